import TouchArbitration
import TouchInput
import TouchTrace

// Steps 2 to 7 as seen from `sendEvent`: the event goes through the application and its windows, each of which may have
// been overridden. A window handles an event once; an event that is not passed on reaches nobody.

extension Dispatcher {
    /// Hands the event to each window that it concerns.
    func sendToWindows(_ event: UIEvent) {
        // Most often all touches are in one window.
        if event === touchLine.event, let window = contacts.onlyWindow {
            if window.isShown { window.sendEvent(event) }
            return
        }
        for window in windowsConcerned(by: event) { window.sendEvent(event) }
    }

    /// The windows that the event concerns, back to front.
    private func windowsConcerned(by event: UIEvent) -> [UIWindow] {
        guard let application else { return [] }
        // Mostly they are those of the event before.
        var count = 0
        for window in application.windowStorage where doesConcern(event, window) {
            if count == windowsOfEvent.count {
                windowsOfEvent.append(window)
            } else if windowsOfEvent[count] !== window {
                windowsOfEvent[count] = window
            }
            count += 1
        }
        if count < windowsOfEvent.count { windowsOfEvent.removeSubrange(count...) }
        return windowsOfEvent
    }

    private func doesConcern(_ event: UIEvent, _ window: UIWindow) -> Bool {
        switch event.type {
        case .touches: contacts.holdsAny(of: window)
        case .presses: presses.holdsAny(of: window)
        case .scroll, .transform, .hover: currentStream?.event.window === window
        case .motion: systemEvent.shakenWindow === window
        case .remoteControl: application?.keyWindow === window
        }
    }

    func send(_ event: UIEvent) {
        event.seconds = now.seconds
        event.modifiers = modifiers
        event.buttons = buttons
        eventNumber += 1
        currentEvent = ObjectIdentifier(event)
        application?.sendEvent(event)
        currentEvent = nil
    }

    /// What `UIWindow.sendEvent` does: feed, settle, cancel, act, deliver.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        guard ObjectIdentifier(event) == currentEvent, window.lastEventNumber != eventNumber else { return }
        window.lastEventNumber = eventNumber
        switch event.type {
        case .touches: feed(touchLine, in: window)
        case .presses: feed(pressLine, in: window)
        case .scroll, .transform, .hover: if doesConcern(event, window) { feedStream() }
        case .motion, .remoteControl: if doesConcern(event, window) { tellFirstResponder(of: window, event) }
        }
        if isSettling { needsAnotherRound = true } else { settleActDeliver() }
    }

    /// Those of one window in this event, by step.
    private struct Masks {
        var began: UInt64 = 0
        var moved: UInt64 = 0
        var ended: UInt64 = 0
        var cancelled: UInt64 = 0

        var any: UInt64 { began | moved | ended | cancelled }
    }

    /// The gates learn what happened, then the recognizers.
    private func feed<Input>(_ line: DeliveryLine<Input>, in window: UIWindow) {
        mayAnythingBeOwed = true
        var masks = Masks()
        for input in line.table.order where input.bit & line.table.mask != 0 && input.window === window {
            switch input.step {
            case .began:
                masks.began |= input.bit
                input.gate.feed(.began)
            case .moved:
                masks.moved |= input.bit
                input.gate.feed(.moved)
            case .ended:
                masks.ended |= input.bit
                input.gate.feed(.ended)
                input.hasFedEnd = true
            case .cancelled:
                masks.cancelled |= input.bit
                input.gate.feed(.cancelled)
                input.hasFedEnd = true
            case nil:
                break
            }
        }
        if masks.any != masks.moved { mayClaimsBeNew = true }
        if traceHandler != nil { traceFed(masks, line) }
        feedRecognizers(masks, line)
    }

    /// What is owed now; a responder that hears nothing more is owed nothing.
    private func traceFed<Input>(_ masks: Masks, _ line: DeliveryLine<Input>) {
        let open = line.table.mask(within: masks.any) { !$0.gate.isClosed }
        guard open != 0 else { return }
        trace(
            .fed(
                began: serials(masks.began & open, in: line.table), moved: serials(masks.moved & open, in: line.table),
                ended: serials(masks.ended & open, in: line.table),
                cancelled: serials(masks.cancelled & open, in: line.table)))
    }

    /// Step 3: each recognizer gets what changed, in order of precedence.
    private func feedRecognizers<Input>(_ masks: Masks, _ line: DeliveryLine<Input>) {
        guard masks.any != 0 else { return }
        // What app code adds or removes meanwhile counts from the next event on.
        let listening = self.listening
        for recognizer in listening where Input.received(by: recognizer) & masks.any != 0 {
            let outer = recognizer.stance
            recognizer.stance = .inside
            refreshKeys(of: recognizer)
            if masks.began != 0 { feed(recognizer, .began, masks.began, line) }
            if masks.moved != 0 { feed(recognizer, .moved, masks.moved, line) }
            if masks.ended != 0 { feed(recognizer, .ended, masks.ended, line) }
            if masks.cancelled != 0 { feed(recognizer, .cancelled, masks.cancelled, line) }
            recognizer.stance = outer
        }
    }

    private func feed<Input>(
        _ recognizer: UIGestureRecognizer, _ step: TouchStep, _ mask: UInt64, _ line: DeliveryLine<Input>
    ) {
        let mine = Input.received(by: recognizer) & mask
        guard mine != 0, let contestant = recognizer.contestant, arbiter.acceptsTouches(contestant) else { return }
        if traceHandler != nil {
            trace(
                .feed(
                    recognizer: name(recognizer), step: Input.traced(step), fingers: serials(mine, in: line.table)))
        }
        isFeedingCancellation = step == .cancelled
        Input.tell(recognizer, step, line.table.set(mine), line.event)
        isFeedingCancellation = false
        if step == .moved { reportMovement(of: recognizer, contestant) }
    }

    /// Each movement of a gesture that goes on is reported, assigned or not (S-068, B-107).
    func reportMovement(of recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        guard recognizer.reportsEveryMovement, arbiter.active.contains(contestant) else { return }
        if traceHandler != nil { traceProposal(.changed, by: contestant) }
        arbiter.propose(.changed, by: contestant)
    }

    /// What the recognizer says of keys and buttons is that of the latest event that it received.
    func refreshKeys(of recognizer: UIGestureRecognizer) {
        recognizer.modifiers = UIKeyModifierFlags(rawValue: modifiers.rawValue)
        recognizer.buttons = UIEvent.ButtonMask(rawValue: buttons.rawValue)
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
        let cause = isFeedingCancellation && reason == nil ? Cause.systemCancelled : Cause.own(reason ?? "")
        if traceHandler != nil { traceProposal(phase, by: contestant, cause: cause) }
        arbiter.propose(phase, by: contestant, cause: cause)
        if mayPrecedenceHaveChanged { updatePrecedence() }
        if !isBusy { requestTurn() }
    }

    func proposal(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        guard let contestant = recognizer.contestant else { return nil }
        return arbiter.proposal(of: contestant)
    }

    func phase(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        guard let contestant = recognizer.contestant else { return nil }
        return arbiter.phase(of: contestant)
    }

    func withdraw(_ recognizer: UIGestureRecognizer, cause: Cause) {
        guard let contestant = recognizer.contestant else { return }
        withdraw(contestant, cause: cause)
        requestTurn()
    }

    func withdraw(_ contestant: Contestant, cause: Cause) {
        if traceHandler != nil, arbiter.isContesting(contestant) {
            trace(.withdraw(recognizer: name(contestant), cause: reason(cause)))
        }
        arbiter.withdraw(contestant, cause: cause)
    }
}
