import TouchArbitration
import TouchInput

// Steps 5 and 7: views hear what they are owed, and what was taken from them.

extension Dispatcher {
    /// Step 5: views whose touches were claimed, or that left the window, hear `touchesCancelled`, just before the
    /// actions (B-125).
    func cancelClaimed() {
        for touch in contacts.order where !touch.gate.isClosed {
            let facts = self.facts(of: touch)
            guard !facts.isDisjoint(with: [.isClaimed, .isVetoed]) else { continue }
            release(touch, facts)
        }
        deliverReleased()
    }

    /// Step 7: grouped by view and phase; began, moved, ended, cancelled (B-005).
    func deliver() {
        for touch in contacts.order where !touch.gate.isClosed && !touch.gate.withheld.isEmpty {
            release(touch, facts(of: touch))
        }
        deliverReleased()
    }

    /// What the gate of a touch has to know, read from the arbiter.
    private func facts(of touch: UITouch) -> DeliveryGate.Facts {
        var facts: DeliveryGate.Facts = touch.isVetoed ? [.isVetoed] : []
        let participants = touch.participants
        if participants.isEmpty { return facts }
        let claimants = arbiter.recognizedContestants
        if !claimants.isEmpty, participants.intersects(cancelling.intersection(claimants)) { facts.insert(.isClaimed) }
        if !delayingBegan.isEmpty, participants.intersects(delayingBegan.intersection(arbiter.undecided)) {
            facts.insert(.holdsBegan)
        }
        if participants.intersects(delayingEnded.intersection(arbiter.undecided)) { facts.insert(.holdsEnded) }
        return facts
    }

    private func release(_ touch: UITouch, _ facts: DeliveryGate.Facts) {
        let steps = touch.gate.release(facts)
        if !steps.isEmpty { deliveries.append(Delivery(touch: touch, steps: steps)) }
        if touch.gate.isClosed, !steps.contains(.ended), !steps.contains(.cancelled) {
            if traceHandler != nil, let view = touch.hitView { trace(.silence(view: name(view), finger: touch.serial)) }
            // A view that takes one touch at a time may not hear of this one, but it is where it is (B-033).
            if facts.contains(.isClaimed) || touch.hitView?.windowStorage !== touch.window { touch.view = nil }
        }
        if traceHandler != nil { traceWithheld(touch, facts) }
    }

    private func deliverReleased() {
        guard !deliveries.isEmpty else { return }
        swap(&deliveries, &batch)
        deliver(.began, .began, batch)
        deliver(.moved, .moved, batch)
        deliver(.ended, .ended, batch)
        deliver(.cancelled, .cancelled, batch)
        batch.removeAll(keepingCapacity: true)
    }

    private func deliver(_ step: DeliveryGate.Steps, _ method: TraceRecord.TouchStep, _ batch: [Delivery]) {
        var done: UInt64 = 0
        for delivery in batch where delivery.steps.contains(step) && done & delivery.touch.bit == 0 {
            guard let view = delivery.touch.hitView else { continue }
            var mask: UInt64 = 0
            for other in batch where other.steps.contains(step) && other.touch.hitView === view {
                mask |= other.touch.bit
            }
            done |= mask
            call(view, method, mask, batch)
        }
    }

    private func call(_ view: UIView, _ method: TraceRecord.TouchStep, _ mask: UInt64, _ batch: [Delivery]) {
        var isLate = false
        let eventMask = event.mask
        event.mask |= mask
        for delivery in batch where delivery.touch.bit & mask != 0 {
            if delivery.touch.show(method, at: now) { isLate = true }
        }
        if traceHandler != nil {
            trace(.deliver(view: name(view), step: method, fingers: serials(mask), isLate: isLate))
        }
        let touches = contacts.set(mask)
        switch method {
        case .began: view.touchesBegan(touches, with: event)
        case .moved: view.touchesMoved(touches, with: event)
        case .ended: view.touchesEnded(touches, with: event)
        case .cancelled: view.touchesCancelled(touches, with: event)
        }
        event.mask = eventMask
        for delivery in batch where delivery.touch.bit & mask != 0 {
            delivery.touch.showPresent()
            if method == .cancelled { delivery.touch.view = nil }
        }
    }

    private func traceWithheld(_ touch: UITouch, _ facts: DeliveryGate.Facts) {
        guard let view = touch.hitView, !touch.gate.isClosed else { return }
        let undecided = touch.participants.intersection(arbiter.undecided)
        let news = touch.gate.withheld.subtracting(touch.tracedWithheld)
        touch.tracedWithheld = touch.gate.withheld
        if news.contains(.began) {
            let names = names(undecided.intersection(delayingBegan))
            trace(.withhold(view: name(view), step: .began, finger: touch.serial, because: names))
        }
        if news.contains(.ended) {
            let holders = undecided.intersection(facts.contains(.holdsBegan) ? delayingBegan : delayingEnded)
            trace(.withhold(view: name(view), step: .ended, finger: touch.serial, because: names(holders)))
        }
    }
}

extension UITouch {
    /// Shows, for one call, the values that belong to it; whether they are older than the present ones.
    fileprivate func show(_ method: TraceRecord.TouchStep, at now: Instant) -> Bool {
        presentSample = sample
        switch method {
        case .began:
            sample = beganSample
            // What is moved next starts where the view saw the finger come down.
            catchUpLocation = beganSample.location
            return presentSample?.phase != .began || beganSample.instant < now
        case .moved:
            let isLate = sample.phase != .moved || sample.instant < now
            sample.phase = .moved
            if let catchUpLocation { sample.previousLocation = catchUpLocation }
            catchUpLocation = nil
            return isLate
        case .ended:
            if let endedSample { sample = endedSample }
            return sample.instant < now
        case .cancelled:
            sample.phase = .cancelled
            return false
        }
    }

    fileprivate func showPresent() {
        if let presentSample { sample = presentSample }
        presentSample = nil
    }
}
