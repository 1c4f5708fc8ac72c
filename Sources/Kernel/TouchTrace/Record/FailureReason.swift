public import TouchArbitration
import TouchInput

/// The reason why an attempt failed or was cancelled.
///
/// Other recognizers are identified by the names that traces use; they are not retained. Two reasons are equal if they read the same: the
/// numbers of `own` and the rule of `prevented` are details.
///
///     #expect(tap.failureReason == .own("moved 60 pt, more than 45"))
@nonexhaustive public enum FailureReason: Hashable, Sendable, CustomStringConvertible {
    /// The recognizer's own decision, described by itself; empty if it gave no reason.
    case own(Reason)
    /// A delegate or the hit view did not allow it to begin.
    case refused
    /// Another recognizer recognized and prevents this one, by the rule; `nil` in traces from before 2026-11-27.
    case prevented(by: RecognizerName, rule: Rule? = nil)
    /// A recognizer whose failure this one required has recognized.
    case requirementMet(RecognizerName)
    /// Recognizers required each other's failure in a cycle; this one was failed to break it.
    case deadlock
    /// The recognizer was disabled.
    case disabled
    /// The recognizer was removed from its view, or its view from the window.
    case removed
    /// No touch, timer or requirement was left that could decide the attempt.
    case touchesLost
    /// The system cancelled its touches.
    case systemCancelled

    /// The rule by which a recognizer lost to another one.
    public typealias Rule = Cause.Rule

    /// A short description for a trace or a timeline.
    public var description: String {
        switch self {
        case .own(let reason): reason.isEmpty ? "own decision" : reason.description
        case .refused: "refused by shouldBegin"
        case .prevented(let other, _): "prevented by \(other)"
        case .requirementMet(let other): "\(other) recognized"
        case .deadlock: "deadlock"
        case .disabled: "disabled"
        case .removed: "removed"
        case .touchesLost: "touches lost"
        case .systemCancelled: "system cancelled"
        }
    }

    /// Returns a Boolean value that indicates whether the two reasons read the same.
    public static func == (left: FailureReason, right: FailureReason) -> Bool { left.traced == right.traced }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) { hasher.combine(traced) }
}

extension Reason: CustomStringConvertible {
    /// The text, with its numbers.
    public var description: String {
        var words = ""
        for part in parts {
            switch part {
            case .text(let part): words += part
            case .measured(let number), .limit(let number): words += text(CGFloat(number))
            case .numbers: break
            }
        }
        return words
    }
}

extension FailureReason {
    /// Creates the reason for a cause of the kernel. Inlined, so that the closure of an actor needs no check at run time.
    /// - Parameters:
    ///   - cause: The cause, which has other recognizers as contestants.
    ///   - name: Returns the name of a contestant.
    @inlinable @inline(__always) package init(_ cause: Cause, name: (Contestant) -> RecognizerName) {
        self =
            switch cause {
            case .own(let reason): .own(reason)
            case .refused: .refused
            case .prevented(let other, let rule): .prevented(by: name(other), rule: rule)
            case .requirementMet(let other): .requirementMet(name(other))
            case .deadlock: .deadlock
            case .disabled: .disabled
            case .removed: .removed
            case .touchesLost: .touchesLost
            case .systemCancelled: .systemCancelled
            }
    }
}

/// The reason why a recognizer does not receive an input that came down or began. Its raw value is the text in `pass` and `decline`.
package enum InputRefusal: String, Sendable {
    case removed = "removed"
    case disabled = "disabled"
    case otherApplication = "busy in another application"
    /// It has decided, and waits for its reset.
    case decided = "already decided, waiting for its reset"
    case noTouches = "handles no touches"
    case noPresses = "handles no presses"
    case type = "type not allowed"
    /// It follows touches and this is a press, or the reverse, or a stream.
    case otherKind = "another kind of input than its first"
    case otherType = "another type than its first touch"
    /// It follows other input, and this is a stream.
    case busy = "it follows other input"
    case ownEvent = "its own shouldReceive(event) returned false"
    case delegateEvent = "its delegate's shouldReceive(event) returned false"
    case delegateTouch = "its delegate's shouldReceive(touch) returned false"
    case delegatePress = "its delegate's shouldReceive(press) returned false"
    /// App code removed or disabled it while it was asked.
    case removedMeanwhile = "removed or disabled"
    /// App code made it decide while it was asked.
    case decidedMeanwhile = "already decided"
}
