import TouchArbitration
import TouchInput
import TouchTrace

// Step 4: the questions of the contest, put to hooks, delegates and views, which may submit again meanwhile; and its decisions.

extension Dispatcher {
    func askRequirements(_ ticket: Arbiter.Ticket) {
        trace(.ask(recognizer: name(ticket.contestant), about: .requirements))
        var awaited = ContestantSet()
        var answerers: [(contestant: Contestant, answerer: TraceRecord.Answerer)] = []
        let asksAll = ranking.hooks.shouldRequireFailure.contains(ticket.contestant)
        if asksAll || !ranking.hooks.shouldBeRequiredToFail.isEmpty, let recognizer = recognizer(ticket.contestant) {
            var others = contest.arbiter.undecided
            others.formUnion(contest.arbiter.recognized)
            others.remove(ticket.contestant)
            let asked = asksAll ? others : ranking.hooks.shouldBeRequiredToFail
            awaited = those(among: others, asking: asked, else: false) { other in
                guard let answerer = recognizer.answerer(awaiting: other) else { return false }
                if isTraced, let contestant = other.contestant { answerers.append((contestant, answerer)) }
                return true
            }
        }
        trace(
            .awaits(
                recognizer: name(ticket.contestant), others: names(awaited),
                answeredBy: contest.arbiter.inPrecedence(awaited).compactMap { awaited in
                    answerers.first { $0.contestant == awaited }?.answerer
                }))
        contest.reply(ticket, awaits: awaited)
    }

    /// Asks first the views whose touches would be cancelled, then the delegate, then applies exclusion.
    func askBegin(_ ticket: Arbiter.Ticket) {
        guard let recognizer = recognizer(ticket.contestant) else {
            contest.reply(ticket, Arbiter.Verdict(isAllowed: false))
            return
        }
        trace(.ask(recognizer: name(recognizer), about: .begin))
        let refuser = refuser(of: recognizer)
        var verdict = Arbiter.Verdict(isAllowed: refuser == nil)
        if verdict.isAllowed {
            (verdict.preventedBy, verdict.prevents) = exclusion(of: recognizer, ticket.contestant)
        }
        trace(
            .begin(
                recognizer: name(recognizer), isAllowed: verdict.isAllowed, prevents: names(verdict.prevents),
                preventedBy: names(verdict.preventedBy), refusedBy: refuser.map { traced($0) }))
        contest.reply(ticket, verdict)
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
        var asked = Asked()
        return refusingView(of: recognizer, contestant, touchLine, &asked)
            ?? refusingView(of: recognizer, contestant, pressLine, &asked)
    }

    private func refusingView<Input>(
        of recognizer: UIGestureRecognizer, _ contestant: Contestant, _ line: DeliveryLine<Input>,
        _ asked: inout Asked
    ) -> UIView? {
        for input in line.table.order
        where contest.receives(contestant, input.input) && contest.isOpen(input.input) {
            guard let view = input.listener as? UIView, asked.insert(view) else { continue }
            if !view.gestureRecognizerShouldBegin(recognizer) { return view }
        }
        return nil
    }

    /// The views that were asked. Usually it is one, which allocates nothing.
    private struct Asked {
        private var first: UIView?
        private var others: [UIView] = []

        /// Inserts a view; returns a Boolean value that indicates whether it is new.
        mutating func insert(_ view: UIView) -> Bool {
            guard let first else {
                first = view
                return true
            }
            if first === view { return false }
            for other in others where other === view { return false }
            others.append(view)
            return true
        }
    }

    /// Asks the referees among the ancestors of a view before it receives touchesBegan, once for all of these touches.
    func askReferees(_ batch: Contest.Batch) {
        guard let touch = contacts.first(in: batch.slots), touch.isRefereed, let view = touch.hitView,
            let referee = refusingReferee(of: view, batch.slots)
        else { return }
        for touch in contacts.order where touch.bit & batch.slots != 0 && !contest.isVetoed(touch.input) {
            trace(.veto(finger: touch.serial, because: traced(.refused(by: referee))))
        }
        contest.refuse(batch)
    }

    /// Returns the ancestor of a view that does not allow touches to begin in it.
    private func refusingReferee(of view: UIView, _ mask: UInt64) -> UIView? {
        let touches = contacts.order.filter { $0.bit & mask != 0 }
        // The referees see the touches with the values that the view would receive.
        for touch in touches { _ = touch.show(.began, at: now) }
        defer {
            for touch in touches {
                touch.showPresent()
                touch.wasReceived = false
            }
        }
        let eventMask = contacts.mask
        contacts.mask |= mask
        defer { contacts.mask = eventMask }
        var link = view.superviewStorage
        while let referee = link {
            if referee.refereesTouches,
                !referee.allowsBeginning(of: contacts.set(mask), with: touchLine.event, in: view)
            {
                return referee
            }
            link = referee.superviewStorage
        }
        return nil
    }

    /// Notes that a recognizer has entered a phase.
    func enter(_ contestant: Contestant, _ phase: GesturePhase) {
        var reason: FailureReason?
        if let cause = contest.arbiter.cause(of: contestant) { reason = self.reason(cause) }
        trace(.enter(recognizer: name(contestant), phase: phase, cause: reason))
        guard let recognizer = recognizer(contestant) else { return }
        recognizer.lastCause = reason
        if phase == .began || phase == .ended { yield(to: recognizer) }
    }

    func reason(_ cause: Cause) -> FailureReason { FailureReason(cause) { name($0) } }
}

/// The reason why a responder may not receive a touch or press; `TraceRecord.Veto` with views instead of names.
enum VetoReason {
    /// The view takes one touch at a time and has one.
    case oneTouchAtATime
    /// This view is exclusive in the window.
    case exclusive(UIView)
    /// The responder is not where it was, or has left the window.
    case removed
    /// This ancestor of the hit view refused.
    case refused(by: UIView)
    /// A gesture of the system began.
    case systemGesture
}

extension Dispatcher {
    func traced(_ reason: VetoReason) -> TraceRecord.Veto {
        switch reason {
        case .oneTouchAtATime: .oneTouchAtATime
        case .exclusive(let view): .exclusive(name(view))
        case .removed: .removed
        case .refused(let view): .refused(by: name(view))
        case .systemGesture: .systemGesture
        }
    }
}
