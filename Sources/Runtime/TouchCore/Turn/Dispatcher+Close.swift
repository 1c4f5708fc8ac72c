import TouchArbitration
import TouchInput
import TouchTrace

// Step 8: reset recognizers that may be reset, remove touches that are over, lay out.

/// The state that is kept for the end of the turn, and from there for the next touch.
struct Closing {
    /// The objects of touches that are over.
    let pool = TouchPool()
    /// A Boolean value that indicates whether no finger has been down since recognizers were last checked for abandonment.
    fileprivate var isWatchdogDue = false
    fileprivate(set) var isLayoutNeeded = false
    /// The views whose safe area may have changed since the last layout, and whether they are in another superview.
    fileprivate var safeAreas: [(view: UIView, isMoved: Bool)] = []
}

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
        ranking.hooks.set([], level: nil, of: contestant)
        ranking.mayHaveShrunk()
        roster.discharge(contestant)
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
        intake.streams = StreamIntake()
        (intake.systemEvent.shakenWindow, intake.systemEvent.shaken) = (nil, nil)
        estimates = PendingEstimates()
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
    /// - Returns: A Boolean value that indicates whether it was the first; app code may have run.
    @discardableResult func closeAbandoned() -> Bool {
        guard closing.isWatchdogDue else { return false }
        defer { closing.isWatchdogDue = false }  // also after the turn below, in which nothing is down yet
        guard contest.arbiter.isAnybodyContesting else { return true }
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
        return true
    }

    func forgetInputs() {
        let isAnybodyDown = forget(touchLine)
        let isAnythingPressed = forget(pressLine)
        // A key that is held, or whose end got lost, does not suspend the watchdog.
        if !isAnybodyDown { closing.isWatchdogDue = true }
        updatePrecedence()
        if !isAnybodyDown, !isAnythingPressed { feeding.forgetWindows() }
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
            ranking.mayHaveShrunk()
            for recognizer in ranking.listening { input.forget(by: recognizer) }
            guard contest.forget(input.input) else { continue }
            line.table.remove(input)
            input.wasRemoved(into: closing.pool)
            wasAnyRemoved = true
            index -= 1
        }
        if wasAnyRemoved { closing.pool.sort() }
        line.table.mask = line.table.downMask
        return isAnyDown
    }

    // MARK: Layout

    func layoutNeeded() {
        closing.isLayoutNeeded = true
        tellHost()
    }

    /// Notes that the safe area of a view may have changed.
    func safeAreaMayHaveChanged(of view: UIView, isMoved: Bool) {
        closing.safeAreas.append((view, isMoved))
        layoutNeeded()
    }

    func layOut() {
        guard closing.isLayoutNeeded, let application else { return }
        var rounds = 0
        while closing.isLayoutNeeded, rounds < Self.maximumRounds {
            closing.isLayoutNeeded = false
            if !closing.safeAreas.isEmpty { checkSafeAreas() }
            for window in application.windowStorage { window.layoutIfNeeded() }
            rounds += 1
        }
        if closing.isLayoutNeeded {
            closing.isLayoutNeeded = false
            report(.endlessTurn("layoutSubviews"))
        }
    }

    private func checkSafeAreas() {
        let moved = closing.safeAreas
        closing.safeAreas = []
        for (view, isMoved) in moved { view.checkSafeArea(isMoved: isMoved) }
    }
}
