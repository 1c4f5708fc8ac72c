import BenchmarkCases
import Foundation

/// The result of a run.
struct Report: Encodable {
    /// The milliseconds of CPU time of the calibration loop in this run; `nil` if nothing was timed.
    var calibration: Double?
    var measurements: [Measurement]
    /// The curves that cases belong to.
    var curves = Catalog.curves.map {
        Curve(name: $0.name, title: $0.title, cases: $0.cases.map { $0.name }, sizes: $0.sizes, limit: $0.limit)
    }

    struct Curve: Encodable {
        var name: String
        var title: String
        var cases: [String]
        var sizes: [Int]
        var limit: Double
    }

    init(_ measurements: [Measurement], calibration: Double?) {
        self.calibration = calibration
        self.measurements = measurements
    }

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(self) else { return "{}" }
        return String(decoding: data, as: UTF8.self)
    }

    var text: String {
        var lines: [String] = []
        if let calibration {
            lines.append("calibration: \(format(calibration)) ms of CPU time")
        }
        lines.append(row("case", "ns", "allocations", "events"))
        for measurement in measurements {
            lines.append(
                row(
                    measurement.name, measurement.nanoseconds.map(format) ?? "–", format(measurement.allocations),
                    String(measurement.events)))
        }
        return lines.joined(separator: "\n")
    }

    /// The claims that do not hold, one line each.
    var complaints: [String] {
        measurements.flatMap { measurement in
            measurement.broken.map { "\(measurement.name) does not do what it is said to measure: \($0)" }
        }
    }

    private func format(_ number: Double) -> String {
        String(format: number < 100 ? "%.2f" : "%.0f", number)
    }

    private func row(_ name: String, _ numbers: String...) -> String {
        let width = 20
        return name.padding(toLength: 28, withPad: " ", startingAt: 0)
            + numbers.map { String(repeating: " ", count: max(1, width - $0.count)) + $0 }.joined()
    }
}
