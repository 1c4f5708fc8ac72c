import TouchArbitration

// Step 2, continued: which recognizers receive a new touch (B-080…B-086), in which order they go, whom they await.

extension Dispatcher {
    /// Offers a new touch to the recognizers of the hit view and of every view around it, window included.
    func join(_ touch: UITouch) {
        var candidates: [UIGestureRecognizer] = []
        var link = touch.hitView
        while let view = link {
            candidates.append(contentsOf: (view.recognizerStorage ?? []).reversed())
            link = view.superviewStorage
        }
        for recognizer in candidates {
            if let reason = refusal(of: touch, by: recognizer) {
                if traceHandler != nil {
                    trace(.pass(recognizer: name(recognizer), finger: touch.serial, reason: reason))
                }
                continue
            }
            let contestant = enroll(recognizer)
            arbiter.join(contestant)
            if recognizer.firstTouchType == nil { recognizer.firstTouchType = touch.type }
            recognizer.contacts |= touch.bit
            touch.participants.insert(contestant)
            if traceHandler != nil { trace(.watch(recognizer: name(recognizer), finger: touch.serial)) }
        }
        mayPrecedenceHaveChanged = true
    }

    /// Why the recognizer does not get the touch; `nil` if it does. The filters in the order of B-081.
    private func refusal(of touch: UITouch, by recognizer: UIGestureRecognizer) -> String? {
        guard recognizer.viewStorage != nil else { return "removed" }
        guard recognizer.isEnabled else { return "disabled" }
        guard recognizer.dispatcher == nil || recognizer.dispatcher === self else {
            return "busy in another application"
        }
        if let contestant = recognizer.contestant, !arbiter.acceptsTouches(contestant) {
            return "already decided, waiting for its reset"
        }
        guard recognizer.allowedTypes & 1 << UInt8(touch.type.rawValue) != 0 else { return "type not allowed" }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.firstTouchType, first != touch.type {
            return "another type than its first touch"
        }
        guard isInterested(recognizer) else { return "shouldReceive(event) said no" }
        guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false else {
            return "shouldReceive(touch) said no"
        }
        // Whoever was asked may have removed, disabled or decided it.
        guard recognizer.viewStorage != nil, recognizer.isEnabled else { return "removed or disabled" }
        if let contestant = recognizer.contestant, !arbiter.acceptsTouches(contestant) { return "already decided" }
        return nil
    }

    /// The question about the event, asked once an event and recognizer.
    private func isInterested(_ recognizer: UIGestureRecognizer) -> Bool {
        if let known = eventAnswers.first(where: { $0.recognizer === recognizer }) { return known.answer }
        let answer =
            recognizer.shouldReceive(event)
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
        eventAnswers.append((recognizer, answer))
        return answer
    }

    /// Gives the recognizer a slot for this attempt.
    func enroll(_ recognizer: UIGestureRecognizer) -> Contestant {
        if let contestant = recognizer.contestant { return contestant }
        let slot = freeSlots.popLast() ?? recognizers.count
        if slot == recognizers.count { recognizers.append(nil) }
        recognizers[slot] = recognizer
        recognizer.dispatcher = self
        recognizer.contestant = Contestant(slot)
        recognizer.lastCause = nil
        updateFlags(of: recognizer)
        return Contestant(slot)
    }

    func updateFlags(of recognizer: UIGestureRecognizer) {
        guard let contestant = recognizer.contestant else { return }
        Self.put(contestant, into: &cancelling, recognizer.cancelsTouchesInView)
        Self.put(contestant, into: &delayingBegan, recognizer.delaysTouchesBegan)
        Self.put(contestant, into: &delayingEnded, recognizer.delaysTouchesEnded)
    }

    private static func put(_ contestant: Contestant, into set: inout ContestantSet, _ isMember: Bool) {
        if isMember { set.insert(contestant) } else { set.remove(contestant) }
    }

    /// Deeper views first; on one view, what was attached later first (B-147).
    func updatePrecedence() {
        mayPrecedenceHaveChanged = false
        eventAnswers.removeAll(keepingCapacity: true)
        var places: [(recognizer: UIGestureRecognizer, depth: Int, index: Int)] = []
        for recognizer in recognizers {
            guard let recognizer else { continue }
            let index = recognizer.viewStorage?.recognizerStorage?.firstIndex { $0 === recognizer } ?? -1
            places.append((recognizer, recognizer.depth, index))
        }
        // Slots break ties between views of one depth: they follow the order of the touches.
        places.sort {
            if $0.depth != $1.depth { return $0.depth > $1.depth }
            if $0.index != $1.index { return $0.index > $1.index }
            return ($0.recognizer.contestant?.slot ?? 0) < ($1.recognizer.contestant?.slot ?? 0)
        }
        arbiter.setPrecedence(places.compactMap { $0.recognizer.contestant })
        listening.removeAll(keepingCapacity: true)
        for place in places where place.recognizer.contacts != 0 { listening.append(place.recognizer) }
        updateRequirements()
    }

    /// Tells the arbiter of the lasting requirements among those in an attempt (B-165, B-167).
    func updateRequirements() {
        for recognizer in recognizers {
            guard let recognizer, !recognizer.requirements.isEmpty, let contestant = recognizer.contestant else {
                continue
            }
            var others = ContestantSet()
            for other in recognizer.requirements where other.dispatcher === self {
                if let awaited = other.contestant { others.insert(awaited) }
            }
            arbiter.require(others, by: contestant)
        }
    }

    /// A recognizer gives a touch up by itself.
    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        if traceHandler != nil { trace(.ignore(recognizer: name(recognizer), finger: touch.serial)) }
        recognizer.forget(touch)
        if let contestant = recognizer.contestant { touch.participants.remove(contestant) }
    }
}

extension UIGestureRecognizer {
    /// How many views are around its view.
    fileprivate var depth: Int {
        var depth = 0
        var link = viewStorage
        while let view = link {
            depth += 1
            link = view.superviewStorage
        }
        return depth
    }
}
