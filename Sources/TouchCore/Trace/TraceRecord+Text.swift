// The text of a record: time in seconds with microseconds, the kind of step, then `key=value` pairs in a fixed order.
// Made without Foundation, the same on every platform and in every locale.

public import TouchArbitration
import TouchInput

extension TraceRecord: CustomStringConvertible {
    /// The first line of a trace file.
    public static let header = "touchstone-trace 1"

    /// One line of a trace file.
    public var description: String {
        "\(Self.decimal(instant.seconds, places: 6)) \(step.line)"
    }

    /// A number with a fixed count of decimal places, rounded to nearest.
    static func decimal(_ value: Double, places: Int) -> String {
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = (value * scale).rounded()
        if scaled.isNaN { return "nan" }
        guard scaled.isFinite, abs(scaled) < 9e18 else { return value < 0 ? "-inf" : "inf" }
        let digits = "\(Int64(abs(scaled)))"
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
        let split = padded.index(padded.endIndex, offsetBy: -places)
        let sign = scaled < 0 ? "-" : ""
        return "\(sign)\(padded[..<split]).\(padded[split...])"
    }
}

extension TraceRecord.Step {
    var line: String {
        switch self {
        case .frame(let frame):
            "frame" + frame.text
        case .hit(let finger, let view, let window):
            "hit finger=\(finger) view=\(view.quoted) window=\(window.quoted)"
        case .missed(let finger, let reason):
            "missed finger=\(finger) reason=\(reason.quoted)"
        case .watch(let recognizer, let finger):
            "watch recognizer=\(recognizer.quoted) finger=\(finger)"
        case .pass(let recognizer, let finger, let reason):
            "pass recognizer=\(recognizer.quoted) finger=\(finger) reason=\(reason.quoted)"
        case .target(let input, let view, let window):
            "target input=\(input.quoted) view=\(view.quoted) window=\(window.quoted)"
        case .join(let recognizer, let input):
            "join recognizer=\(recognizer.quoted) input=\(input.quoted)"
        case .decline(let recognizer, let input, let reason):
            "decline recognizer=\(recognizer.quoted) input=\(input.quoted) reason=\(reason.quoted)"
        case .ignore(let recognizer, let finger):
            "ignore recognizer=\(recognizer.quoted) finger=\(finger)"
        case .feed(let recognizer, let step, let fingers):
            "feed recognizer=\(recognizer.quoted) step=\(step.name) fingers=\(fingers.text)"
        case .propose(let recognizer, let phase):
            "propose recognizer=\(recognizer.quoted) phase=\(phase.name)"
        case .awaits(let recognizer, let others):
            "awaits recognizer=\(recognizer.quoted) others=\(others.text)"
        case .begin(let recognizer, let isAllowed, let prevents, let preventedBy):
            "begin recognizer=\(recognizer.quoted) allowed=\(isAllowed) prevents=\(prevents.text)"
                + " prevented-by=\(preventedBy.text)"
        case .hold(let recognizer, let others):
            "hold recognizer=\(recognizer.quoted) for=\(others.text)"
        case .enter(let recognizer, let phase, let cause):
            "enter recognizer=\(recognizer.quoted) phase=\(phase.name)"
                + (cause.map { " cause=\($0.description.quoted)" } ?? "")
        case .undo(let recognizer, let cause):
            "undo recognizer=\(recognizer.quoted) cause=\(cause.description.quoted)"
        case .action(let recognizer, let phase):
            "action recognizer=\(recognizer.quoted) phase=\(phase.name)"
        case .deliver(let view, let step, let fingers, let isLate):
            "deliver view=\(view.quoted) step=\(step.name) fingers=\(fingers.text)" + (isLate ? " late" : "")
        case .withhold(let view, let step, let finger, let because):
            "withhold view=\(view.quoted) step=\(step.name) finger=\(finger) because=\(because.text)"
        case .silence(let view, let finger):
            "silence view=\(view.quoted) finger=\(finger)"
        case .timerSet(let owner, let instant):
            "timer-set owner=\(owner.quoted) at=\(TraceRecord.decimal(instant.seconds, places: 6))"
        case .timerFired(let owner):
            "timer-fired owner=\(owner.quoted)"
        case .reset(let recognizer):
            "reset recognizer=\(recognizer.quoted)"
        case .diagnostic(let text):
            "diagnostic text=\(text.quoted)"
        }
    }
}

extension TraceRecord.TouchStep {
    /// The word for it in traces.
    public var name: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .pressBegan: "press-began"
        case .pressChanged: "press-changed"
        case .pressEnded: "press-ended"
        case .pressCancelled: "press-cancelled"
        case .streamBegan: "stream-began"
        case .streamChanged: "stream-changed"
        case .streamEnded: "stream-ended"
        case .streamCancelled: "stream-cancelled"
        }
    }
}

extension GesturePhase {
    /// The word for it in traces.
    public var name: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}

extension Array<Int> {
    fileprivate var text: String { map { "\($0)" }.joined(separator: ",") }
}

extension Array<String> {
    fileprivate var text: String { "[" + map { $0.quoted }.joined(separator: ",") + "]" }
}

extension String {
    /// In double quotes, with quotes, backslashes and line ends escaped.
    var quoted: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
