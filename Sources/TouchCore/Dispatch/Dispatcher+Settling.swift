import TouchArbitration
import TouchTrace

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
            report(.requirementCycle(circle.map { name($0).text }))
        case .abandoned(let contestant):
            if traceHandler != nil { trace(.abandon(recognizer: name(contestant))) }
            report(.abandonedRecognizer(name(contestant).text))
        }
    }

    private func askRequirements(_ ticket: Arbiter.Ticket) {
        if traceHandler != nil { trace(.ask(recognizer: name(ticket.contestant), about: .requirements)) }
        var awaited = ContestantSet()
        let mustAsk = hooks.shouldRequireFailure.contains(ticket.contestant) || !hooks.shouldBeRequiredToFail.isEmpty
        if mustAsk, let recognizer = recognizer(ticket.contestant) {
            var others = arbiter.undecided
            others.formUnion(arbiter.recognized)
            others.remove(ticket.contestant)
            let asked = hooks.shouldRequireFailure.contains(ticket.contestant) ? others : hooks.shouldBeRequiredToFail
            awaited = those(among: others, asking: asked, else: false) { recognizer.awaits($0) }
        }
        if traceHandler != nil {
            trace(.awaits(recognizer: name(ticket.contestant), others: names(awaited)))
        }
        arbiter.reply(ticket, awaits: awaited)
    }

    /// Asks first the views whose touches would be cancelled, then the delegate, then applies exclusion.
    private func askBegin(_ ticket: Arbiter.Ticket) {
        guard let recognizer = recognizer(ticket.contestant) else {
            arbiter.reply(ticket, Arbiter.Verdict(isAllowed: false))
            return
        }
        if traceHandler != nil { trace(.ask(recognizer: name(recognizer), about: .begin)) }
        let refuser = refuser(of: recognizer)
        var verdict = Arbiter.Verdict(isAllowed: refuser == nil)
        if verdict.isAllowed {
            (verdict.preventedBy, verdict.prevents) = exclusion(of: recognizer, ticket.contestant)
        }
        if traceHandler != nil {
            trace(
                .begin(
                    recognizer: name(recognizer), isAllowed: verdict.isAllowed, prevents: names(verdict.prevents),
                    preventedBy: names(verdict.preventedBy), refusedBy: refuser.map { traced($0) }))
        }
        arbiter.reply(ticket, verdict)
    }

    /// The object that does not allow a recognizer to begin; `TraceRecord.Refuser` with a view instead of its name.
    private enum Refuser {
        case view(UIView)
        case own
        case delegate
    }

    private func traced(_ refuser: Refuser) -> TraceRecord.Refuser {
        switch refuser {
        case .view(let view): .view(name(view))
        case .own: .own
        case .delegate: .delegate
        }
    }

    /// Returns the first object that refuses, in the order in which they are asked.
    private func refuser(of recognizer: UIGestureRecognizer) -> Refuser? {
        if let view = refusingView(of: recognizer) { return .view(view) }
        if !recognizer.allowsRecognition() { return .own }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false ? .delegate : nil
    }

    /// Returns the view that refuses, of those that would lose a touch or press to the recognizer. Gestures of the system ask
    /// none.
    private func refusingView(of recognizer: UIGestureRecognizer) -> UIView? {
        guard recognizer.cancelsTouchesInView, recognizer.systemGesture == nil,
            let contestant = recognizer.contestant
        else { return nil }
        var asked: [UIView] = []
        return refusingView(of: recognizer, contestant, touchLine, &asked)
            ?? refusingView(of: recognizer, contestant, pressLine, &asked)
    }

    private func refusingView<Input>(
        of recognizer: UIGestureRecognizer, _ contestant: Contestant, _ line: DeliveryLine<Input>,
        _ asked: inout [UIView]
    ) -> UIView? {
        for input in line.table.order where input.participants.contains(contestant) && !input.gate.isClosed {
            guard let view = input.listener as? UIView, !asked.contains(where: { $0 === view }) else { continue }
            asked.append(view)
            if !view.gestureRecognizerShouldBegin(recognizer) { return view }
        }
        return nil
    }

    private func enter(_ contestant: Contestant, _ phase: GesturePhase, _ cause: Cause?) {
        var reason: FailureReason?
        if let cause { reason = self.reason(cause) }
        if traceHandler != nil { trace(.enter(recognizer: name(contestant), phase: phase, cause: reason)) }
        // Recognizers that merely changed were counted when they began.
        if phase != .changed { gatesMayChange() }
        guard let recognizer = recognizer(contestant) else { return }
        recognizer.lastCause = reason
        if phase == .began || phase == .ended { yield(to: recognizer) }
        if phase != .failed {
            reports.add(ReportLine.Report(recognizer: recognizer, contestant: contestant, phase: phase))
        }
    }

    func reason(_ cause: Cause) -> FailureReason { FailureReason(cause) { name($0) } }
}
