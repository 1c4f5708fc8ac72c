import TouchArbitration

// Steps 2 to 7 as seen from `sendEvent`: the event goes through the application and its windows, each of which may have
// been overridden. A window handles an event once; an event that is not passed on reaches nobody.

extension Dispatcher {
    /// The windows that have a touch in the present event, back to front.
    var windowsConcerned: [UIWindow] {
        windowsOfEvent.removeAll(keepingCapacity: true)
        for window in application?.windowStorage ?? [] {
            let isConcerned = contacts.order.contains { $0.bit & event.mask != 0 && $0.window === window }
            if isConcerned { windowsOfEvent.append(window) }
        }
        return windowsOfEvent
    }

    func sendEvent() {
        guard event.mask != 0 else { return }
        isSendingEvent = true
        application?.sendEvent(event)
        isSendingEvent = false
    }

    /// What `UIWindow.sendEvent` does: feed, settle, cancel, act, deliver.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        guard isSendingEvent, event === self.event, !windowsDone.contains(where: { $0 === window }) else { return }
        windowsDone.append(window)
        var masks = Masks()
        for touch in contacts.order where touch.bit & event.mask != 0 && touch.window === window {
            masks.add(touch)
            switch touch.sample.phase {
            case .began: touch.gate.feed(.began)
            case .moved: touch.gate.feed(.moved)
            case .stationary: break
            case .ended:
                touch.gate.feed(.ended)
                touch.hasFedEnd = true
            case .cancelled:
                touch.gate.feed(.cancelled)
                touch.hasFedEnd = true
            }
        }
        feedRecognizers(masks)
        if isSettling { needsAnotherRound = true } else { settleActDeliver() }
    }

    /// The touches of one window in this event, by phase.
    private struct Masks {
        var began: UInt64 = 0
        var moved: UInt64 = 0
        var ended: UInt64 = 0
        var cancelled: UInt64 = 0

        var any: UInt64 { began | moved | ended | cancelled }

        mutating func add(_ touch: UITouch) {
            switch touch.sample.phase {
            case .began: began |= touch.bit
            case .moved: moved |= touch.bit
            case .stationary: break
            case .ended: ended |= touch.bit
            case .cancelled: cancelled |= touch.bit
            }
        }
    }

    /// Step 3: each recognizer gets the touches that changed, in order of precedence.
    private func feedRecognizers(_ masks: Masks) {
        guard masks.any != 0 else { return }
        // What app code adds or removes meanwhile counts from the next event on.
        let listening = self.listening
        for recognizer in listening where recognizer.contacts & masks.any != 0 {
            let outer = recognizer.stance
            recognizer.stance = .inside
            feed(recognizer, .began, masks.began)
            feed(recognizer, .moved, masks.moved)
            feed(recognizer, .ended, masks.ended)
            feed(recognizer, .cancelled, masks.cancelled)
            recognizer.stance = outer
        }
    }

    private func feed(_ recognizer: UIGestureRecognizer, _ step: TraceRecord.TouchStep, _ mask: UInt64) {
        let mine = recognizer.contacts & mask
        guard mine != 0, let contestant = recognizer.contestant, arbiter.acceptsTouches(contestant) else { return }
        if traceHandler != nil {
            trace(.feed(recognizer: name(recognizer), step: step, fingers: serials(mine)))
        }
        let touches = contacts.set(mine)
        switch step {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved:
            recognizer.touchesMoved(touches, with: event)
            // Each movement of a gesture that goes on is reported, assigned or not (S-068, B-107).
            if recognizer.reportsEveryMovement, arbiter.activeContestants.contains(contestant) {
                arbiter.propose(.changed, by: contestant)
            }
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled:
            isFeedingCancellation = true
            recognizer.touchesCancelled(touches, with: event)
            isFeedingCancellation = false
        }
    }

    /// A recognizer wrote its state.
    func propose(_ phase: GesturePhase, by recognizer: UIGestureRecognizer, reason: String?) {
        guard !recognizer.isBeingReset else { return }
        if recognizer.contestant == nil {
            // Outside an attempt there is nothing to give up; a claim starts one.
            guard phase != .failed, phase != .cancelled else { return }
            mayPrecedenceHaveChanged = true
        } else if let contestant = recognizer.contestant, !arbiter.isContesting(contestant) {
            // Its attempt is over and its own reset is yet to come, after that of another one.
            return
        }
        let contestant = enroll(recognizer)
        if traceHandler != nil, arbiter.proposal(of: contestant)?.isTerminal != true {
            trace(.propose(recognizer: name(recognizer), phase: phase))
        }
        let cause = isFeedingCancellation && reason == nil ? Cause.systemCancelled : Cause.own(reason ?? "")
        arbiter.propose(phase, by: contestant, cause: cause)
        if mayPrecedenceHaveChanged { updatePrecedence() }
        if !isBusy { requestTurn() }
    }

    func proposal(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        recognizer.contestant.flatMap { arbiter.proposal(of: $0) }
    }

    func phase(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        recognizer.contestant.flatMap { arbiter.phase(of: $0) }
    }

    func withdraw(_ recognizer: UIGestureRecognizer, cause: Cause) {
        guard let contestant = recognizer.contestant else { return }
        arbiter.withdraw(contestant, cause: cause)
        requestTurn()
    }
}
