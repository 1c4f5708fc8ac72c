import TouchArbitration
import TouchTrace

// Steps 4 to 7, repeated until nothing changes; and step 6, calling targets.

extension Dispatcher {
    /// Performs everything that follows a timer, an event, or a change made outside of both.
    func turn() {
        needsTurn = false
        settleActDeliver()
        close()
    }

    func settleActDeliver() {
        isSettling = true
        repeat {
            needsAnotherRound = false
            var hasTold = false
            repeat {
                if needsReview { review() }
                settle()
                cancelClaimed()
                takeRound()
                hasTold = !reports.isEmpty
                if hasTold { act() }
                // Changes that the last action made without the arbiter are handled as well.
            } while (hasTold || hasMoreToDecide) && roundsLeft > 0
            deliver()
        } while (hasMoreToDecide || needsAnotherRound) && roundsLeft > 0
        isSettling = false
    }

    /// Sets the number of rounds of a turn: as many as well-behaved app code can need with the recognizers that are in an
    /// attempt.
    func allowRounds() {
        roundsLeft = Self.maximumRounds / 4 + 8 * crowd
        effectsLeft = Self.maximumRounds + 32 * crowd
    }

    /// Counts a round, and reports the last one. The rest is then left for the next call of the host.
    func takeRound() {
        guard roundsLeft > 0 else { return }
        roundsLeft -= 1
        if roundsLeft == 0 { report(.endlessTurn("an action, touch method, reset or layout")) }
    }

    var hasMoreToDecide: Bool {
        !arbiter.isQuiet || needsReview || !reports.isEmpty
    }

    /// Step 6: calls targets in the order in which their recognizers entered, never from inside a setter (B-004). The
    /// consequences of an action, or of a view's cancellation, come first: they may withdraw the recognizer that would be
    /// reported next.
    private func act() {
        while !reports.isEmpty, arbiter.isQuiet, !needsReview, !mayClaimsBeNew, roundsLeft > 0 {
            tellNextTargets()
            takeRound()
        }
    }

    private func tellNextTargets() {
        guard let report = reports.takeFirst() else { return }
        if traceHandler != nil { trace(.action(recognizer: name(report.recognizer), phase: report.phase)) }
        // Submitted before it is done, so that submissions of the action about its own recognizer come after it: a gesture that
        // is disabled by its own began has begun, and is cancelled.
        arbiter.acted(report.contestant)
        let outer = report.recognizer.stance
        report.recognizer.stance = .reporting(UIGestureRecognizer.State(report.phase))
        report.recognizer.sendActions()
        report.recognizer.stance = outer
    }

    /// Reviews views and recognizers after app code has returned: only then are they removed; one that was removed and added
    /// again has moved (B-202…B-204).
    private func review() {
        needsReview = false
        gatesMayChange()
        for touch in contacts.order where !touch.isVetoed && !touch.isListenerInPlace {
            veto(touch, because: .removed)
        }
        for press in presses.order where !press.isVetoed && !press.isListenerInPlace {
            veto(press, because: .removed)
        }
        for stream in streams { stream.forgetViewsOutside() }
        interruptAnimationsOutside()
        for recognizer in recognizers {
            guard let recognizer, let contestant = recognizer.contestant else { continue }
            let window = recognizer.viewStorage?.windowStorage
            if window == nil || window?.isShown == false || window?.application !== application {
                withdraw(contestant, cause: .removed)
            }
        }
    }
}
