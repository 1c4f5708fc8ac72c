import TouchArbitration
import TouchInput

// Step 8: reset what may be reset, forget touches that are over, lay out, tell the host when to wake us.

extension Dispatcher {
    func close() {
        repeat {
            repeat {
                arbiter.closeEvent()
                settle()
                if hasMoreToDecide { settleActDeliver() }
                takeRound()
            } while (hasMoreToDecide || arbiter.mayReset) && roundsLeft > 0
            forgetTouches()
            layOut()
        } while hasMoreToDecide && roundsLeft > 0
        needsTurn = false
    }

    /// A recognizer's attempt is over (B-115…B-119).
    func reset(_ contestant: Contestant, after phase: GesturePhase) {
        guard let recognizer = recognizer(contestant) else { return }
        if traceHandler != nil { trace(.reset(recognizer: name(recognizer))) }
        recognizer.isBeingReset = true
        // `reset` comes before the return to possible (B-115).
        recognizer.stance = .reporting(UIGestureRecognizer.State(phase))
        recognizer.reset()
        recognizer.stance = .outside
        recognizer.isBeingReset = false
        discharge(recognizer, contestant)
    }

    /// Takes the slot back.
    func discharge(_ recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        for token in recognizer.timers { cancelTimer(VirtualTimer(token: token)) }
        recognizer.timers.removeAll()
        if recognizer.contacts != 0, let centroid = recognizer.centroid { recognizer.lastCentroid = centroid }
        recognizer.contacts = 0
        recognizer.firstTouchType = nil
        recognizer.contestant = nil
        recognizer.dispatcher = nil
        for touch in contacts.order { touch.participants.remove(contestant) }
        cancelling.remove(contestant)
        delayingBegan.remove(contestant)
        delayingEnded.remove(contestant)
        recognizers[contestant.slot] = nil
        freeSlots.append(contestant.slot)
        mayPrecedenceHaveChanged = true
    }

    /// The application is gone: lets go of everybody, whatever was going on.
    func dissolve() {
        for recognizer in recognizers {
            guard let recognizer else { continue }
            recognizer.timers.removeAll()
            recognizer.contacts = 0
            recognizer.contestant = nil
            recognizer.dispatcher = nil
        }
        recognizers.removeAll()
        listening.removeAll()
        reports.removeAll()
        timerBodies.removeAll()
        deadlines = Deadlines()
        windowsDone.removeAll()
        windowsOfEvent.removeAll()
        eventAnswers.removeAll()
        event.mask = 0
        for touch in contacts.order {
            contacts.remove(touch)
            touch.participants.removeAll()
        }
        diagnosticHandler = nil
        traceHandler = nil
    }

    /// At the first finger down after all were up: whoever is open and cannot be decided any more is closed (B-116).
    func closeAbandoned() {
        defer { needsAbandonmentCheck = false }  // also after the turn below, in which nobody is down yet
        guard !arbiter.contestants.isEmpty else { return }
        var alive = ContestantSet()
        for recognizer in recognizers {
            guard let recognizer, let contestant = recognizer.contestant, !recognizer.timers.isEmpty else { continue }
            alive.insert(contestant)
        }
        arbiter.closeAbandoned(except: alive)
        let mask = event.mask
        turn()
        event.mask = mask
    }

    private func forgetTouches() {
        var isAnybodyDown = false
        for touch in contacts.order {
            if touch.isDown {
                isAnybodyDown = true
                continue
            }
            // A lift that an overridden `sendEvent` swallowed is never delivered.
            let isOver = touch.gate.isClosed || !touch.hasFedEnd
            for recognizer in listening { recognizer.forget(touch) }
            if isOver {
                contacts.remove(touch)
                touch.participants.removeAll()
            }
        }
        if !isAnybodyDown { needsAbandonmentCheck = true }
        event.mask = downMask
        if mayPrecedenceHaveChanged || !isAnybodyDown { updatePrecedence() }
        if !isAnybodyDown {
            windowsDone.removeAll(keepingCapacity: true)
            windowsOfEvent.removeAll(keepingCapacity: true)
        }
    }

    private func layOut() {
        guard needsLayout, let application else { return }
        var rounds = 0
        while needsLayout, rounds < Self.maximumRounds {
            needsLayout = false
            for window in application.windowStorage { window.layoutIfNeeded() }
            rounds += 1
        }
        if needsLayout {
            needsLayout = false
            report(.endlessTurn("layoutSubviews"))
        }
    }

    /// Tells the host when to come back, if that has changed.
    func tellHost() {
        let wake = wakeInstant
        guard wake != lastWake else { return }
        lastWake = wake
        host?.wake(at: wake)
    }
}
