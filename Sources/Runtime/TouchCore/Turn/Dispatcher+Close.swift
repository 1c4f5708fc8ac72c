import TouchArbitration
import TouchInput
import TouchTrace

// Step 8: reset recognizers that may be reset, remove touches that are over, lay out, ask the host for the next wake-up.

extension Dispatcher {
    /// Ends a recognizer's attempt: resets it, removes its touches and its dynamic requirements (B-115…B-119).
    func reset(_ contestant: Contestant, after phase: GesturePhase) {
        guard let recognizer = recognizer(contestant) else { return }
        trace(.reset(recognizer: name(recognizer)))
        callReset(of: recognizer, after: phase)
        discharge(recognizer, contestant)
    }

    /// Calls `reset`, before the recognizer returns to possible (B-115).
    @export(interface) func callReset(of recognizer: UIGestureRecognizer, after phase: GesturePhase) {
        recognizer.isBeingReset = true
        recognizer.stance = .reporting(UIGestureRecognizer.State(phase))
        recognizer.reset()
        recognizer.stance = .outside
        recognizer.isBeingReset = false
    }

    private func forgetAttempt(of recognizer: UIGestureRecognizer) {
        recognizer.timers.removeAll()
        (recognizer.contacts, recognizer.presses, recognizer.streams) = (0, 0, 0)
        recognizer.firstInput = nil
        recognizer.contestant = nil
        recognizer.dispatcher = nil
    }

    /// Frees the slot of a recognizer.
    func discharge(_ recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        for token in recognizer.timers { cancelTimer(VirtualTimer(token: token)) }
        if recognizer.contacts != 0, let centroid = recognizer.centroid { recognizer.lastCentroid = centroid }
        forgetAttempt(of: recognizer)
        contest.discharge(contestant)
        hooks.set([], of: contestant)
        hooks.setLevel(nil, of: contestant)
        roster.discharge(contestant)
        mayPrecedenceHaveChanged = true
    }

    /// Releases all objects, in any state, when the application is released.
    func dissolve() {
        for recognizer in roster.recognizers {
            guard let recognizer else { continue }
            forgetAttempt(of: recognizer)
            // It may be used in another application; the objects that it refers to may be gone, so it is not called here.
            recognizer.wasLeftOpen = true
        }
        roster = Roster()
        ranking = Ranking()
        contest = Contest()
        clock.forgetTimers()
        feeding.forgetWindows()
        // Breaks the cycle with views that retain their touches.
        for touch in contacts.order { touch.dropCopies() }
        for touch in contacts.order { (touch.window, touch.view, touch.hitView) = (nil, nil, nil) }
        for press in presses.order { (press.window, press.responder, press.target) = (nil, nil, nil) }
        empty(contacts)
        empty(presses)
        streamIntake = StreamIntake()
        (systemEvent.shakenWindow, systemEvent.shaken) = (nil, nil)
        estimates = PendingEstimates()
        currentStream = nil
        // Outside the list: the deinitializers of objects that a link retained may invalidate another link.
        let links = frames.links
        frames.removeAll()
        for link in links { link.dissolve() }
        dropAnimations()
        tracer.removeHandlers()
    }

    private func empty<Input>(_ table: InputTable<Input>) {
        table.mask = 0
        for input in table.order { table.remove(input) }
    }

    /// Closes recognizers that are open and can no longer be decided; at the first finger or key down after all were up (B-116).
    func closeAbandoned() {
        defer { needsAbandonmentCheck = false }  // also after the turn below, in which nothing is down yet
        guard contest.arbiter.isAnybodyContesting else { return }
        var alive = ContestantSet()
        for recognizer in roster.recognizers {
            guard let recognizer, let contestant = recognizer.contestant else { continue }
            if recognizer.hasInput || !recognizer.timers.isEmpty { alive.insert(contestant) }
        }
        trace(.watchdog(alive: names(alive)))
        contest.closeAbandoned(except: alive)
        // The turn leaves out the touches of this event that are over. Presses come one an event, and this one is not open yet.
        let mask = contacts.mask
        turn()
        contacts.mask = mask
    }

    func forgetInputs() {
        let isAnybodyDown = forget(touchLine)
        let isAnythingPressed = forget(pressLine)
        let isIdle = !isAnybodyDown && !isAnythingPressed
        // A key that is held, or whose end got lost, does not suspend the watchdog.
        if !isAnybodyDown { needsAbandonmentCheck = true }
        if mayPrecedenceHaveChanged { updatePrecedence() }
        if isIdle {
            feeding.forgetWindows()
        }
    }

    /// Removes inputs that are over; returns a Boolean value that indicates whether any is down.
    private func forget<Input>(_ line: DeliveryLine<Input>) -> Bool {
        var (isAnyDown, wasAnyRemoved) = (false, false)
        var index = 0
        while index < line.table.order.count {
            let input = line.table.order[index]
            index += 1
            if input.isDown {
                isAnyDown = true
                continue
            }
            mayPrecedenceHaveChanged = true
            for recognizer in ranking.listening { input.forget(by: recognizer) }
            guard contest.forget(input.input) else { continue }
            line.table.remove(input)
            input.wasRemoved(into: touchPool)
            wasAnyRemoved = true
            index -= 1
        }
        if wasAnyRemoved { touchPool.sort() }
        line.table.mask = line.table.downMask
        return isAnyDown
    }

    func layOut() {
        guard needsLayout, let application else { return }
        var rounds = 0
        while needsLayout, rounds < Self.maximumRounds {
            needsLayout = false
            if !safeAreaChecks.isEmpty { checkSafeAreas() }
            for window in application.windowStorage { window.layoutIfNeeded() }
            rounds += 1
        }
        if needsLayout {
            needsLayout = false
            report(.endlessTurn("layoutSubviews"))
        }
    }

    private func checkSafeAreas() {
        let moved = safeAreaChecks
        safeAreaChecks = []
        for (view, isMoved) in moved { view.checkSafeArea(isMoved: isMoved) }
    }

    /// Notifies the host of whether frames are wanted, if that has changed.
    private func tellOfFrames() {
        // They are wanted again when time advances.
        hostState.mayFramesChange = frames.standsStill(at: now)
        guard hostState.areFramesWanted != doesAnythingMove else { return }
        hostState.areFramesWanted.toggle()
        host?.framesWanted(hostState.areFramesWanted)
    }

    /// Asks the host for the next wake-up, if its instant has changed.
    @export(interface) func tellHost() {
        if hostState.mayFramesChange || hostState.areFramesWanted { tellOfFrames() }
        let wake = wakeInstant
        guard wake != hostState.wake else { return }
        hostState.wake = wake
        host?.wake(at: wake)
    }
}
