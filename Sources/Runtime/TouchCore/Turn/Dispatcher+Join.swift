import TouchArbitration
import TouchInput
import TouchTrace

// Step 2, continued: the recognizers that receive a new touch (B-080…B-086), their order, and the failures that they await.

extension Dispatcher {
    /// Offers a new touch to the recognizers of the hit view and of all its ancestors, window included, and to those of the
    /// system at the edge where it began.
    func join(_ touch: UITouch) {
        // App code that is called below may bring another touch here.
        var candidates: [UIGestureRecognizer] = []
        swap(&candidates, &roster.candidates)
        defer {
            candidates.removeAll(keepingCapacity: true)
            swap(&candidates, &roster.candidates)
        }
        var link = Borrowed(of: touch.hitView)
        while let view = link {
            if view.use({ $0.recognizerStorage != nil }), let recognizers = view.use({ $0.recognizersInPrecedence }) {
                for recognizer in recognizers { candidates.append(recognizer) }
            }
            link = view.use { $0.superviewLink }
        }
        candidates += systemGestures(for: touch)
        for recognizer in candidates {
            tracer.mention(recognizer)
            if let reason = refusal(of: touch, by: recognizer) {
                trace(.pass(recognizer: name(recognizer), finger: touch.serial, reason: reason.rawValue))
                continue
            }
            contest.join(engage(recognizer, .touch(touch.type)), to: touch.input)
            recognizer.contacts |= touch.bit
            trace(.watch(recognizer: name(recognizer), finger: touch.serial))
        }
        ranking.mayHaveChanged()
    }

    /// Offers a new press to the recognizers of the views along the responder chain.
    func join(_ press: UIPress) {
        let input = InputName.press(press.serial)
        var chain = ResponderChain(from: press.target)
        while let responder = chain.next() {
            guard let recognizers = (responder as? UIView)?.recognizersInPrecedence else { continue }
            for recognizer in recognizers {
                tracer.mention(recognizer)
                if let reason = refusal(of: press, by: recognizer) {
                    trace(.decline(by: .recognizer(name(recognizer)), input: input, reason: reason.rawValue))
                    continue
                }
                contest.join(engage(recognizer, .press), to: press.input)
                recognizer.presses |= press.bit
                // A button has no location.
                if let view = recognizer.viewStorage { recognizer.lastCentroid = view.middleInWindow }
                trace(.join(recognizer: name(recognizer), input: input))
            }
        }
        ranking.mayHaveChanged()
    }

    /// Offers a stream to a recognizer; returns a Boolean value that indicates whether the recognizer follows it.
    func join(_ stream: InputStream, _ recognizer: UIGestureRecognizer) -> Bool {
        tracer.mention(recognizer)
        if let reason = refusal(of: stream, by: recognizer) {
            trace(.decline(by: .recognizer(name(recognizer)), input: stream.name, reason: reason.rawValue))
            return false
        }
        contest.join(engage(recognizer, .stream(stream.event.type)))
        recognizer.streams |= stream.bit
        trace(.join(recognizer: name(recognizer), input: stream.name))
        ranking.mayHaveChanged()
        return true
    }

    private func engage(_ recognizer: UIGestureRecognizer, _ kind: InputKind) -> Contestant {
        let contestant = enroll(recognizer)
        if recognizer.firstInput == nil { recognizer.firstInput = kind }
        return contestant
    }

    // MARK: The filters that keep a touch from a recognizer, in order (B-081)

    private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> InputRefusal? {
        if let reason = refusalOfAnything(by: recognizer) { return reason }
        guard recognizer.handles(touchLine.event) else { return .noTouches }
        guard recognizer.allowedTypes & 1 << UInt8(touch.type.rawValue) != 0 else { return .type }
        if let first = recognizer.firstInput, first != .touch(touch.type) {
            guard case .touch = first else { return .otherKind }
            if recognizer.requiresExclusiveTouchType { return .otherType }
        }
        if let reason = refusal(of: touchLine.event, by: recognizer) { return reason }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false else {
            return .delegateTouch
        }
        return refusalAfterQuestions(by: recognizer)
    }

