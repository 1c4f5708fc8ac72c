import TouchArbitration
import TouchInput
import TouchTrace

// Step 1: timers. They fire in the order of their instants before anything that happens later, each in a separate turn, so that a
// late call of the host gives the same result as one in time.

/// The present instant and the timers.
struct VirtualClock {
    fileprivate(set) var now = Instant.zero
    fileprivate(set) var timers = Timers()

    /// Goes on to an instant; going back changes nothing.
    mutating func advance(to instant: Instant) {
        now = max(now, instant)
    }

    mutating func forgetTimers() {
        timers = Timers()
    }
}

extension Dispatcher {
    /// The present instant.
    @inline(__always) var now: Instant { clock.now }

    func setTimer(after seconds: TimeInterval, owner: UIGestureRecognizer?, _ body: @escaping () -> Void)
        -> VirtualTimer
    {
        let instant = now.advanced(by: max(0, seconds.isNaN ? 0 : seconds))
        let token = clock.timers.set(at: instant.nanoseconds, Timers.Body(owner: owner, call: body))
        if let owner { tracer.mention(owner) }
        trace(.timerSet(owner: name(owner: owner), at: instant))
        tellHost()
        return VirtualTimer(token: token)
    }

    func cancelTimer(_ timer: VirtualTimer) {
        let body = clock.timers.cancel(timer.token)
        withExtendedLifetime(body) {}
    }

    func fireTimers(until instant: Instant) {
        if let next = clock.timers.deadlines.next, next <= instant.nanoseconds { fireDue(until: instant) }
    }

    /// Time goes on to the instant, and what waits for a turn gets one.
    func pass(to instant: Instant) {
        let before = now
        fireTimers(until: instant)
        clock.advance(to: instant)
        allowTurn()
        if isTurnDue { turn() }
        if host.areFramesWanted { noteMissingFrame(since: before) }
    }

    private func fireDue(until instant: Instant) {
        var fired = 0
        var firedInVain = 0
        var youngest = clock.timers.deadlines.latest
        while let due = clock.timers.deadlines.popDue(at: instant.nanoseconds) {
            if due.instant > now.nanoseconds {
                (firedInVain, youngest) = (0, clock.timers.deadlines.latest)
            } else if due.token > youngest {
                // It was set by a timer of the same instant: time does not advance.
                firedInVain += 1
            }
            clock.advance(to: Instant(nanoseconds: due.instant))
            guard let body = clock.timers.take(due.token) else { continue }
            fire(body, due.token)
            fired += 1
            if firedInVain >= Self.maximumRounds || fired >= Self.maximumRounds * 100 {
                report(.endlessTurn("a timer that sets a timer"))
                // Timers that are still due are delayed a little: the host must not be asked for the same instant indefinitely.
                clock.advance(to: instant)
                let later = now.advanced(by: GestureThresholds.endlessTimerDelay)
                clock.timers.deadlines.putOff(dueAt: now.nanoseconds, until: later.nanoseconds)
                return
            }
        }
    }

    /// Prepares the events for late deliveries and for inputs that are down: they are delivered at the present instant.
    func prepareEvents() {
        touchLine.event.seconds = now.seconds
        pressLine.event.seconds = now.seconds
        // Code that is asked about receiving an event reads the keys before the event is sent.
        refreshKeys(of: touchLine.event)
        refreshKeys(of: pressLine.event)
        contacts.mask = contacts.downMask
        presses.mask = presses.downMask
    }

    private func fire(_ body: Timers.Body, _ token: Deadlines.Token) {
        prepareEvents()
        allowTurn()
        trace(.timerFired(owner: name(owner: body.owner)))
        if let owner = body.owner {
            owner.timers.removeAll { $0 == token }
            let outer = owner.stance
            owner.stance = .inside
            body.call()
            owner.stance = outer
        } else {
            body.call()
        }
        turn()
    }
}

/// The timers of an application: when they are due, and what they call.
struct Timers {
    struct Body {
        var owner: UIGestureRecognizer?
        var call: () -> Void
    }

    var deadlines = Deadlines()
    private var bodies: [Deadlines.Token: Body] = [:]

    mutating func set(at instant: Int64, _ body: Body) -> Deadlines.Token {
        let token = deadlines.set(at: instant)
        bodies[token] = body
        return token
    }

    /// Removes the body of a timer that is due. The caller releases it, after the table has been changed: the deinitializers of its
    /// captured objects may cancel another timer.
    mutating func take(_ token: Deadlines.Token) -> Body? { bodies.removeValue(forKey: token) }

    /// Cancels a timer, and returns its body for the caller to release.
    mutating func cancel(_ token: Deadlines.Token) -> Body? {
        deadlines.cancel(token)
        return take(token)
    }
}
