import TestSupport
import Testing
import TouchInput
import TouchKinematics

struct TouchPredictorTests {
    private func predictor(_ samples: [(Double, CGPoint)]) -> TouchPredictor {
        var predictor = TouchPredictor()
        for (time, place) in samples { predictor.add(place, at: time) }
        return predictor
    }

    @Test(.rules("B-403"), arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
    func `a constant velocity is predicted exactly, at any rate`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let (dx, dy) = (
            Double.random(in: -2_000...2_000, using: &numbers), Double.random(in: -900...900, using: &numbers)
        )
        let rate = Double.random(in: 25...500, using: &numbers)
        var predictor = TouchPredictor()
        for sample in 0...30 {
            let time = 100 + (Double(sample) + Double.random(in: 0...0.4, using: &numbers)) / rate
            predictor.add(CGPoint(x: dx * time, y: dy * time), at: time)
            guard sample > 0 else { continue }
            let place = try #require(predictor.location(after: 1.0 / 60))
            let truth = CGPoint(x: dx * (time + 1.0 / 60), y: dy * (time + 1.0 / 60))
            expect(distance(place, truth) < 1e-6, "seed \(seed)")
        }
    }

    @Test func `it knows nothing before the second sample and after a reset`() {
        var predictor = TouchPredictor()
        expectNil(predictor.location(after: 0.01))
        predictor.add(CGPoint(x: 1, y: 1), at: 0)
        expectNil(predictor.location(after: 0.01))
        predictor.add(CGPoint(x: 2, y: 1), at: 0.01)
        expect(predictor.location(after: 0.01) != nil)
        predictor.reset()
        expectEqual(predictor, TouchPredictor())
        expectNil(predictor.location(after: 0.01))
        predictor.add(CGPoint(x: 5, y: 1), at: 0.02)
        expectNil(predictor.location(after: 0.01))
    }

    @Test(.rules("N-13")) func `after a rest of 0.1 s it predicts nothing, whether samples come or not`() {
        var silent = predictor((0...5).map { (Double($0) / 100, CGPoint(x: Double($0) * 4, y: 0)) })
        var resting = silent
        silent.add(CGPoint(x: 24, y: 0), at: 0.155)
        expectNil(silent.location(after: 0.01))
        silent.add(CGPoint(x: 28, y: 0), at: 0.165)
        expectEqual(silent.location(after: 0.01).map { distance($0, CGPoint(x: 32, y: 0)) < 1e-6 }, true)
        for step in 6...14 { resting.add(CGPoint(x: 20, y: 0), at: Double(step) / 100) }
        expect(resting.location(after: 0.01) != nil)
        resting.add(CGPoint(x: 20, y: 0), at: 0.151)
        expectNil(resting.location(after: 0.01))
    }

    @Test func `zero seconds ahead is the newest location, more than furthestAhead is no further`() {
        let predictor = predictor([(0, .zero), (0.01, CGPoint(x: 2, y: 1)), (0.02, CGPoint(x: 5, y: 1))])
        expectEqual(predictor.location(after: 0), CGPoint(x: 5, y: 1))
        expectEqual(predictor.location(after: -1), CGPoint(x: 5, y: 1))
        expectEqual(predictor.location(after: 10), predictor.location(after: TouchPredictor.furthestAhead))
        expectNil(predictor.location(after: .nan))
        expectNil(predictor.location(after: .infinity))
    }

    @Test func `a sample of the same time replaces the newest, an earlier one is left out`() {
        let clean = predictor([(0, .zero), (0.01, CGPoint(x: 3, y: 0))])
        expectEqual(predictor([(0, .zero), (0.01, CGPoint(x: 2, y: 9)), (0.01, CGPoint(x: 3, y: 0))]), clean)
        expectEqual(predictor([(0, .zero), (0.01, CGPoint(x: 3, y: 0)), (0.005, CGPoint(x: 9, y: 9))]), clean)
        let odd = [
            (0.02, CGPoint(x: CGFloat.nan, y: 0)), (.nan, CGPoint.zero), (0.02, CGPoint(x: 0, y: -CGFloat.infinity)),
        ]
        expectEqual(predictor([(0, .zero), (0.01, CGPoint(x: 3, y: 0))] + odd), clean)
    }

    @Test(arguments: [11, 12, 13, 14, 15] as [UInt64])
    func `it never goes more than twice as fast as the touch did, and where that was makes no difference`(
        seed: UInt64
    ) throws {
        var numbers = SeededNumbers(seed: seed)
        var (here, there) = (TouchPredictor(), TouchPredictor())
        var samples: [Stroke.Sample] = []
        var (place, time) = (CGPoint(x: 300, y: 200), 5.0)
        for _ in 0..<200 {
            place.x += CGFloat(Int.random(in: -99...99, using: &numbers)) / 2
            place.y += CGFloat(Int.random(in: -99...99, using: &numbers)) / 2
            time += Double.random(in: 0.0001...0.03, using: &numbers)
            samples.append(Stroke.Sample(location: place, time: time))
            here.add(place, at: time)
            there.add(CGPoint(x: place.x - 512, y: place.y + 8_192), at: time)
            let newest = samples[samples.count - 1]
            let fastest =
                samples.suffix(8).dropLast().filter { time - $0.time < 0.1 }
                .map { distance($0.location, newest.location) / (time - $0.time) }.max() ?? 0
            for ahead in [0.004, 0.008, 1.0 / 60, 0.05, 1] {
                guard let a = here.location(after: ahead), let b = there.location(after: ahead) else { continue }
                let limit = 2 * fastest * min(ahead, TouchPredictor.furthestAhead)
                expect(distance(a, place) <= limit * (1 + 1e-9) + 1e-9, "seed \(seed)")
                expect(distance(CGPoint(x: a.x - 512, y: a.y + 8_192), b) < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test func `a prediction is a place for any numbers`() {
        let odd: [CGFloat] = [0, -0.0, 1, 1e-300, 1e300, -1e300, 1e150, .greatestFiniteMagnitude, -8e307, 8e307]
        let gaps = [0, -1, 1e-300, 0.001, 0.01, 0.03, 0.09, 0.2, 1e10]
        var numbers = SeededNumbers(seed: 21)
        var predictor = TouchPredictor()
        var time = 0.0
        for _ in 0..<5_000 {
            if Int.random(in: 0..<20, using: &numbers) == 0 {
                predictor.reset()
                time = 0
            }
            time += gaps.randomElement(using: &numbers) ?? 0
            let x = odd.randomElement(using: &numbers) ?? 0
            predictor.add(CGPoint(x: x, y: odd.randomElement(using: &numbers) ?? 0), at: time)
            for ahead in [0, 1e-300, 0.008, 1] {
                guard let place = predictor.location(after: ahead) else { continue }
                expect(place.x.isFinite && place.y.isFinite, "seed 21")
            }
        }
    }
}
