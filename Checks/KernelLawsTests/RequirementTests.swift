import TestSupport
import Testing
import TouchArbitration

/// Failure requirements (B-165…B-173).
struct RequirementTests {
    @Test(.rules("B-165")) func `a dependent proceeds when its requirement fails`() {
        var desk = held()
        #expect(desk.propose(.failed, by: b) == ["b enters failed: its own decision", "a enters ended"])
    }

    @Test(.rules("B-165"), arguments: [GesturePhase.began, .ended])
    func `a dependent fails when its requirement recognizes`(phase: GesturePhase) {
        var desk = held()
        #expect(
            desk.propose(phase, by: b) == [
                "b enters \(phase)", "a enters failed: b recognized, whose failure it awaited",
            ])
    }

    @Test(.rules("B-166", "B-108", "T-24")) func `while held it goes on analyzing, and reports began first`() {
        var desk = Desk(2)
        desk.awaits = [a: [b]]
        #expect(desk.propose(.began, by: a) == ["a is held, awaiting {b}"])
        #expect(desk.propose(.changed, by: a) == [])
        #expect(desk.arbiter.proposal(of: a) == .changed)
        #expect(desk.arbiter.phase(of: a) == nil)
        #expect(desk.propose(.failed, by: b) == ["b enters failed: its own decision", "a enters began"])
        _ = desk.close()
        #expect(desk.propose(.changed, by: a) == ["a enters changed"])
    }

    @Test(.rules("B-166")) func `what ended while held begins and ends when released`() {
        var desk = Desk(2)
        desk.awaits = [a: [b]]
        _ = desk.propose(.began, by: a)
        #expect(desk.propose(.ended, by: a) == [])
        #expect(
            desk.propose(.failed, by: b) == ["b enters failed: its own decision", "a enters began", "a enters ended"])
    }

    @Test(.rules("B-167")) func `a recognizer in no attempt is no obstacle`() {
        var desk = Desk(1)
        desk.awaits = [a: [b]]
        desk.arbiter.require(ContestantSet([c]), by: a)
        #expect(desk.propose(.ended, by: a) == ["a enters ended"])
    }

    @Test(.rules("B-168", "B-119")) func `requirements are asked once an attempt and again in the next`() {
        var desk = held()
        _ = desk.propose(.failed, by: b)
        #expect(desk.questions.filter { $0 == "whose failure does a await?" }.count == 1)
        #expect(desk.close() == ["a is reset", "b is reset"])
        desk.awaits = [:]
        for contestant in [a, b] { desk.arbiter.join(contestant) }
        #expect(desk.propose(.ended, by: a) == ["a enters ended", "b enters failed: prevented by a, first"])
        #expect(desk.questions.filter { $0 == "whose failure does a await?" }.count == 2)
    }

    @Test(.rules("B-169")) func `requirements hold between those that do not interact`() {
        var desk = held()
        desk.prevents = [a: [], b: []]
        #expect(desk.propose(.ended, by: b).last == "a enters failed: b recognized, whose failure it awaited")
    }

    @Test(.rules("B-170")) func `a circle is broken at its lowest precedence, and named`() {
        var desk = Desk(3)
        desk.awaits = [a: [b], b: [c], c: [a]]
        #expect(
            desk.propose(.ended, by: a, b, c) == [
                "a is held, awaiting {b}", "b is held, awaiting {c}", "c is held, awaiting {a}",
                "deadlock: c awaits a awaits b", "c enters failed: deadlock",
                "b enters ended", "a enters failed: b recognized, whose failure it awaited",
            ])
    }

    @Test(.rules("B-171")) func `requirements known beforehand hold like those that are asked`() {
        var desk = Desk(2)
        desk.arbiter.require(ContestantSet([b]), by: a)
        #expect(desk.propose(.ended, by: a) == ["a is held, awaiting {b}"])
        #expect(desk.propose(.ended, by: b).last == "a enters failed: b recognized, whose failure it awaited")
    }

    @Test(.rules("B-172", "T-10")) func `a held tap is recognized only when the double tap has failed`() {
        var desk = held()
        #expect(desk.close() == [])
        #expect(desk.propose(.failed, by: b) == ["b enters failed: its own decision", "a enters ended"])
        #expect(desk.close() == ["a is reset", "b is reset"])
    }

    @Test(.rules("B-173")) func `disabling the requirement releases who waits`() {
        var desk = held()
        desk.arbiter.withdraw(b, cause: .disabled)
        #expect(desk.settle() == ["b enters failed: disabled", "a enters ended"])
    }

    @Test(.rules("B-173")) func `abandoning the requirement releases who waits, a living one is left alone`() {
        var desk = held()
        desk.arbiter.closeAbandoned(except: ContestantSet([b]))
        #expect(desk.settle() == [])
        desk.arbiter.closeAbandoned(except: ContestantSet())
        #expect(desk.settle() == ["b is abandoned", "b enters failed: touches lost", "a enters ended"])
    }

    private func held() -> Desk {
        var desk = Desk(2)
        desk.awaits = [a: [b]]
        #expect(desk.propose(.ended, by: a) == ["a is held, awaiting {b}"])
        return desk
    }
}
