import TestSupport
import Testing
import TouchArbitration

/// A turn of the contest, effect by effect: the order in which recognizers are decided, targets and responders are called.
struct ContestTests {
    /// Plays the shell for contestants called a, b, c …, which may all begin and prevent none, and for touches 1, 2, 3 ….
    private struct Shell {
        var contest = Contest()
        var log: [String] = []
        /// The contestants that each prevents and awaits.
        var prevents: [Contestant: [Contestant]] = [:]
        var awaits: [Contestant: [Contestant]] = [:]
        /// Code that is called with an effect.
        var inCall: (inout Contest, Contest.Effect) -> Void = { _, _ in }

        init(_ traits: Contest.Traits...) {
            contest.setPrecedence(traits.indices.map { Contestant($0) })
            for who in traits.indices { contest.setTraits(traits[who], of: Contestant(who)) }
        }

        mutating func open(_ touch: Int, on responder: Int, for contestants: Contestant...) {
            contest.open(.touch(touch), on: responder)
            for contestant in contestants { contest.join(contestant, to: .touch(touch)) }
            contest.feed(.began, of: .touch(touch))
        }

        mutating func turn(_ goal: Contest.Goal = .close) -> [String] {
            log = []
            contest.allow(contestants: 3)
            guard contest.begin(goal) else { return [] }
            while let effect = contest.next() { perform(effect) }
            return log
        }

        private mutating func perform(_ effect: Contest.Effect) {
            func name(_ contestant: Contestant) -> String { ["a", "b", "c"][contestant.slot] }
            switch effect {
            case .askRequirements(let ticket):
                contest.reply(ticket, awaits: ContestantSet(awaits[ticket.contestant] ?? []))
            case .askBegin(let ticket):
                let victims = ContestantSet(prevents[ticket.contestant] ?? [])
                contest.reply(ticket, Arbiter.Verdict(isAllowed: true, prevents: victims))
            case .askDelivery: break
            case .review: log.append("review")
            case .enter(let contestant, let phase): log.append("\(name(contestant)) \(phase)")
            case .act(let contestant, let phase): log.append("\(name(contestant)) acts on \(phase)")
            case .deliver(let batch):
                let touches = (0..<64).filter { batch.slots >> UInt64($0) & 1 != 0 }
                let step: String =
                    switch batch.step {
                    case .began: "began"
                    case .moved: "moved"
                    case .ended: "ended"
                    default: "cancelled"
                    }
                log.append("\(step) \(touches.map(String.init).joined(separator: " "))")
            case .silence(let input, _): log.append("silence \(input.slot)")
            case .undo(let contestant): log.append("\(name(contestant)) undone")
            case .reset(let contestant, _):
                log.append("\(name(contestant)) reset")
                contest.discharge(contestant)
            case .report(.deadlock): log.append("cycle \(contest.cycle.map(name).joined(separator: " "))")
            case .report(.endless): log.append("endless")
            case .report: break
            }
            inCall(&contest, effect)
        }
    }

    @Test(.rules("B-005")) func `responders receive steps in order, each with all of its touches, the oldest first`() {
        var shell = Shell()
        shell.open(3, on: 1)
        shell.open(0, on: 2)
        shell.open(1, on: 1)
        #expect(shell.turn() == ["began 1 3", "began 0"])
        for (touch, step) in [(0, DeliveryGate.Steps.moved), (1, .ended), (3, .moved)] {
            shell.contest.feed(step, of: .touch(touch))
        }
        #expect(shell.turn() == ["moved 3", "moved 0", "ended 1"])
    }

    @Test(.rules("B-125")) func `a responder is cancelled before the action of the recognizer that takes its touch`() {
        var shell = Shell(.cancels)
        shell.open(0, on: 1, for: a)
        #expect(shell.turn() == ["began 0"])
        shell.contest.feed(.moved, of: .touch(0))
        shell.contest.propose(.began, by: a)
        #expect(shell.turn() == ["a began", "cancelled 0", "a acts on began"])
    }

    @Test(.rules("B-004")) func `the consequences of one action come before the next one`() {
        var shell = Shell([], [])
        shell.open(0, on: 1, for: a, b)
        shell.inCall = { contest, effect in
            if effect == .act(a, .began) { contest.withdraw(b, cause: .disabled) }
        }
        for contestant in [a, b] { shell.contest.propose(.began, by: contestant) }
        #expect(shell.turn() == ["a began", "b began", "a acts on began", "b undone", "began 0", "b reset"])
    }

    @Test(.rules("B-130")) func `a withheld beginning is received once the recognizer that delays it has failed`() {
        var shell = Shell(.delaysBegan)
        shell.open(0, on: 1, for: a)
        #expect(shell.turn() == [])
        #expect(shell.contest.holders(of: .touch(0), .began) == ContestantSet([a]))
        shell.contest.feed(.moved, of: .touch(0))
        shell.contest.propose(.failed, by: a)
        #expect(shell.turn() == ["a failed", "began 0", "moved 0", "a reset"])
    }

    @Test func `a trait that a cancelled responder changes counts before the next action`() {
        var shell = Shell(.cancels, [])
        shell.open(0, on: 1, for: a)
        shell.open(1, on: 2, for: b)
        #expect(shell.turn() == ["began 0", "began 1"])
        shell.contest.propose(.began, by: b)
        #expect(shell.turn() == ["b began", "b acts on began"])
        shell.inCall = { contest, effect in
            if case .deliver(let batch) = effect, batch.step == .cancelled { contest.setTraits(.cancels, of: b) }
        }
        // No recognizer proposes anything more; the responder is removed.
        shell.contest.veto(.touch(0))
        #expect(shell.turn() == ["cancelled 0", "cancelled 1"])
    }

    @Test(.rules("B-170")) func `the cycle that is named does not depend on slots`() {
        for (order, cycle) in [([a, b, c], "cycle c a"), ([c, b, a], "cycle a c")] {
            var shell = Shell([], [], [])
            shell.contest.setPrecedence(order)
            shell.awaits = [order[0]: [order[2]], order[1]: [order[2]], order[2]: [order[0], order[1]]]
            shell.open(0, on: 1, for: a, b, c)
            for contestant in order { shell.contest.propose(.ended, by: contestant) }
            #expect(shell.turn().contains(cycle))
            #expect(shell.contest.cycle.isEmpty)
        }
    }

    @Test func `a turn that never rests is cut off, and responders receive what is due`() {
        var shell = Shell([])
        shell.open(0, on: 1, for: a)
        shell.contest.propose(.began, by: a)
        shell.inCall = { contest, effect in
            // Every review asks for the next one.
            if effect == .review || effect == .act(a, .began) { contest.reviewIsNeeded() }
        }
        let log = shell.turn().filter { $0 != "review" }
        #expect(log == ["a began", "a acts on began", "endless", "began 0"])
    }

    @Test func `a turn that is begun inside a turn is made by that one`() {
        var shell = Shell([])
        shell.open(0, on: 1, for: a)
        var isNested = false
        shell.inCall = { contest, effect in
            guard case .deliver = effect, !isNested else { return }
            isNested = true
            contest.feed(.moved, of: .touch(0))
            let isBegun = contest.begin(.settle)
            #expect(!isBegun)
        }
        #expect(shell.turn() == ["began 0", "moved 0"])
    }
}