    private func refusal(of press: UIPress, by recognizer: UIGestureRecognizer) -> InputRefusal? {
        if let reason = refusalOfAnything(by: recognizer) { return reason }
        guard recognizer.handles(pressLine.event) else { return .noPresses }
        guard recognizer.allowedPresses & 1 << UInt64(press.type.rawValue) != 0 else { return .type }
        if let first = recognizer.firstInput, first != .press { return .otherKind }
        if let reason = refusal(of: pressLine.event, by: recognizer) { return reason }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) != false else {
            return .delegatePress
        }
        return refusalAfterQuestions(by: recognizer)
    }

    private func refusal(of stream: InputStream, by recognizer: UIGestureRecognizer) -> InputRefusal? {
        if let reason = refusalOfAnything(by: recognizer) { return reason }
        // A recognizer follows one stream at a time, and no touches meanwhile.
        if recognizer.firstInput != nil { return .busy }
        if let pointer = (stream.event as? HoverEvent)?.touch,
            recognizer.allowedTypes & 1 << UInt8(pointer.type.rawValue) == 0
        {
            return .type
        }
        if let reason = refusal(of: stream.event, by: recognizer) { return reason }
        return refusalAfterQuestions(by: recognizer)
    }

    private func refusalOfAnything(by recognizer: UIGestureRecognizer) -> InputRefusal? {
        guard recognizer.viewStorage != nil else { return .removed }
        guard recognizer.isEnabled else { return .disabled }
        guard recognizer.dispatcher == nil || recognizer.dispatcher === self else {
            return .otherApplication
        }
        if let contestant = recognizer.contestant, !contest.acceptsTouches(contestant) {
            return .decided
        }
        return nil
    }

    /// Returns a reason that arose while app code was asked: it may have removed, disabled or decided the recognizer.
    private func refusalAfterQuestions(by recognizer: UIGestureRecognizer) -> InputRefusal? {
        guard recognizer.viewStorage != nil, recognizer.isEnabled else { return .removedMeanwhile }
        if let contestant = recognizer.contestant, !contest.acceptsTouches(contestant) { return .decidedMeanwhile }
        return nil
    }

    /// Returns the refusal of an event by a recognizer, if there is one; asked once per event and recognizer.
    private func refusal(of event: UIEvent, by recognizer: UIGestureRecognizer) -> InputRefusal? {
        if let known = recognizer.eventAnswer, known.occasion == roster.occasion, known.asker === tracer.identity {
            return known.refusal
        }
        var refusal: InputRefusal?
        if !recognizer.shouldReceive(event) {
            refusal = .ownEvent
        } else if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) == false {
            refusal = .delegateEvent
        }
        recognizer.eventAnswer = (tracer.identity, roster.occasion, refusal)
        return refusal
    }

    /// Assigns a slot to the recognizer for this attempt.
    func enroll(_ recognizer: UIGestureRecognizer) -> Contestant {
        if let contestant = recognizer.contestant { return contestant }
        tracer.mention(recognizer)
        if recognizer.wasLeftOpen {
            recognizer.wasLeftOpen = false
            callReset(of: recognizer, after: .cancelled)
        }
        let contestant = roster.enroll(recognizer)
        recognizer.dispatcher = self
        recognizer.contestant = contestant
        recognizer.enrollment = roster.enrollments
        recognizer.lastCause = nil
        readFlags(of: recognizer, contestant)
        trace(
            .enroll(
                recognizer: name(recognizer), slot: contestant.slot, touches: touchEffects(of: contestant),
                kind: recognizer.kindInTraces))
        return contestant
    }

    func updateFlags(of recognizer: UIGestureRecognizer) {
        guard let contestant = recognizer.contestant else { return }
        readFlags(of: recognizer, contestant)
        trace(.alter(recognizer: name(recognizer), touches: touchEffects(of: contestant)))
    }

    private func readFlags(of recognizer: UIGestureRecognizer, _ contestant: Contestant) {
        var traits: Contest.Traits = recognizer.cancelsTouchesInView ? .cancels : []
        // Views wait for a gesture of the system, unless the app comes first (B-390, B-392).
        let waits = recognizer.systemGesture.map { !$0.isDeferred }
        if waits ?? recognizer.delaysTouchesBegan { traits.insert(.delaysBegan) }
        if waits ?? recognizer.delaysTouchesEnded { traits.insert(.delaysEnded) }
        contest.setTraits(traits, of: contestant)
        readHooks(of: recognizer, contestant)
    }

    /// Submits to the contest the permanent requirements between recognizers that are in an attempt (B-165, B-167).
    func updateRequirements() {
        for recognizer in roster.recognizers {
            guard let recognizer, !recognizer.requirements.isEmpty, let contestant = recognizer.contestant else {
                continue
            }
            var others = ContestantSet()
            for other in recognizer.requirements where other.dispatcher === self {
                guard let awaited = other.contestant else { continue }
                // A trace lists all of them each time.
                if isTraced { others.insert(awaited) }
                contest.require(awaited, by: contestant)
            }
            if !others.isEmpty { trace(.require(recognizer: name(recognizer), others: names(others))) }
        }
    }

    /// Removes a touch or press that a recognizer ignores.
    func ignore(_ input: some GatedInput, by recognizer: UIGestureRecognizer) {
        trace(.ignore(recognizer: name(recognizer), finger: input.serial))
        input.forget(by: recognizer)
        if let contestant = recognizer.contestant { contest.ignore(input.input, by: contestant) }
    }
}

