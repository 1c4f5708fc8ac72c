internal import TouchArbitration
import TouchInput

/// A new arbiter and new gates that receive one record after the other.
struct KernelReplay {
    /// The gate of one responder and one touch or press.
    struct Gate {
        var gate = DeliveryGate()
        var isPress: Bool
        var participants = ContestantSet()
        var isVetoed = false
        /// The withheld steps that have been recorded.
        var said: DeliveryGate.Steps = []
        /// The released steps that the responder has not received yet.
        var untold: DeliveryGate.Steps = []
    }

    /// The record that must come next.
    enum Consequence: Equatable {
        case silence(finger: Int)
        case withhold(TraceRecord.TouchStep, finger: Int, because: [RecognizerName])
    }

    var arbiter = Arbiter()
    var gates: [Int: Gate] = [:]
    var consequences: [Consequence] = []
    var cancelling = ContestantSet()
    var delayingBegan = ContestantSet()
    var delayingEnded = ContestantSet()

    private var slots: [RecognizerName: Contestant] = [:]
    private var names: [Contestant: RecognizerName] = [:]
    /// The contestants that hold a slot for an attempt; a name is known a while longer.
    private var enrolled = ContestantSet()
    private var tickets: [TraceRecord.Question: [Contestant: Arbiter.Ticket]] = [:]

    /// Replays a record.
    /// - Returns: the decision as it was made again; `nil` if the record is not one.
    mutating func take(_ step: TraceRecord.Step) throws(KernelDisagreement) -> TraceRecord.Step? {
        if !consequences.isEmpty { return try consequence(consequences.removeFirst(), step) }
        switch step {
        case .ask, .hold, .enter, .undo, .reset, .deadlock, .abandon, .settled:
            return try decide(step)
        case .release(let finger, let facts, let steps):
            return try release(finger, facts, steps)
        case .deliver(_, let step, let fingers, _):
            try notify(step, fingers)
            return nil
        case .silence, .withhold:
            throw KernelDisagreement("the fresh gate makes no such decision")
        case .frame, .missed, .pass, .decline, .timerSet, .timerFired, .diagnostic, .skip:
            return nil
        case .hit, .target, .watch, .join, .ignore, .feed, .fed, .veto:
            try input(step)
            return nil
        case .enroll, .alter, .precedence, .require, .propose, .withdraw, .awaits, .begin, .action, .close, .watchdog:
            try submit(step)
            return nil
        }
    }

    // MARK: Names

    func contestant(_ name: RecognizerName) throws(KernelDisagreement) -> Contestant {
        guard let contestant = slots[name] else {
            throw KernelDisagreement("«\(name)» was never enrolled: does the trace begin in the middle?")
        }
        return contestant
    }

    /// Returns a contestant that holds a slot.
    func member(_ name: RecognizerName) throws(KernelDisagreement) -> Contestant {
        let contestant = try contestant(name)
        guard enrolled.contains(contestant) else { throw KernelDisagreement("«\(name)» was not enrolled again") }
        return contestant
    }

    private func contestants(_ names: [RecognizerName]) throws(KernelDisagreement) -> ContestantSet {
        var set = ContestantSet()
        for name in names { set.insert(try contestant(name)) }
        return set
    }

    func names(_ set: ContestantSet) -> [RecognizerName] { arbiter.inPrecedence(set).map { name($0) } }

    private func name(_ contestant: Contestant) -> RecognizerName { names[contestant] ?? "an unknown contestant" }

    private mutating func enroll(_ name: RecognizerName, _ slot: Int) {
        let contestant = Contestant(slot)
        if let old = names[contestant] { slots[old] = nil }
        if let old = slots[name] { names[old] = nil }
        (slots[name], names[contestant]) = (contestant, name)
        enrolled.insert(contestant)
    }

    private mutating func set(_ touches: TraceRecord.TouchEffects, of contestant: Contestant) {
        Self.put(contestant, into: &cancelling, touches.contains(.cancels))
        Self.put(contestant, into: &delayingBegan, touches.contains(.delaysBegan))
        Self.put(contestant, into: &delayingEnded, touches.contains(.delaysEnded))
    }

    private static func put(_ contestant: Contestant, into set: inout ContestantSet, _ isMember: Bool) {
        if isMember { set.insert(contestant) } else { set.remove(contestant) }
    }

    // MARK: Calls of the arbiter

