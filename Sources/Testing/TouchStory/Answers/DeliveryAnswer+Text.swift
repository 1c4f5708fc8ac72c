import TouchTrace
import TouchInput

extension DeliveryAnswer: CustomStringConvertible {
    /// The answer in words, as one or two sentences: who, when after the touch came down, and why.
    public var description: String {
        guard let responder else { return "\(touch) reached no view: \(reasonOfNone)." }
        switch outcome {
        case .received(let receipt): return "\(responder) \(text(receipt))."
        case .delayed(_, let others):
            return "\(responder) has not received \(touch): \(GestureAnswer.list(others)) may still recognize."
        case .never(let instant, let taker):
            return "\(responder) never receives \(touch): \(text(taker, instant))."
        case .notPassedOn:
            return
                "\(responder) has not received \(touch): its event was not passed on, or its delivery is behind the last "
                + "record."
        case .noTouch(let reason): return "\(responder) does not receive \(touch): \(reason)."
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