/// The recognizers in an attempt, by slot. A slot is used again after the attempt.
struct Roster {
    private(set) var recognizers: [UIGestureRecognizer?] = []
    private var freeSlots: [Int] = []
    /// The number of attempts that have begun.
    private(set) var enrollments = 0
    /// The number of the latest occasion on which recognizers were asked about an event; an answer stores that of its own.
    private(set) var occasion: UInt64 = 0
    /// Storage of `join(_:)`, reused.
    fileprivate var candidates: [UIGestureRecognizer] = []

    /// Notes that earlier answers about events no longer count.
    mutating func newOccasion() { occasion += 1 }

    subscript(contestant: Contestant) -> UIGestureRecognizer? {
        contestant.slot < recognizers.count ? recognizers[contestant.slot] : nil
    }

    @inline(__always) func borrowed(_ contestant: Contestant) -> Borrowed<UIGestureRecognizer>? {
        contestant.slot < recognizers.count ? Borrowed(of: recognizers[contestant.slot]) : nil
    }

    /// Assigns a slot to a recognizer.
    mutating func enroll(_ recognizer: UIGestureRecognizer) -> Contestant {
        let slot = freeSlots.popLast() ?? recognizers.count
        if slot == recognizers.count { recognizers.append(nil) }
        recognizers[slot] = recognizer
        enrollments += 1
        return Contestant(slot)
    }

    /// Frees a slot.
    mutating func discharge(_ contestant: Contestant) {
        recognizers[contestant.slot] = nil
        freeSlots.append(contestant.slot)
    }
}

// Step 2, continued: gestures of the system at the edges of the screen (B-390). They contest like all others; their special rules
// are stated in `SystemGesture` and implemented in `UIGestureRecognizer+Relations`.

extension Dispatcher {
    /// Returns the gestures of the system that claim the edges at which a touch began.
    func systemGestures(for touch: UITouch) -> [UIGestureRecognizer] {
        guard let application, !application.systemSurface.isEmpty else { return [] }
        var gestures: [UIGestureRecognizer] = []
        let edges = touch.edges(within: application.systemGestureEdgeWidth)
        guard !edges.isEmpty else { return [] }
        for recognizer in application.systemSurface.gestures {
            guard let gesture = recognizer.systemGesture, !gesture.edges.isDisjoint(with: edges) else { continue }
            if recognizer.contestant == nil {
                let claimed = gesture.edges.intersection(edges)
                gesture.hasBegun = false
                gesture.isDeferred = touch.window?.deferredEdges.isSuperset(of: claimed) ?? false
            }
            gestures.append(recognizer)
        }
        return gestures
    }

    /// Yields to a gesture of the system that was recognized: gestures of the app that are active, and touches in views, are
    /// cancelled. Undecided gestures have been prevented.
    func yield(to recognizer: UIGestureRecognizer) {
        guard let gesture = recognizer.systemGesture, !gesture.hasBegun else { return }
        gesture.hasBegun = true
        for contestant in contest.arbiter.inPrecedence(contest.arbiter.active) {
            guard let other = self.recognizer(contestant), other.systemGesture == nil, other.beganWithTouch else {
                continue
            }
            withdraw(contestant, cause: .systemCancelled)
        }
        guard let own = recognizer.contestant else { return }
        for touch in contacts.order where !contest.receives(own, touch.input) {
            veto(touch, because: .systemGesture)
        }
    }
}