    private mutating func submit(_ step: TraceRecord.Step) throws(KernelDisagreement) {
        switch step {
        case .enroll(let name, let slot, let touches):
            enroll(name, slot)
            set(touches, of: Contestant(slot))
        case .alter(let name, let touches): set(touches, of: try contestant(name))
        case .precedence(let names):
            var order: [Contestant] = []
            for name in names { order.append(try contestant(name)) }
            arbiter.setPrecedence(order)
        case .require(let name, let others): arbiter.require(try contestants(others), by: try contestant(name))
        case .propose(let name, let phase, let cause):
            arbiter.propose(phase, by: try member(name), cause: try cause.map(self.cause) ?? .own(""))
        case .withdraw(let name, let cause):
            arbiter.withdraw(try contestant(name), cause: try self.cause(cause))
        case .awaits(let name, let others):
            arbiter.reply(try ticket(.requirements, name), awaits: try contestants(others))
        case .begin(let name, let isAllowed, let prevents, let preventedBy, _):
            arbiter.reply(
                try ticket(.begin, name),
                Arbiter.Verdict(
                    isAllowed: isAllowed, prevents: try contestants(prevents), preventedBy: try contestants(preventedBy)
                ))
        case .action(let name, let phase):
            let contestant = try contestant(name)
            guard arbiter.phase(of: contestant) == phase else {
                throw KernelDisagreement(
                    "it is \(arbiter.phase(of: contestant)?.name ?? "possible") in the fresh arbiter")
            }
            // Targets are called only when nothing else is to be decided first.
            guard arbiter.isQuiet else { throw KernelDisagreement("the fresh arbiter has something to decide first") }
            arbiter.acted(contestant)
        case .close: arbiter.closeEvent()
        case .watchdog(let alive): arbiter.closeAbandoned(except: try contestants(alive))
        default: break
        }
    }

    private mutating func ticket(
        _ question: TraceRecord.Question, _ name: RecognizerName
    ) throws(KernelDisagreement) -> Arbiter.Ticket {
        let contestant = try contestant(name)
        guard let ticket = tickets[question]?.removeValue(forKey: contestant) else {
            throw KernelDisagreement("the fresh arbiter did not ask")
        }
        return ticket
    }

    private func cause(_ reason: FailureReason) throws(KernelDisagreement) -> Cause {
        switch reason {
        case .own(let text): .own(text)
        case .refused: .refused
        case .prevented(let other): .prevented(by: try contestant(other))
        case .requirementMet(let other): .requirementMet(try contestant(other))
        case .deadlock: .deadlock
        case .disabled: .disabled
        case .removed: .removed
        case .touchesLost: .touchesLost
        case .systemCancelled: .systemCancelled
        }
    }

    // MARK: Decisions of the arbiter

    private mutating func decide(_ recorded: TraceRecord.Step) throws(KernelDisagreement) -> TraceRecord.Step {
        let made = arbiter.next().map { step(for: $0) } ?? .settled
        guard made == recorded else { throw KernelDisagreement("the fresh arbiter decides «\(made.line)»") }
        if case .reset(let name) = made {
            let contestant = try contestant(name)
            enrolled.remove(contestant)
            forget(contestant)
        }
        return made
    }

    private mutating func step(for effect: Arbiter.Effect) -> TraceRecord.Step {
        switch effect {
        case .askRequirements(let ticket):
            tickets[.requirements, default: [:]][ticket.contestant] = ticket
            return .ask(recognizer: name(ticket.contestant), about: .requirements)
        case .askBegin(let ticket):
            tickets[.begin, default: [:]][ticket.contestant] = ticket
            return .ask(recognizer: name(ticket.contestant), about: .begin)
        case .hold(let contestant, let awaited): return .hold(recognizer: name(contestant), others: names(awaited))
        case .enter(let contestant, let phase, let cause):
            return .enter(recognizer: name(contestant), phase: phase, cause: cause.map { reason($0) })
        case .undo(let contestant, let cause): return .undo(recognizer: name(contestant), cause: reason(cause))
        case .reset(let contestant, _): return .reset(recognizer: name(contestant))
        case .deadlock(let circle): return .deadlock(recognizers: circle.map { name($0) })
        case .abandoned(let contestant): return .abandon(recognizer: name(contestant))
        }
    }

    private func reason(_ cause: Cause) -> FailureReason { FailureReason(cause) { name($0) } }
}
