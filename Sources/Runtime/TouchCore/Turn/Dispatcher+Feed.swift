import TouchArbitration
import TouchInput
import TouchTrace

// Steps 2 to 7 as seen from `sendEvent`: the event passes through the application and its windows, each of which may override the
// method. A window handles an event once; an event that is not passed on is not delivered.

/// The event that is being sent, and what was fed of it.
struct Feeding {
    /// The event that `sendEvent` was called with.
    fileprivate var event: ObjectIdentifier?
    /// The number of the latest event; a window that has handled the present event stores it.
    fileprivate(set) var eventNumber: UInt64 = 0
    /// The windows of the present event; storage, reused.
    fileprivate var windows: [UIWindow] = []
    /// A Boolean value that indicates whether a recognizer is being told of a cancellation, in the innermost window that is being fed.
    fileprivate var isCancellation = false
    /// The number of windows that are being fed: a recognizer may send the event to another one.
    fileprivate var depth = 0

    /// Releases the windows of the latest event.
    mutating func forgetWindows() { windows.removeAll(keepingCapacity: true) }
}

extension Dispatcher {
    /// Sends the event to each window that it concerns.
    @export(interface) func sendToWindows(_ event: UIEvent) {
        // Usually all touches are in one window, which they keep while the dispatcher sends the event; an app that sends it may end them meanwhile.
        if event === touchLine.event, feeding.event == ObjectIdentifier(event), let window = contacts.onlyWindow {
            window.use { if $0.isShown { $0.sendEvent(event) } }
            return
        }
        for window in windowsConcerned(by: event) { window.sendEvent(event) }
    }

    /// Returns the windows that the event concerns, from back to front.
    private func windowsConcerned(by event: UIEvent) -> [UIWindow] {
        guard let application else { return [] }
        // Usually they are those of the previous event.
        var count = 0
        for window in application.windowStorage where doesConcern(event, window) {
            if count == feeding.windows.count {
                feeding.windows.append(window)
            } else if feeding.windows[count] !== window {
                feeding.windows[count] = window
            }
            count += 1
        }
        if count < feeding.windows.count { feeding.windows.removeSubrange(count...) }
        return feeding.windows
    }

    private func doesConcern(_ event: UIEvent, _ window: UIWindow) -> Bool {
        switch event.type {
        case .touches: contacts.holdsAny(of: window)
        case .presses: presses.holdsAny(of: window)
        case .scroll, .transform, .hover: intake.streams.current?.event.window === window
        case .motion: intake.systemEvent.shakenWindow === window
        case .remoteControl: application?.keyWindow === window
        }
    }

    func send(_ event: UIEvent) {
        event.seconds = now.seconds
        refreshKeys(of: event)
        feeding.eventNumber += 1
        feeding.event = ObjectIdentifier(event)
        owner?.use { $0.sendEvent(event) }
        feeding.event = nil
    }

    /// Implements `UIWindow.sendEvent`: feed, settle, cancel, act, deliver.
    @export(interface) func dispatch(_ event: UIEvent, in window: UIWindow) {
        guard ObjectIdentifier(event) == feeding.event, window.lastEventNumber != feeding.eventNumber else { return }
        window.lastEventNumber = feeding.eventNumber
        feeding.depth += 1
        let isCancellation = feeding.isCancellation
        feeding.isCancellation = false
        switch event.type {
        case .touches: feed(touchLine, in: window)
        case .presses: feed(pressLine, in: window)
        case .scroll, .transform, .hover: if doesConcern(event, window) { feedStream() }
        case .motion, .remoteControl: if doesConcern(event, window) { tellFirstResponder(of: window, event) }
        }
        feeding.isCancellation = isCancellation
        feeding.depth -= 1
        // A recognizer that sends the event to another window decides nothing before all have seen it (B-148).
        if feeding.depth == 0 { run(.settle) }
    }

    /// The inputs of one window in this event, by step.
    private struct Masks {
        var began: UInt64 = 0
        var moved: UInt64 = 0
        var ended: UInt64 = 0
        var cancelled: UInt64 = 0

        var any: UInt64 { began | moved | ended | cancelled }
    }

    /// Feeds the gates first, then the recognizers.
    private func feed<Input>(_ line: DeliveryLine<Input>, in window: UIWindow) {
        var masks = Masks()
        line.table.forEach(in: line.table.mask) { input in
            guard input.window === window else { return }
            switch input.step {
            case .began:
                masks.began |= input.bit
                contest.feed(.began, of: input.input)
            case .moved:
                masks.moved |= input.bit
                contest.feed(.moved, of: input.input)
            case .ended:
                masks.ended |= input.bit
                contest.feed(.ended, of: input.input)
            case .cancelled:
                masks.cancelled |= input.bit
                contest.feed(.cancelled, of: input.input)
            case nil:
                break
            }
        }
        trace(fed(masks, line))
        feedRecognizers(masks, line)
    }

