import TouchArbitration
import TouchTrace

// Steps 4 to 7, again and again until nothing moves; and step 6, telling targets.

extension Dispatcher {
    /// Everything that follows a timer, an event, or a change made outside of both.
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
                // What the last action changed without a word to the arbiter is seen to as well.
            } while (hasTold || hasMoreToDecide) && roundsLeft > 0
            deliver()
        } while (hasMoreToDecide || needsAnotherRound) && roundsLeft > 0
        isSettling = false
    }

    /// A turn begins: as many rounds as honest app code can need, with those that are in an attempt.
    func allowRounds() {
        roundsLeft = Self.maximumRounds / 4 + 8 * crowd
        effectsLeft = Self.maximumRounds + 32 * crowd
    }

    /// Counts a round; the last one is reported. What is left then waits for the next call of the host.
    func takeRound() {
        guard roundsLeft > 0 else { return }
        roundsLeft -= 1
        if roundsLeft == 0 { report(.endlessTurn("an action, touch method, reset or layout")) }
    }

    var hasMoreToDecide: Bool {
        !arbiter.isQuiet || needsReview || !reports.isEmpty
    }

    /// Step 6: targets are told in the order in which their recognizers entered, never from inside a setter (B-004). What
    /// an action, or a view that was cancelled, brings about comes first: it may have withdrawn whoever would be told next.
    private func act() {
        while !reports.isEmpty, arbiter.isQuiet, !needsReview, !mayClaimsBeNew, roundsLeft > 0 {
            tellNextTargets()
            takeRound()
        }
    }

    private func tellNextTargets() {
        guard let report = reports.takeFirst() else { return }
        if traceHandler != nil { trace(.action(recognizer: name(report.recognizer), phase: report.phase)) }
        // Said before it is done, so that what the action submits about itself comes after it: a gesture that is disabled
        // by its own began has begun, and is cancelled.
        arbiter.acted(report.contestant)
        let outer = report.recognizer.stance
        report.recognizer.stance = .reporting(UIGestureRecognizer.State(report.phase))
        report.recognizer.sendActions()
        report.recognizer.stance = outer
    }

    /// A view or recognizer is judged removed when app code has returned: out and in again is a move (B-202…B-204).
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
