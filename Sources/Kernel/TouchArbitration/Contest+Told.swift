// What the shell tells the contest, between two turns or while it performs an effect. The turn decides; only what would be processed next
// in any case is processed at once.

extension Contest {
    // MARK: Contestants

    /// Sets the order of precedence: earlier elements go first. Contestants that are not in it come last.
    public mutating func setPrecedence(_ order: [Contestant]) {
        arbiter.setPrecedence(order)
    }

    /// Sets the effects of a contestant on touches; they may change at any time.
    public mutating func setTraits(_ traits: Traits, of contestant: Contestant) {
        Self.put(contestant, into: &cancelling, traits.contains(.cancels))
        Self.put(contestant, into: &delayingBegan, traits.contains(.delaysBegan))
        Self.put(contestant, into: &delayingEnded, traits.contains(.delaysEnded))
        gatesMayChange()
    }

    /// Adds one contestant whose failure `contestant` awaits in this attempt; see `Arbiter.require(_:by:)`.
    public mutating func require(_ other: Contestant, by contestant: Contestant) {
        arbiter.require(other, by: contestant)
    }

    /// Submits the phase that a recognizer proposes; see `Arbiter.propose(_:by:cause:)`. A contestant that awaits its reset proposes
    /// nothing.
    /// - Returns: A Boolean value that indicates whether the proposal counts.
    @discardableResult
    public mutating func propose(_ phase: GesturePhase, by contestant: Contestant, cause: Cause? = nil) -> Bool {
        if leaving.contains(contestant) { return false }
        if phase == .changed, !isObserved, let isReported = arbiter.changeAtOnce(contestant) {
            if isReported { reports.push(Report(contestant: contestant, phase: .changed)) }
            return true
        }
        return arbiter.propose(phase, by: contestant, cause: cause ?? .own(""))
    }

    /// Withdraws a contestant: it fails while undecided and is cancelled while active (B-200, B-202).
    public mutating func withdraw(_ contestant: Contestant, cause: Cause) {
        arbiter.withdraw(contestant, cause: cause)
    }

    /// Closes the contestants that are open although nothing can decide them; see `Arbiter.closeAbandoned(except:)`.
    public mutating func closeAbandoned(except alive: ContestantSet) {
        arbiter.closeAbandoned(except: alive)
    }

    /// Answers `Effect.askRequirements`.
    public mutating func reply(_ ticket: Arbiter.Ticket, awaits others: ContestantSet) {
        arbiter.reply(ticket, awaits: others)
    }

    /// Answers `Effect.askBegin`.
    public mutating func reply(_ ticket: Arbiter.Ticket, _ verdict: Arbiter.Verdict) {
        arbiter.reply(ticket, verdict)
    }

    /// Notes that a contestant has been reset: its slot may be assigned to another one.
    public mutating func discharge(_ contestant: Contestant) {
        leaving.remove(contestant)
        for index in lines.indices { lines[index].participants.remove(contestant) }
        // What it took is closed already, and it delays nothing any more: no gate has anything new to let through.
        cancelling.remove(contestant)
        delayingBegan.remove(contestant)
        delayingEnded.remove(contestant)
    }

    // MARK: Touches and presses

    /// Adds a touch or press that came down on a responder.
    /// - Parameters:
    ///   - input: The touch or press.
    ///   - responder: A number of the responder: the same one for all inputs that it receives.
    public mutating func open(_ input: Input, on responder: Int) {
        lines.append(Line(input: input, responder: responder))
        if input.isPress { pressCount += 1 }
    }

    /// Adds a contestant that receives input without a responder.
    public mutating func join(_ contestant: Contestant) {
        arbiter.join(contestant)
        gatesMayChange()
    }

    /// Adds a contestant that receives the touch or press.
    public mutating func join(_ contestant: Contestant, to input: Input) {
        join(contestant)
        if let index = index(of: input) { lines[index].participants.insert(contestant) }
    }

    /// Removes a contestant that ignores the touch or press.
    public mutating func ignore(_ input: Input, by contestant: Contestant) {
        if let index = index(of: input) { lines[index].participants.remove(contestant) }
        gatesMayChange()
    }

    /// Adds what a touch or press did in this event: one step.
    public mutating func feed(_ step: DeliveryGate.Steps, of input: Input) {
        pending.insert(.deliveries)
        if step != .moved { pending.insert(.cancellations) }
        guard let index = index(of: input) else { return }
        lines[index].gate.feed(step)
        if step == .ended || step == .cancelled { lines[index].hasFedEnd = true }
    }

