public import TouchInput
import TouchTrace

/// The answer to the question why a view or another responder received what it received of a touch.
public struct DeliveryAnswer: Hashable, Sendable {
    /// The responder: the view that was hit, as a rule; `nil` if none was.
    public let responder: ResponderName?
    /// The touch.
    public let touch: AnsweredTouch
    /// The answer.
    public let outcome: Outcome

    /// The course of a touch as its responder received it.
    @nonexhaustive public enum Outcome: Hashable, Sendable {
        /// It received the beginning.
        case received(Receipt)
        /// It has not received the beginning yet: these recognizers delay it.
        case delayed(since: Instant, by: [RecognizerName])
        /// It has received nothing and will receive nothing.
        case never(at: Instant, because: Taker)
        /// It has received nothing although nothing kept the touch from it: the application or the window did not pass the event on, or
        /// the delivery is behind the last record.
        case notPassedOn
        /// The contact became no touch, for this reason.
        case noTouch(String)
    }

    /// The calls that a responder received.
    public struct Receipt: Hashable, Sendable {
        /// The instant of the beginning.
        public var at: Instant
        /// The delay of the beginning; `nil` if there was none.
        public var delay: Delay?
        /// The end; `nil` if there is none yet.
        public var end: End?

        /// The last of the calls.
        public enum End: Hashable, Sendable {
            /// It received the end, possibly late.
            case ended(at: Instant, Delay?)
            /// It has not received the end yet: these recognizers delay it.
            case delayed(since: Instant, by: [RecognizerName])
            /// It received the cancellation.
            case cancelled(at: Instant, because: Taker)
        }
    }

    /// A time for which a call was postponed.
    public struct Delay: Hashable, Sendable {
        /// The instant from which the call was due.
        public var since: Instant
        /// The recognizers because of which it was postponed.
        public var by: [RecognizerName]
        /// The length in seconds.
        public var seconds: Double
    }

    /// The cause for which a touch was taken from its responder.
    @nonexhaustive public enum Taker: Hashable, Sendable {
        /// A recognizer that cancels touches recognized.
        case recognizer(RecognizerName)
        /// A recognizer that cancels touches had recognized before the first record.
        case earlierGesture
        /// It may not receive the touch; the reason is `nil` in traces from before 2026-11-22.
        case veto(TraceRecord.Veto?)
        /// The system cancelled the touch.
        case system
    }
}

extension DeliveryAnswer: CustomStringConvertible {
    /// The answer in words, as one or two sentences: who, when after the touch came down, and why.
    public var description: String { "\(responder?.description ?? touch.description) \(predicate)" }

    /// The answer without its subject: the responder, or the touch if it reached none.
    var predicate: String {
        guard responder != nil else { return "reached no view: \(reasonOfNone)." }
        return switch outcome {
        case .received(let receipt): "\(text(receipt))."
        case .delayed(_, let others):
            "has not received \(touch): \(GestureAnswer.list(others)) may still recognize."
        case .never(let instant, let taker): "never receives \(touch): \(text(taker, instant))."
        case .notPassedOn:
            "has not received \(touch): its event was not passed on, or its delivery is behind the last record."
        case .noTouch(let reason): "does not receive \(touch): \(reason)."
        }
    }

    private var reasonOfNone: String {
        if case .noTouch(let reason) = outcome { reason } else { "none was hit" }
    }

    private func text(_ receipt: Receipt) -> String {
        var text = "received \(touch)"
        if let delay = receipt.delay { text += " \(self.text(delay))" }
        switch receipt.end {
        case .ended(_, let delay):
            text +=
                (receipt.delay == nil && delay == nil ? " and" : ", and") + " its end"
                + (delay.map { " \(self.text($0))" } ?? "")
        case .delayed(_, let others):
            text += ", and not its end: \(GestureAnswer.list(others)) may still recognize"
        case .cancelled(let instant, let taker): text += ", and its cancellation: \(self.text(taker, instant))"
        case nil: break
        }
        return text
    }

    private func text(_ delay: Delay) -> String {
        let length = AnsweredTouch(touch.kind, began: .zero).after(Instant(seconds: delay.seconds))
        return "\(length) late" + (delay.by.isEmpty ? "" : " because of \(GestureAnswer.list(delay.by))")
    }

    private func text(_ taker: Taker, _ instant: Instant) -> String {
        let time = instant == touch.began ? "when it came down" : "\(touch.after(instant)) after it came down"
        return switch taker {
        case .recognizer(let name): "\(name) took it \(time)"
        case .earlierGesture: "a recognizer that had recognized before the first record took it \(time)"
        case .veto(let veto?): "\(veto)"
        case .veto(nil): "it takes one touch at a time, left the window, or a view around it refused the touch"
        case .system: "the system cancelled it \(time)"
        }
    }
}
