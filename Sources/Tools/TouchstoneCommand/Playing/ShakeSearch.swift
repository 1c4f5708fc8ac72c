import TouchRecordings
import Touchstone

/// The shakes that a detector finds in a recording.
struct ShakeSearch {
    private let recording: AccelerationRecording
    private var events: [ShakeEvent] = []

    init(_ recording: AccelerationRecording) {
        self.recording = recording
        var detector = ShakeDetector()
        for acceleration in recording.accelerations {
            if let event = detector.take(acceleration) { events.append(event) }
        }
        // The end of the table also ends a motion in progress.
        if let deadline = detector.deadline, let event = detector.advance(to: deadline) { events.append(event) }
    }

    /// A line for the file, then one for each event.
    var text: String {
        let count = recording.accelerations.count
        let shakes = events.filter { $0.kind == .ended }.count
        let others = events.filter { $0.kind == .began }.count - shakes
        let rate = recording.rate.map { ", \(Int($0.rounded())) a second" } ?? ""
        let head =
            "\(recording.source): \(Self.number(count, "sample"))\(rate): \(Self.number(shakes, "shake")), "
            + "\(Self.number(others, "other motion"))\n"
        return head + events.map { Self.seconds($0.instant) + " s  \($0)\n" }.joined()
    }

    /// The result for programs: one object for each motion.
    var json: JSON {
        var motions: [JSON] = []
        var began = Instant.zero
        for event in events {
            guard let result = Self.result(event.kind) else {
                began = event.instant
                continue
            }
            motions.append(
                .members([
                    "began": .number(began.seconds), "over": .number(event.instant.seconds), "result": .string(result),
                    "reversals": .whole(event.reversals),
                ]))
        }
        return .members([
            "source": .string(recording.source), "samples": .whole(recording.accelerations.count),
            "unit": .string(recording.unit.rawValue), "seconds": .number(recording.duration), "motions": .list(motions),
        ])
    }

    private static func result(_ kind: ShakeEvent.Kind) -> String? {
        switch kind {
        case .began: nil
        case .ended: "ended"
        case .cancelled(.tooLong): "tooLong"
        case .cancelled(.notAShake): "notAShake"
        case .cancelled(.silence): "silence"
        }
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// Returns seconds with three decimals, in nine columns.
    private static func seconds(_ instant: Instant) -> String {
        let milliseconds = (instant.nanoseconds + 500_000) / 1_000_000
        let text = "\(milliseconds / 1000)." + String("\(1000 + milliseconds % 1000)".dropFirst())
        return String(repeating: " ", count: max(0, 9 - text.utf8.count)) + text
    }
}
