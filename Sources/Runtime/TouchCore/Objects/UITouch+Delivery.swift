import TouchArbitration
import TouchInput
import TouchTrace

// The interface of a touch for the dispatcher: the calls that a view receives, and their values.

extension UITouch: GatedInput {
    var isListenerInPlace: Bool {
        guard let window else { return true }
        return hitView?.windowStorage === window && window.isShown
    }

    var listener: UIResponder? { hitView }

    var input: Contest.Input { .touch(slot) }

    /// A Boolean value that indicates whether an ancestor of its view must be asked whether the view may receive it.
    var isRefereed: Bool {
        var link = hitView?.superviewStorage
        while let view = link {
            if view.refereesTouches { return true }
            link = view.superviewStorage
        }
        return false
    }

    var step: TouchStep? {
        switch sample.phase {
        case .began: .began
        case .moved: .moved
        case .stationary, .regionEntered, .regionMoved, .regionExited: nil
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    func forget(by recognizer: UIGestureRecognizer) { recognizer.forget(self) }

    func show(_ step: TouchStep, at now: Instant) -> Bool {
        // A movement that is delivered immediately shows the present values.
        if step == .moved, sample.phase == .moved, sample.instant == now, catchUp == nil { return false }
        presentSample = sample
        switch step {
        case .began:
            wasReceived = true
            sample = beganSample
            // The next movement starts where the view received the beginning.
            catchUp = (beganSample.location, beganSample.preciseLocation)
            return presentSample?.phase != .began || beganSample.instant < now
        case .moved:
            let isLate = sample.phase != .moved || sample.instant < now
            sample.phase = .moved
            if let catchUp { sample.placesBefore = catchUp }
            catchUp = nil
            // The finger has been lifted already: the rest of its path belongs to the end.
            if let endedSample { sample.places = endedSample.placesBefore }
            return isLate
        case .ended:
            if let endedSample { sample = endedSample }
            return sample.instant < now
        case .cancelled:
            wasReceived = false
            sample.phase = .cancelled
            return false
        }
    }

    func showPresent() {
        guard let present = presentSample else { return }
        sample = present
        presentSample = nil
    }

    func taken() {
        view = nil
    }

    func wasRemoved(into pool: TouchPool) { pool.add(self) }

    static func received(by recognizer: UIGestureRecognizer) -> UInt64 { recognizer.contacts }

    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep {
        switch step {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<UITouch>, _ event: UIEvent) {
        switch step {
        case .began: listener.touchesBegan(inputs, with: event)
        case .moved: listener.touchesMoved(inputs, with: event)
        case .ended: listener.touchesEnded(inputs, with: event)
        case .cancelled: listener.touchesCancelled(inputs, with: event)
        }
    }

    static func notify(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<UITouch>, _ event: UIEvent) {
        switch step {
        case .began: recognizer.touchesBegan(inputs, with: event)
        case .moved: recognizer.touchesMoved(inputs, with: event)
        case .ended:
            for touch in inputs { recognizer.dispatcher?.estimates.ended(touch, before: recognizer) }
            recognizer.touchesEnded(inputs, with: event)
        case .cancelled: recognizer.touchesCancelled(inputs, with: event)
        }
    }
}

extension UITouch {
    /// A Boolean value that indicates whether the view of the touch has received `touchesBegan`, but no end: if the touch is taken from the
    /// view now, the view receives `touchesCancelled`.
    @_spi(Subclass) public var isReceivedByView: Bool {
        guard let dispatcher = window?.application?.dispatcher, dispatcher.holds(self) else { return false }
        return dispatcher.contest.isReceiving(input)
    }
}
