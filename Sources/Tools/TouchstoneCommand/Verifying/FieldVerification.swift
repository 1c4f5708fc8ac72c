import TouchRecordings
import Touchstone

/// A comparison of a device's log with this library: the numbers and all differences.
struct FieldVerification {
    let source: String
    let measured: FieldLog
    let rows: [FieldRow]
    let comparison: FieldComparison

    /// Plays the touches of a log and compares.
    init(_ measured: FieldLog, source: String, progress: (Double) -> Void = { _ in }) throws(CommandFailure) {
        let ours = try FieldReplay.log(of: measured, progress: progress)
        (self.source, self.measured) = (source, measured)
        let (one, other) = (measured.gestures(), ours.gestures())
        rows = FieldNumbers.all.compactMap { FieldRow($0, one, other) }
        comparison = FieldComparison(measured, ours)
    }

    var differences: [FieldDifference] { comparison.differences }

    /// A Boolean value that indicates whether there are no differences.
    var isEqual: Bool { differences.isEmpty && rows.allSatisfy { $0.agreeing == $0.pairs.count } }

    private var counts: (gestures: Int, events: Int, hovers: Int) {
        let gestures = measured.gestures()
        let hovers = gestures.flatMap(\.reports).count { $0.report.name == "hover" }
        return (gestures.count, gestures.reduce(0) { $0 + $1.events.count }, hovers)
    }

    /// The result for people.
    var text: String {
        let counts = counts
        var text =
            "\(source.printable): \(measured.device.printable), \(measured.system.printable), "
            + "\(FieldText.number(measured.size.width)) × \(FieldText.number(measured.size.height)) points, "
            + "\(FieldText.number(measured.scale)) pixels a point, \(FieldText.number(measured.rate)) frames a second: "
            + "\(FieldText.count(counts.gestures, "gesture")), \(FieldText.count(counts.events, "event")), "
            + "\(FieldText.count(comparison.frameCount, "frame")).\n\n"
        let head = ["number", "what", "measured", "here", "gesture", "agree"]
        text += FieldText.table([head] + rows.map(\.columns)) + "\n"
        if counts.hovers > 0 {
            text += "Hovering cannot be played: a log contains only the reports of its recognizer.\n"
        }
        for shift in comparison.shifts {
            let word = shift.frames > 0 ? "later" : "earlier"
            text += "M-12: \(shift.view) moves on a display frame \(word) than here after gesture \(shift.gesture).\n"
        }
        text += differences.isEmpty ? "Nothing differs.\n" : "\(FieldText.count(differences.count, "difference")):\n"
        return text + differences.map { "\($0.text)\n" }.joined()
    }

    var json: JSON {
        let counts = counts
        return .document(
            "verify",
            [
                "source": .string(source), "device": .string(measured.device), "system": .string(measured.system),
                "width": .number(measured.size.width), "height": .number(measured.size.height),
                "scale": .number(measured.scale), "rate": .number(measured.rate), "gestures": .whole(counts.gestures),
                "events": .whole(counts.events), "frames": .whole(comparison.frameCount),
                "hovers": .whole(counts.hovers), "numbers": .list(rows.map(\.json)),
                "shifts": .list(
                    comparison.shifts.map {
                        .members([
                            "gesture": .whole($0.gesture), "view": .string($0.view), "frames": .whole($0.frames),
                        ])
                    }), "differences": .list(differences.map(\.json)),
            ])
    }
}
