import TestSupport
import Testing
import TouchArbitration

/// The shortest paths to mistakes that the exploration found in the kernel.
struct FoundTests {
    @Test(.rules("B-200"))
    func `law 13 disabled in its own action, a gesture that was received is cancelled, not undone`() {
        var desk = Desk(1)
        desk.inAction = { arbiter, who, phase in
            if phase == .began { arbiter.withdraw(who, cause: .disabled) }
        }
        #expect(desk.propose(.began, by: a) == ["a enters began", "a enters cancelled: disabled"])
        #expect(desk.close() == ["a is reset"])
    }

    @Test func `law 13 disabled before its action was sent, it is taken back`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        desk.arbiter.propose(.began, by: a)
        while let effect = desk.arbiter.next() {
            switch effect {
            case .askRequirements(let ticket): desk.arbiter.reply(ticket, awaits: ContestantSet())
            case .askBegin(let ticket): desk.arbiter.reply(ticket, .init(isAllowed: true))
            case .enter, .hold, .undo, .reset, .deadlock, .abandoned: break
            }
        }
        desk.arbiter.withdraw(a, cause: .disabled)
        #expect(desk.settle() == ["a is taken back: disabled"])
        #expect(desk.arbiter.phase(of: a) == .failed)
    }

    @Test(.bug(id: "F-15")) func `law 1 what was taken back does not count as recognized`() {
        var desk = Desk(2)
        desk.awaits = [b: [a]]
        desk.prevents = [a: [], b: []]
        desk.arbiter.propose(.began, by: a)
        desk.takeAllWithoutActing()
        #expect(desk.arbiter.recognized == ContestantSet([a]))
        desk.arbiter.withdraw(a, cause: .disabled)
        #expect(desk.settle() == ["a is taken back: disabled"])
        #expect(desk.arbiter.recognized == ContestantSet())
        // Contestants that await its failure go ahead.
        #expect(desk.propose(.ended, by: b) == ["b enters ended"])
    }

    @Test func `T law 13 what was reported in one attempt does not keep the next one from being taken back`() {
        var desk = Desk(1)
        desk.inAction = { arbiter, who, phase in
            if phase == .began { arbiter.propose(.ended, by: who) }
        }
        #expect(desk.propose(.began, by: a) == ["a enters began", "a enters ended"])
        #expect(desk.close() == ["a is reset"])
        desk.arbiter.propose(.began, by: a)
        desk.takeAllWithoutActing()
        desk.arbiter.withdraw(a, cause: .disabled)
        #expect(desk.settle() == ["a is taken back: disabled"])
    }

    @Test func `law 1 disabling who has ended leaves its last word alone`() {
        var desk = Desk(2)
        desk.arbiter.require(ContestantSet([a]), by: b)
        desk.prevents = [a: []]
        _ = desk.propose(.ended, by: a)
        desk.arbiter.withdraw(a, cause: .disabled)
        #expect(desk.settle() == [])
        #expect(desk.arbiter.proposal(of: a) == .ended)
    }

    @Test func `law 2 a requirement comes too late after the question whether one may begin`() throws {
        var arbiter = Arbiter()
        arbiter.join(b)
        arbiter.propose(.ended, by: a)
        var question: Arbiter.Ticket?
        while let effect = arbiter.next() {
            if case .askRequirements(let ticket) = effect { arbiter.reply(ticket, awaits: ContestantSet()) }
            if case .askBegin(let ticket) = effect { question = ticket }
        }
        arbiter.require(ContestantSet([b]), by: a)
        arbiter.reply(try #require(question), .init(isAllowed: true))
        #expect(arbiter.next() == .enter(a, .ended, nil))
        arbiter.acted(a)
        #expect(arbiter.next() == nil)
        arbiter.closeEvent()
        #expect(arbiter.next() == .reset(a, .ended))
    }

    @Test func `law 4 who waits fails at once when a requirement is added that has recognized`() {
        var desk = Desk(3)
        desk.prevents = [a: [], b: [], c: []]
        desk.awaits = [a: [b]]
        _ = desk.propose(.began, by: a, c)
        desk.arbiter.require(ContestantSet([c]), by: a)
        #expect(desk.settle() == ["a enters failed: c recognized, whose failure it awaited"])
    }
}
