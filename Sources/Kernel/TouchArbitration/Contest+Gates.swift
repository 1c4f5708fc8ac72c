// The calls that responders receive now: what the gates let through, grouped by step and responder; and the facts that the gates go by. Who
// holds or has taken a touch is read from the arbiter and stored nowhere else; a veto is stored with its line.

extension Contest {
    /// Returns the touches of one responder that would begin in it now, if there are any that were not asked about.
    mutating func nextBeginning() -> Batch? {
        let asked = turn?.asked ?? 0
        for index in lines.indices where wouldBegin(index) && asked & lines[index].input.bit == 0 {
            var batch = Batch(step: .began, slots: 0, isPress: false)
            for other in lines.indices where lines[other].responder == lines[index].responder && wouldBegin(other) {
                batch.slots |= lines[other].input.bit
            }
            turn?.asked |= batch.slots
            return batch
        }
        return nil
    }

    // Changes nothing, as `facts` does. Both are mutating, since Swift calls another method with a copy of the contest.
    private mutating func wouldBegin(_ index: Int) -> Bool {
        lines[index].gate.mayBegin && !lines[index].input.isPress && lines[index].gate.wouldBegin(facts(at: index))
    }

    /// Releases what responders receive now, of touches and then of presses: everything that is due, or only the cancellations of what
    /// was taken.
    /// - Returns: The first effect; the others wait in the outbox.
    mutating func release(onlyTaken: Bool) -> Effect? {
        // The short way of a single moving finger: no other line, nothing taken since, no observer of the facts.
        if lines.count == 1, !onlyTaken, !pending.contains(.cancellations), !isObserved, lines[0].gate.releaseMovement()
        {
            return .deliver(Batch(step: .moved, slots: lines[0].input.bit, isPress: lines[0].input.isPress))
        }
        release(presses: false, onlyTaken: onlyTaken)
        if pressCount > 0 { release(presses: true, onlyTaken: onlyTaken) }
        return outbox.isEmpty ? nil : outbox.pop()
    }

    private mutating func release(presses: Bool, onlyTaken: Bool) {
        var steps: DeliveryGate.Steps = []
        var released: UInt64 = 0
        for index in lines.indices where lines[index].input.isPress == presses && !lines[index].gate.isClosed {
            if !onlyTaken {
                if lines[index].gate.withheld.isEmpty { continue }
                if !pending.contains(.cancellations), !isObserved, lines[index].releaseMovement() {
                    steps.formUnion(.moved)
                    continue
                }
            }
            let facts = facts(at: index)
            if onlyTaken, facts.isDisjoint(with: [.isClaimed, .isVetoed]) { continue }
            let paid = lines[index].release(facts)
            if isObserved { observeRelease(at: index, facts) }
            if lines[index].gate.isClosed, paid.isDisjoint(with: [.ended, .cancelled]) {
                outbox.push(.silence(lines[index].input, isClaimed: facts.contains(.isClaimed)))
            }
            if paid.isEmpty {
                if isObserved { observeWithheld(at: index) }
            } else {
                released |= lines[index].input.bit
                steps.formUnion(paid)
            }
        }
        if steps.isEmpty { return }
        if steps.contains(.began) { group(.began, presses) }
        if steps.contains(.moved) { group(.moved, presses) }
        if steps.contains(.ended) { group(.ended, presses) }
        if steps.contains(.cancelled) { group(.cancelled, presses) }
        guard isObserved else { return }
        // A responder waits for the end after it has received the beginning.
        for index in lines.indices where lines[index].input.isPress == presses && lines[index].input.bit & released != 0
        {
            observeWithheld(at: index)
        }
    }

    /// Groups the released steps by responder, in the order of their oldest inputs.
    private mutating func group(_ step: DeliveryGate.Steps, _ presses: Bool) {
        for index in lines.indices where lines[index].released.contains(step) {
            var batch = Batch(step: step, slots: 0, isPress: presses)
            for other in index..<lines.count
            where lines[other].released.contains(step) && lines[other].responder == lines[index].responder {
                batch.slots |= lines[other].input.bit
                lines[other].released.remove(step)
            }
            outbox.push(.deliver(batch))
        }
    }

    /// Returns the facts that the gate of an input needs, from the arbiter and its veto; `holders(of:_:)` names those who hold a step.
    private mutating func facts(at index: Int) -> DeliveryGate.Facts {
        var facts: DeliveryGate.Facts = lines[index].isVetoed ? [.isVetoed] : []
        if lines[index].participants.isEmpty { return facts }
        if lines[index].participants.intersects(cancelling, arbiter.recognized) { facts.insert(.isClaimed) }
        if arbiter.undecided.isEmpty { return facts }
        if lines[index].participants.intersects(delayingBegan, arbiter.undecided) { facts.insert(.holdsBegan) }
        if lines[index].participants.intersects(delayingEnded, arbiter.undecided) { facts.insert(.holdsEnded) }
        return facts
    }

    // MARK: Observing

    /// Reports a release, unless it changes nothing and withholds nothing new.
    private mutating func observeRelease(at index: Int, _ facts: DeliveryGate.Facts) {
        let line = lines[index]
        let news = line.gate.withheld.subtracting(line.observed)
        guard !line.released.isEmpty || line.gate.isClosed || !news.isDisjoint(with: [.began, .ended]) else { return }
        outbox.push(.report(.released(line.input, facts, line.released)))
    }

    private mutating func observeWithheld(at index: Int) {
        let line = lines[index]
        guard !line.gate.isClosed else { return }
        let news = line.gate.withheld.subtracting(line.observed)
        lines[index].observed = line.gate.withheld
        if news.contains(.began) { outbox.push(.report(.withheld(line.input, .began))) }
        if news.contains(.ended) { outbox.push(.report(.withheld(line.input, .ended))) }
    }
}