    /// Keeps a touch or press from its responder from now on.
    public mutating func veto(_ input: Input) {
        guard let index = index(of: input), !lines[index].isVetoed else { return }
        lines[index].isVetoed = true
        gatesMayChange()
    }

    /// Answers `Effect.askDelivery` in the negative: keeps the touches from their responder from now on.
    public mutating func refuse(_ batch: Batch) {
        for index in lines.indices where lines[index].input.isPress == batch.isPress {
            if lines[index].input.bit & batch.slots != 0 { lines[index].isVetoed = true }
        }
    }

    /// Notes that app code may have moved views or recognizers.
    public mutating func reviewIsNeeded() {
        pending.insert(.review)
    }

    /// Removes a touch or press that is up, unless its responder is still to receive something of it; returns a Boolean
    /// value that indicates whether it was removed. An end that was never fed is never delivered.
    public mutating func forget(_ input: Input) -> Bool {
        guard let index = index(of: input) else { return true }
        guard lines[index].gate.isClosed || !lines[index].hasFedEnd else { return false }
        lines.remove(at: index)
        if input.isPress { pressCount -= 1 }
        return true
    }

    static func put(_ contestant: Contestant, into set: inout ContestantSet, _ isMember: Bool) {
        if isMember { set.insert(contestant) } else if set.contains(contestant) { set.remove(contestant) }
    }
}

// MARK: Reading

extension Contest {
    @inline(__always) @inlinable func index(of input: Input) -> Int? {
        for index in lines.indices where lines[index].input == input { return index }
        return nil
    }

    /// Returns a Boolean value that indicates whether the contestant receives new and present touches; see
    /// `Arbiter.acceptsTouches(_:)`.
    @inline(__always) @inlinable public func acceptsTouches(_ contestant: Contestant) -> Bool {
        (leaving.isEmpty || !leaving.contains(contestant)) && arbiter.acceptsTouches(contestant)
    }

    /// Returns a Boolean value that indicates whether the contestant receives the touch or press.
    @inline(__always) @inlinable public func receives(_ contestant: Contestant, _ input: Input) -> Bool {
        guard let index = index(of: input) else { return false }
        return lines[index].participants.contains(contestant)
    }

    /// The contestants that receive the touch or press.
    @inline(__always) @inlinable public func participants(of input: Input) -> ContestantSet {
        guard let index = index(of: input) else { return ContestantSet() }
        return lines[index].participants
    }

    /// Returns a Boolean value that indicates whether the responder may still receive something of the touch or press.
    @inline(__always) @inlinable public func isOpen(_ input: Input) -> Bool {
        guard let index = index(of: input) else { return false }
        return !lines[index].gate.isClosed
    }

    /// Returns a Boolean value that indicates whether the responder has received the beginning of the touch or press, and
    /// may receive more.
    @inline(__always) @inlinable public func isReceiving(_ input: Input) -> Bool {
        guard let index = index(of: input) else { return false }
        return lines[index].gate.isReceiving
    }

    /// Returns a Boolean value that indicates whether the touch or press is kept from its responder.
    @inline(__always) @inlinable public func isVetoed(_ input: Input) -> Bool {
        guard let index = index(of: input) else { return false }
        return lines[index].isVetoed
    }

    /// The contestants because of which a responder does not receive the beginning or the end of a touch or press: the members behind
    /// `holdsBegan` and `holdsEnded` of its twin, `facts(at:)`.
    @inline(__always) @inlinable public func holders(of input: Input, _ step: DeliveryGate.Steps) -> ContestantSet {
        let undecided = participants(of: input).intersection(arbiter.undecided)
        let ofBeginning = undecided.intersection(delayingBegan)
        return step == .began || !ofBeginning.isEmpty ? ofBeginning : undecided.intersection(delayingEnded)
    }

    /// Returns the effects of a contestant on touches.
    public func traits(of contestant: Contestant) -> Traits {
        var traits: Traits = []
        if cancelling.contains(contestant) { traits.insert(.cancels) }
        if delayingBegan.contains(contestant) { traits.insert(.delaysBegan) }
        if delayingEnded.contains(contestant) { traits.insert(.delaysEnded) }
        return traits
    }
}
