public import TouchArbitration
import TouchInput

// The values in a trace: numbers that read back the same, names in quotes, sets as words with commas.

extension CGFloat {
    /// The shortest decimal representation from which the number can be read back exactly.
    package var traced: String {
        let text = "\(Double(self))"
        return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(Substring(text.utf8.dropLast(2))) : text
    }
}

extension CGPoint {
    var traced: String { "\(x.traced),\(y.traced)" }
}

extension CGVector {
    var traced: String { "\(dx.traced),\(dy.traced)" }
}

extension Instant {
    /// The seconds with six to nine decimals, without loss.
    package var traced: String {
        let (whole, rest) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
        // The leading digit keeps the zeros.
        var digits = Array("\(1_000_000_000 + rest)".utf8.dropFirst())
        while digits.count > 6, digits.last == 48 { digits.removeLast() }
        return "\(nanoseconds < 0 ? "-" : "")\(whole).\(String(decoding: digits, as: UTF8.self))"
    }
}

extension FailureReason {
    /// The name for programs; `description` is for people.
    var traced: String {
        switch self {
        case .own(let reason): "own:\(reason.description.quoted)"
        case .refused: "refused"
        case .prevented(let other, _): "prevented:\(other.quoted)"
        case .requirementMet(let other): "recognized:\(other.quoted)"
        case .deadlock: "deadlock"
        case .disabled: "disabled"
        case .removed: "removed"
        case .touchesLost: "touches-lost"
        case .systemCancelled: "system-cancelled"
        }
    }
}

extension FailureReason {
    /// The fields for what `traced` leaves out: the rule, or the numbers of a reason.
    var details: String {
        switch self {
        case .own(let reason):
            (reason.measured.map { " measured=\(CGFloat($0.inHundredths).traced)" } ?? "")
                + (reason.limit.map { " limit=\(CGFloat($0.inHundredths).traced)" } ?? "")
        case .prevented(_, let rule): rule.map { " rule=\($0.name)" } ?? ""
        case .refused, .requirementMet, .deadlock, .disabled, .removed, .touchesLost, .systemCancelled: ""
        }
    }
}

extension Double {
    /// The number as a reason shows it, with two decimals.
    package var inHundredths: Double { (self * 100).rounded() / 100 }
}

extension Cause.Rule {
    /// The name in traces.
    public var name: String {
        switch self {
        case .first: "first"
        case .whileWaiting: "while-waiting"
        case .precedence: "precedence"
        case .oneSided: "one-sided"
        case .oneSidedByAnother: "one-sided-by-another"
        }
    }
}

extension TraceRecord.CutOff {
    /// The name in traces.
    public var name: String {
        switch self {
        case .decisions: "decisions"
        case .rounds: "rounds"
        }
    }
}

extension TraceRecord.Refuser {
    var traced: String {
        switch self {
        case .own: "own"
        case .delegate: "delegate"
        case .view(let name): "view:\(name.quoted)"
        }
    }
}

extension TraceRecord.TouchStep {
    /// The name in traces.
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
        case .motionBegan: "motion-began"
        case .motionEnded: "motion-ended"
        case .motionCancelled: "motion-cancelled"
        case .remoteControl: "remote-control"
        }
    }
}

extension TraceRecord.Skip {
    /// The name in traces.
    public var name: String {
        switch self {
        case .noInteraction: "no-interaction"
        case .hidden: "hidden"
        case .transparent: "transparent"
        case .animated: "animated"
        case .outside: "outside"
        case .covered: "covered"
        case .overridden: "overridden"
        }
    }
}

extension GesturePhase {
    /// The name in traces.
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

extension TraceRecord.Answerer {
    /// The name in traces.
    public var name: String {
        switch self {
        case .own: "own"
        case .other: "other"
        case .delegate: "delegate"
        case .otherDelegate: "other-delegate"
        case .system: "system"
        }
    }
}

extension TraceRecord.Veto {
    var traced: String {
        switch self {
        case .oneTouchAtATime: "one-touch"
        case .exclusive(let view): "exclusive:\(view.quoted)"
        case .removed: "removed"
        case .refused(let view): "refused:\(view.quoted)"
        case .systemGesture: "system-gesture"
        }
    }
}

extension TraceRecord.Question {
    /// The name in traces.
    public var name: String {
        switch self {
        case .requirements: "requirements"
        case .begin: "begin"
        }
    }
}

extension TraceRecord.TouchEffects {
    var text: String {
        words([
            (contains(.cancels), "cancels"), (contains(.delaysBegan), "delays-began"),
            (contains(.delaysEnded), "delays-ended"),
        ])
    }
}

extension TraceRecord.GateFacts {
    var text: String {
        words([
            (contains(.holdsBegan), "holds-began"), (contains(.holdsEnded), "holds-ended"),
            (contains(.isClaimed), "claimed"), (contains(.isVetoed), "vetoed"),
        ])
    }
}

extension TraceRecord.GateSteps {
    var text: String {
        words([
            (contains(.began), "began"), (contains(.moved), "moved"), (contains(.ended), "ended"),
            (contains(.cancelled), "cancelled"),
        ])
    }
}

private func words(_ list: [(isMember: Bool, word: String)]) -> String {
    var text = ""
    for entry in list where entry.isMember { text += text.isEmpty ? entry.word : ",\(entry.word)" }
    return text
}

extension Array<Int> {
    var text: String { map { "\($0)" }.joined(separator: ",") }
}

extension Array<RecognizerName> {
    var text: String { "[" + map { $0.quoted }.joined(separator: ",") + "]" }

    /// With commas, for people.
    package var listed: String { map { $0.text }.joined(separator: ", ") }
}

extension RecognizerName {
    var quoted: String { text.quoted }
}

extension ResponderName {
    var quoted: String { text.quoted }
}

extension String {
    /// The string in double quotes, with quotes, backslashes and line ends escaped.
    package var quoted: String {
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
