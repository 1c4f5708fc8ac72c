import TouchArbitration
import TouchInput
import TouchTrace

// Steps 4 to 8: the contest says what is done next, and it is done here. The contest is not borrowed meanwhile, so app code may
// submit again.

extension Dispatcher {
    /// Allows turns as many repetitions as the number of recognizers calls for.
    @inline(__always) func allowTurn() { contest.allow(contestants: roster.recognizers.count) }

    /// Performs the effects of a turn; inside a turn, that one goes on to do so.
    @export(interface) func run(_ goal: Contest.Goal) {
        guard contest.begin(goal) else { return }
        while let effect = contest.next() { perform(effect) }
    }

    private func perform(_ effect: Contest.Effect) {
        switch effect {
        case .askRequirements(let ticket): askRequirements(ticket)
        case .askBegin(let ticket): askBegin(ticket)
        case .askDelivery(let batch): askReferees(batch)
        case .review: review()
        case .enter(let contestant, let phase): enter(contestant, phase)
        case .act(let contestant, let phase): callTargets(of: contestant, phase)
        case .deliver(let batch):
            if batch.isPress { deliver(batch, on: pressLine) } else { deliver(batch, on: touchLine) }
        case .silence(let input, let isClaimed):
            if input.isPress {
                silence(presses.slots[input.slot], isClaimed)
            } else {
                silence(contacts.slots[input.slot], isClaimed)
            }
        case .undo(let contestant):
            let reason = reason(contest.arbiter.cause(of: contestant) ?? .removed)
            recognizer(contestant)?.lastCause = reason
            trace(.undo(recognizer: name(contestant), cause: reason))
        case .reset(let contestant, let phase): reset(contestant, after: phase)
        case .report(let finding): report(finding)
        }
    }

    private func report(_ finding: Contest.Finding) {
        switch finding {
        case .hold(let contestant):
            trace(.hold(recognizer: name(contestant), others: names(contest.arbiter.awaited(by: contestant))))
        case .deadlock:
            let cycle = contest.cycle
            trace(.deadlock(recognizers: cycle.map { name($0) }))
            report(.requirementCycle(cycle.map { name($0).text }))
        case .abandoned(let contestant):
            trace(.abandon(recognizer: name(contestant)))
            report(.abandonedRecognizer(name(contestant).text))
        case .endless(let excess):
            trace(.cutOff(excess))
            switch excess {
            case .decisions: report(.endlessTurn("a delegate or hook"))
            case .rounds: report(.endlessTurn("an action, touch method, reset or layout"))
            }
        case .released(let input, let facts, let steps):
            trace(.release(finger: serial(of: input), facts: .init(facts), steps: .init(steps)))
        case .withheld(let input, let step):
            let holders = names(contest.holders(of: input, step))
            if input.isPress {
                traceWithheld(presses.slots[input.slot], step, holders)
            } else {
                traceWithheld(contacts.slots[input.slot], step, holders)
            }
        case .settled: trace(.settled)
        case .closing: trace(.close)
        }
    }

    private func serial(of input: Contest.Input) -> Int {
        (input.isPress ? presses.slots[input.slot]?.serial : contacts.slots[input.slot]?.serial) ?? 0
    }
}