    /// Returns the steps that have become due; a responder that receives nothing more has none.
    private func fed<Input>(_ masks: Masks, _ line: DeliveryLine<Input>) -> TraceRecord.Step? {
        let open = line.table.mask(within: masks.any) { contest.isOpen($0.input) }
        guard open != 0 else { return nil }
        return .fed(
            began: serials(masks.began & open, in: line.table), moved: serials(masks.moved & open, in: line.table),
            ended: serials(masks.ended & open, in: line.table),
            cancelled: serials(masks.cancelled & open, in: line.table))
    }

    /// Step 3: feeds the changes to each recognizer, in order of precedence.
    private func feedRecognizers<Input>(_ masks: Masks, _ line: DeliveryLine<Input>) {
        guard masks.any != 0 else { return }
        // Recognizers that app code adds or removes meanwhile count from the next event on.
        let listening = ranking.listening
        if listening.isEmpty { return }
        // Usually that of all recognizers.
        let usual = line.table.latest
        let any = masks.any
        for index in listening.indices {
            let recognizer = Borrowed(listening[index])
            // Apart, since it is all that a recognizer without touches costs.
            guard recognizer.use({ Input.received(by: $0) & any != 0 }) else { continue }
            recognizer.use { feed($0, masks, line, usual) }
        }
        _fixLifetime(listening)
    }

    @inline(__always) private func feed<Input>(
        _ recognizer: UIGestureRecognizer, _ masks: Masks, _ line: DeliveryLine<Input>,
        _ usual: (mask: UInt64, set: Set<Input>)
    ) {
        let outer = recognizer.stance
        recognizer.stance = .inside
        refreshKeys(of: recognizer)
        if masks.began != 0 { feed(recognizer, .began, masks.began, line, usual) }
        if masks.moved != 0 { feed(recognizer, .moved, masks.moved, line, usual) }
        if masks.ended != 0 { feed(recognizer, .ended, masks.ended, line, usual) }
        if masks.cancelled != 0 {
            feedCancellation { feed(recognizer, .cancelled, masks.cancelled, line, usual) }
        }
        recognizer.stance = outer
    }

    private func feed<Input>(
        _ recognizer: UIGestureRecognizer, _ step: TouchStep, _ mask: UInt64, _ line: DeliveryLine<Input>,
        _ usual: (mask: UInt64, set: Set<Input>)
    ) {
        let mine = Input.received(by: recognizer) & mask
        guard mine != 0, let contestant = recognizer.contestant, contest.acceptsTouches(contestant) else { return }
        trace(
            .feed(
                recognizer: name(recognizer), step: Input.traced(step), fingers: serials(mine, in: line.table)))
        if mine == usual.mask {
            Input.notify(recognizer, step, usual.set, line.event)
        } else {
            Input.notify(recognizer, step, line.table.set(mine), line.event)
        }
        if step == .moved { reportMovement(of: recognizer, contestant) }
    }

    /// Feeds a cancellation: a recognizer that gives up meanwhile was cancelled by the system.
    func feedCancellation(_ feed: () -> Void) {
        feeding.isCancellation = true
        feed()
        feeding.isCancellation = false
    }

    /// Reports each movement of an active gesture, whether or not its state was assigned (S-068, B-107).
    func reportMovement(of recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        guard recognizer.reportsEveryMovement, contest.arbiter.active.contains(contestant) else { return }
        submit(.changed, by: contestant)
    }

    /// Submits a phase, and traces it if it counts.
    @discardableResult
    @inline(__always) private func submit(_ phase: GesturePhase, by contestant: Contestant, cause: Cause? = nil)
        -> Bool
    {
        guard contest.propose(phase, by: contestant, cause: cause) else { return false }
        let givesUp = phase == .cancelled || phase == .failed
        trace(.propose(recognizer: name(contestant), phase: phase, cause: givesUp ? cause.map { reason($0) } : nil))
        return true
    }

    /// Updates the recognizer's keys and buttons to those of the latest event that it received.
    func refreshKeys(of recognizer: UIGestureRecognizer) {
        recognizer.modifiers = UIKeyModifierFlags(rawValue: intake.modifiers.rawValue)
        recognizer.buttons = UIEvent.ButtonMask(rawValue: intake.buttons.rawValue)
    }

    /// Submits a state that a recognizer has assigned.
    @export(interface) func propose(_ phase: GesturePhase, by recognizer: UIGestureRecognizer, reason: Reason?) {
        guard !recognizer.isBeingReset else { return }
        if recognizer.contestant == nil {
            // Outside an attempt there is nothing to fail or cancel; a claim starts an attempt.
            guard phase != .failed, phase != .cancelled else { return }
            ranking.mayHaveChanged()
        }
        let contestant = enroll(recognizer)
        let cause = feeding.isCancellation && reason == nil ? Cause.systemCancelled : Cause.own(reason ?? Reason(""))
        guard submit(phase, by: contestant, cause: cause) else { return }
        updatePrecedence()
        if !isBusy { requestTurn() }
    }

    func proposal(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        guard let contestant = recognizer.contestant else { return nil }
        return contest.arbiter.proposal(of: contestant)
    }

    func phase(of recognizer: UIGestureRecognizer) -> GesturePhase? {
        guard let contestant = recognizer.contestant else { return nil }
        return contest.arbiter.phase(of: contestant)
    }
}
