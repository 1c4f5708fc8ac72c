internal import TouchArbitration
import TouchInput

// The gates: their input from the new arbiter, and the steps that they let through.

extension KernelReplay {
    mutating func input(_ step: TraceRecord.Step) throws(KernelDisagreement) {
        switch step {
        case .hit(let finger, _, _): gates[finger] = Gate(isPress: false)
        case .target(let input, _, _):
            if case .press(let press?) = input { gates[press] = Gate(isPress: true) }
        case .watch(let name, let finger): try join(name, finger)
        case .join(let name, let input):
            if case .press(let press?) = input { try join(name, press) } else { arbiter.join(try member(name)) }
        case .ignore(let name, let finger):
            let contestant = try contestant(name)
            gates[finger]?.participants.remove(contestant)
        case .feed(let name, _, let fingers):
            let contestant = try contestant(name)
            for finger in fingers where gates[finger]?.participants.contains(contestant) != true {
                throw KernelDisagreement("according to the trace, «\(name)» does not receive \(finger)")
            }
        case .fed(let began, let moved, let ended, let cancelled):
            for finger in began { try feed(finger, .began) }
            for finger in moved { try feed(finger, .moved) }
            for finger in ended { try feed(finger, .ended) }
            for finger in cancelled { try feed(finger, .cancelled) }
        case .veto(let finger, _): gates[finger]?.isVetoed = true
        default: break
        }
    }

    private mutating func join(_ name: RecognizerName, _ finger: Int) throws(KernelDisagreement) {
        let contestant = try member(name)
        guard gates[finger] != nil else { throw KernelDisagreement("the trace has no target of \(finger)") }
        arbiter.join(contestant)
        gates[finger]?.participants.insert(contestant)
    }

    private mutating func feed(_ finger: Int, _ step: DeliveryGate.Steps) throws(KernelDisagreement) {
        guard gates[finger] != nil else { throw KernelDisagreement("there is no gate for \(finger)") }
        gates[finger]?.gate.feed(step)
    }

    /// Ends an attempt. A gate that is closed and has no attempts left makes no more decisions.
    mutating func forget(_ contestant: Contestant) {
        cancelling.remove(contestant)
        delayingBegan.remove(contestant)
        delayingEnded.remove(contestant)
        for finger in Array(gates.keys) {
            gates[finger]?.participants.remove(contestant)
            if let gate = gates[finger], gate.gate.isClosed, gate.participants.isEmpty, gate.untold.isEmpty {
                gates[finger] = nil
            }
        }
    }

    // MARK: Decisions

    mutating func release(
        _ finger: Int, _ facts: TraceRecord.GateFacts, _ steps: TraceRecord.GateSteps
    ) throws(KernelDisagreement) -> TraceRecord.Step {
        guard var gate = gates[finger] else { throw KernelDisagreement("there is no gate for \(finger)") }
        let found = self.facts(of: gate)
        guard TraceRecord.GateFacts(found) == facts else {
            let step = TraceRecord.Step.release(finger: finger, facts: TraceRecord.GateFacts(found), steps: [])
            throw KernelDisagreement("the fresh kernel knows other facts, as in «\(step.line)»")
        }
        guard gate.untold.isEmpty else { throw KernelDisagreement("earlier released steps were not delivered") }
        let released = gate.gate.release(found)
        let made = TraceRecord.Step.release(finger: finger, facts: facts, steps: TraceRecord.GateSteps(released))
        guard TraceRecord.GateSteps(released) == steps else {
            throw KernelDisagreement("the fresh gate decides «\(made.line)»")
        }
        gate.untold = released
        consequences = consequences(of: released, found, finger, &gate)
        gates[finger] = gate
        return made
    }

    private func facts(of gate: Gate) -> DeliveryGate.Facts {
        var facts: DeliveryGate.Facts = gate.isVetoed ? [.isVetoed] : []
        let undecided = gate.participants.intersection(arbiter.undecided)
        if gate.participants.intersects(cancelling.intersection(arbiter.recognized)) {
            facts.insert(.isClaimed)
        }
        if undecided.intersects(delayingBegan) { facts.insert(.holdsBegan) }
        if undecided.intersects(delayingEnded) { facts.insert(.holdsEnded) }
        return facts
    }

    /// Applies the record that follows: a responder will never receive the step, or not yet.
    private func consequences(
        of steps: DeliveryGate.Steps, _ facts: DeliveryGate.Facts, _ finger: Int, _ gate: inout Gate
    ) -> [Consequence] {
        guard !gate.gate.isClosed else {
            return steps.isDisjoint(with: [.ended, .cancelled]) ? [.silence(finger: finger)] : []
        }
        let undecided = gate.participants.intersection(arbiter.undecided)
        let news = gate.gate.withheld.subtracting(gate.said)
        gate.said = gate.gate.withheld
        var list: [Consequence] = []
        if news.contains(.began) {
            let step: TraceRecord.TouchStep = gate.isPress ? .pressBegan : .began
            list.append(.withhold(step, finger: finger, because: names(undecided.intersection(delayingBegan))))
        }
        if news.contains(.ended) {
            let step: TraceRecord.TouchStep = gate.isPress ? .pressEnded : .ended
            let holders = facts.contains(.holdsBegan) ? delayingBegan : delayingEnded
            list.append(.withhold(step, finger: finger, because: names(undecided.intersection(holders))))
        }
        return list
    }

    func consequence(
        _ expected: Consequence, _ step: TraceRecord.Step
    ) throws(KernelDisagreement) -> TraceRecord.Step {
        switch (expected, step) {
        case (.silence(let expected), .silence(_, let finger)) where finger == expected: return step
        case (.silence(let finger), _):
            throw KernelDisagreement("the fresh gate decides that \(finger) will never be delivered")
        case (.withhold(let made, let expected, let holders), .withhold(_, let said, let finger, let because))
        where made == said && finger == expected && because == holders:
            return step
        case (.withhold(let made, let finger, let holders), _):
            throw KernelDisagreement(
                "the fresh gate withholds «\(made.name)» of \(finger) for [\(holders.listed)]")
        }
    }

    /// Delivers steps: exactly those that were released.
    mutating func notify(_ step: TraceRecord.TouchStep, _ fingers: [Int]) throws(KernelDisagreement) {
        let released: DeliveryGate.Steps =
            switch step {
            case .began, .pressBegan: .began
            case .moved, .pressChanged: .moved
            case .ended, .pressEnded: .ended
            case .cancelled, .pressCancelled: .cancelled
            case .streamBegan, .streamChanged, .streamEnded, .streamCancelled, .motionBegan, .motionEnded,
                .motionCancelled, .remoteControl:
                []
            }
        for finger in fingers {
            guard gates[finger]?.untold.contains(released) == true, !released.isEmpty else {
                throw KernelDisagreement("the fresh gate of \(finger) did not let that through")
            }
            gates[finger]?.untold.subtract(released)
        }
    }
}
