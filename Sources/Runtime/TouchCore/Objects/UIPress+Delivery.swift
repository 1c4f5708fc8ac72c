import TouchArbitration
import TouchInput
import TouchTrace

// The interface of a press for the dispatcher.

extension UIPress: GatedInput {
    var isListenerInPlace: Bool {
        guard let window else { return true }
        return target?.responderWindow === window && window.isShown
    }

    var listener: UIResponder? { target }

    var input: Contest.Input { .press(slot) }

    var step: TouchStep? {
        switch sample.phase {
        case .began: .began
        case .changed: .moved
        case .stationary: nil
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    func forget(by recognizer: UIGestureRecognizer) { recognizer.forget(self) }

    func show(_ step: TouchStep, at now: Instant) -> Bool {
        presentSample = sample
        switch step {
        case .began:
            sample = beganSample
            return presentSample?.phase != .began || beganSample.instant < now
        case .moved:
            let isLate = sample.phase != .changed || sample.instant < now
            sample.phase = .changed
            return isLate
        case .ended:
            if let endedSample { sample = endedSample }
            return sample.instant < now
        case .cancelled:
            sample.phase = .cancelled
            return false
        }
    }

    func showPresent() {
        if let presentSample { sample = presentSample }
        presentSample = nil
    }

    func taken() {
        responder = nil
    }

    /// Does nothing: there are no copies of a press.
    func dropCopies() {}

    func wasRemoved(into pool: TouchPool) {}

    static func received(by recognizer: UIGestureRecognizer) -> UInt64 { recognizer.presses }

    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep {
        switch step {
        case .began: .pressBegan
        case .moved: .pressChanged
        case .ended: .pressEnded
        case .cancelled: .pressCancelled
        }
    }

    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<UIPress>, _ event: UIPressesEvent) {
        switch step {
        case .began: listener.pressesBegan(inputs, with: event)
        case .moved: listener.pressesChanged(inputs, with: event)
        case .ended: listener.pressesEnded(inputs, with: event)
        case .cancelled: listener.pressesCancelled(inputs, with: event)
        }
    }

    static func notify(
        _ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<UIPress>, _ event: UIPressesEvent
    ) {
        switch step {
        case .began: recognizer.pressesBegan(inputs, with: event)
        case .moved: recognizer.pressesChanged(inputs, with: event)
        case .ended: recognizer.pressesEnded(inputs, with: event)
        case .cancelled: recognizer.pressesCancelled(inputs, with: event)
        }
    }
}
