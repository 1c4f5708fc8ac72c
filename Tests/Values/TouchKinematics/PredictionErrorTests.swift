import TestSupport
import Testing
import TouchInput
import TouchKinematics

/// The errors of `TouchPredictor` and of other methods on recordings, and what must not become worse.
@Suite(.serialized, .needs("the shared recordings (TOUCHSTONE_SHARED)", SharedData.folder != nil))
struct `Predictions of recorded movements` {
    static let times = [0.008, 1.0 / 60]

    /// The errors, by group of recordings, of every method: one for each of the times.
    static let table: [(group: String, errors: [PredictionMethod: [PredictionError]])] = {
        guard let groups = try? RecordedStrokes.all() else { return [] }
        return groups.map { group in
            var errors: [PredictionMethod: [PredictionError]] = [:]
            for method in PredictionMethod.allCases {
                var row = times.map { _ in PredictionError() }
                for stroke in group.strokes {
                    method.predict(stroke, ahead: times) { newest, ahead, place in
                        guard let truth = stroke.location(at: stroke.samples[newest].time + ahead),
                            let column = times.firstIndex(of: ahead)
                        else { return }
                        row[column].add(distance(place, truth))
                    }
                }
                errors[method] = row
            }
            return (group.name, errors)
        }
    }()

    /// The mean over groups and times, as a factor, of the one error (root mean square) divided by the other.
    private func ratio(_ method: PredictionMethod, to other: PredictionMethod) -> Double {
        var (product, count) = (1.0, 0.0)
        for (_, errors) in Self.table {
            for (a, b) in zip(errors[method] ?? [], errors[other] ?? []) {
                product *= a.rootMeanSquare / b.rootMeanSquare
                count += 1
            }
        }
        // The root of the product, by halving: no mathematical library here.
        var (low, high) = (0.0, 10.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            var power = 1.0
            for _ in 0..<Int(count) { power *= middle }
            if power < product { low = middle } else { high = middle }
        }
        return low
    }

    @Test(.rules("B-403", "N-59")) func `are closer to the truth than none and than straight lines`() {
        // Measured: 0.41, 0.73, 0.72, 0.96, 0.90.
        expect(ratio(.predictor, to: .none) < 0.43)
        expect(ratio(.predictor, to: .weighted) < 0.76)
        expect(ratio(.predictor, to: .lsq2) < 0.74)
        expect(ratio(.predictor, to: .threeSample) < 0.98)
        expect(ratio(.predictor, to: .lastTwo) < 0.92)
        // Measured: 0.54, 0.91, 0.68.
        expect(ratio(.predictor, to: .threePoints) < 0.56)
        expect(ratio(.predictor, to: .sixPoints) < 0.93)
        expect(ratio(.predictor, to: .twentyPoints) < 0.70)
    }

    @Test(.rules("B-403")) func `are better than none in every group, at both times`() {
        expectEqual(Self.table.count, 4)
        for (group, errors) in Self.table {
            guard let none = errors[.none], let ours = errors[.predictor] else {
                Issue.record("\(group) was not measured")
                continue
            }
            for (none, ours) in zip(none, ours) {
                expect(ours.rootMeanSquare < 0.65 * none.rootMeanSquare, "\(group)")
                expect(ours.percentile95 < 0.62 * none.percentile95, "\(group)")
            }
        }
    }

    /// Every number of `PredictionTables` is what is measured, but for a twentieth, or 0.03 points: how recordings are
    /// mapped to a window may change a little. The rows are printed.
    @Test(.rules("B-403")) func `S are as the tables have them`() throws {
        let tables = PredictionTables()
        for column in Self.times.indices {
            print("\(Self.times[column]) s | " + Self.table.map(\.group).joined(separator: " | "))
            for method in PredictionMethod.allCases {
                let errors = Self.table.map { $0.errors[method]?[column] ?? PredictionError() }
                print("| \(method.rawValue) | " + errors.map(\.description).joined(separator: " | ") + " |")
                let measured = errors.flatMap { [$0.rootMeanSquare, $0.percentile95] }
                let printed = try #require(tables.errors[column][method.rawValue], "\(method.rawValue) has no row")
                try #require(printed.count == measured.count && measured.count == 8)
                for (measured, printed) in zip(measured, printed) {
                    expect(
                        abs(measured - printed) <= max(0.03, 0.05 * printed),
                        "\(method.rawValue), \(Self.times[column]) s")
                }
            }
        }
        for method in PredictionMethod.allCases {
            let measured = ratio(method, to: .none)
            print("| \(method.rawValue) | \(PredictionError.text(measured)) |")
            let printed = try #require(tables.ratios[method.rawValue])
            expect(abs(measured - printed) <= 0.03, "\(method.rawValue)")
        }
    }

    /// The places that UIKit predicted while the pencil was recorded, and ours for the same times.
    @Test(.rules("B-403", "N-59")) func `are no worse than those that UIKit made on an iPad`() throws {
        let log = try PencilLog()
        var (apple, ours, line, none) = (PredictionError(), PredictionError(), PredictionError(), PredictionError())
        var predictor = TouchPredictor()
        for (index, sample) in log.stroke.samples.enumerated() {
            predictor.add(sample.location, at: sample.time)
            for prediction in log.predictions where prediction.newest == index {
                guard let truth = log.stroke.location(at: prediction.time) else { continue }
                let ahead = prediction.time - sample.time
                let before = log.stroke.samples[max(0, index - 1)]
                let part = ahead / max(0.001, sample.time - before.time)
                let straight = CGPoint(
                    x: sample.location.x + part * (sample.location.x - before.location.x),
                    y: sample.location.y + part * (sample.location.y - before.location.y))
                apple.add(distance(prediction.location, truth))
                ours.add(distance(predictor.location(after: ahead) ?? sample.location, truth))
                line.add(distance(straight, truth))
                none.add(distance(sample.location, truth))
            }
        }
        print("\(apple.distances.count) places: UIKit \(apple), ours \(ours), last two samples \(line), none \(none)")
        expect(apple.distances.count > 70)
        // Measured: 0.92 and 0.77.
        expect(ours.rootMeanSquare < 0.97 * apple.rootMeanSquare)
        expect(ours.percentile95 < 0.9 * apple.percentile95)
    }
}
