import TouchArbitration

// Step 4: drain the arbiter. It is not borrowed while an effect is performed, so hooks and delegates may submit again.

extension Dispatcher {
    func settle() {
        while roundsLeft > 0, arbiter.mayHaveEffects, let effect = nextEffect() {
            perform(effect)
            effectsLeft -= 1
            guard effectsLeft <= 0 else { continue }
            roundsLeft = 0
            report(.endlessTurn("a delegate or hook"))
        }
    }

    private func nextEffect() -> Arbiter.Effect? {
        guard traceHandler != nil else { return arbiter.next() }
        let isSeenTo = arbiter.isQuiet
        let effect = arbiter.next()
        if effect == nil, !isSeenTo { trace(.settled) }
        return effect
    }

    private func perform(_ effect: Arbiter.Effect) {
        switch effect {
        case .askRequirements(let ticket): askRequirements(ticket)
        case .askBegin(let ticket): askBegin(ticket)
        case .hold(let contestant, let awaited):
            if traceHandler != nil { trace(.hold(recognizer: name(contestant), others: names(awaited))) }
        case .enter(let contestant, let phase, let cause): enter(contestant, phase, cause)
        case .undo(let contestant, let cause):
            gatesMayChange()
            reports.remove(contestant)
            let reason = reason(cause)
            recognizer(contestant)?.lastCause = reason
            if traceHandler != nil { trace(.undo(recognizer: name(contestant), cause: reason)) }
        case .reset(let contestant, let phase): reset(contestant, after: phase)
        case .deadlock(let circle):
            if traceHandler != nil { trace(.deadlock(recognizers: circle.map { name($0) })) }
            report(.requirementCycle(circle.map { name($0) }))
        case .abandoned(let contestant):
            if traceHandler != nil { trace(.abandon(recognizer: name(contestant))) }
            report(.abandonedRecognizer(name(contestant)))
        }
    }

    private func askRequirements(_ ticket: Arbiter.Ticket) {
        if traceHandler != nil { trace(.ask(recognizer: name(ticket.contestant), about: .requirements)) }
        var awaited = ContestantSet()
        if let recognizer = recognizer(ticket.contestant) {
            var others = arbiter.undecided
            others.formUnion(arbiter.recognized)
            others.remove(ticket.contestant)
            for other in arbiter.inPrecedence(others) {
                guard let rival = self.recognizer(other), recognizer.awaits(rival) else { continue }
                awaited.insert(other)
            }
        }
        if traceHandler != nil {
            trace(.awaits(recognizer: name(ticket.contestant), others: names(awaited)))
        }
        arbiter.reply(ticket, awaits: awaited)
    }

    /// First the views whose touches would be taken away, then the delegate, then exclusion.
    private func askBegin(_ ticket: Arbiter.Ticket) {
        guard let recognizer = recognizer(ticket.contestant) else {
            arbiter.reply(ticket, Arbiter.Verdict(isAllowed: false))
            return
        }
        if traceHandler != nil { trace(.ask(recognizer: name(recognizer), about: .begin)) }
        var verdict = Arbiter.Verdict(isAllowed: doRespondersAllow(recognizer) && recognizer.shouldBegin())
        if verdict.isAllowed, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false {
            verdict.isAllowed = false
        }
        if verdict.isAllowed {
            var rivals = arbiter.active
            rivals.remove(ticket.contestant)
            for other in arbiter.inPrecedence(rivals) {
                guard let rival = self.recognizer(other), rival.interacts(with: recognizer) else { continue }
                if rival.prevents(recognizer) { verdict.preventedBy.insert(other) }
            }
            rivals = arbiter.undecided
            rivals.remove(ticket.contestant)
            for other in arbiter.inPrecedence(rivals) {
                guard let rival = self.recognizer(other), rival.interacts(with: recognizer) else { continue }
                if recognizer.prevents(rival) { verdict.prevents.insert(other) }
            }
        }
        if traceHandler != nil {
            trace(
                .begin(
                    recognizer: name(recognizer), isAllowed: verdict.isAllowed, prevents: names(verdict.prevents),
                    preventedBy: names(verdict.preventedBy)))
        }
        arbiter.reply(ticket, verdict)
    }

    /// Views that would lose a touch or press to the recognizer are asked. The system asks nobody.
    private func doRespondersAllow(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.cancelsTouchesInView, recognizer.systemGesture == nil,
            let contestant = recognizer.contestant
        else { return true }
        var asked: [UIView] = []
        return doesAllow(recognizer, contestant, touchLine, &asked)
            && doesAllow(recognizer, contestant, pressLine, &asked)
    }

    private func doesAllow<Input>(
        _ recognizer: UIGestureRecognizer, _ contestant: Contestant, _ line: DeliveryLine<Input>,
        _ asked: inout [UIView]
    ) -> Bool {
        for input in line.table.order where input.participants.contains(contestant) && !input.gate.isClosed {
            guard let view = input.listener as? UIView, !asked.contains(where: { $0 === view }) else { continue }
            asked.append(view)
            if !view.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        return true
    }

    private func enter(_ contestant: Contestant, _ phase: GesturePhase, _ cause: Cause?) {
        var reason: FailureReason?
        if let cause { reason = self.reason(cause) }
        if traceHandler != nil { trace(.enter(recognizer: name(contestant), phase: phase, cause: reason)) }
        // Those who go on were counted when they began.
        if phase != .changed { gatesMayChange() }
        guard let recognizer = recognizer(contestant) else { return }
        recognizer.lastCause = reason
        if phase == .began || phase == .ended { yield(to: recognizer) }
        if phase != .failed {
            reports.add(ReportLine.Report(recognizer: recognizer, contestant: contestant, phase: phase))
        }
    }

    func reason(_ cause: Cause) -> FailureReason {
        switch cause {
        case .own(let text): .own(text)
        case .refused: .refused
        case .prevented(let other): .prevented(by: name(other))
        case .requirementMet(let other): .requirementMet(name(other))
        case .deadlock: .deadlock
        case .disabled: .disabled
        case .removed: .removed
        case .touchesLost: .touchesLost
        case .systemCancelled: .systemCancelled
        }
    }
}
