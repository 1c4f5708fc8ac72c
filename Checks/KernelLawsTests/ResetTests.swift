import TestSupport
import Testing
import TouchArbitration

/// Reset (B-115…B-119), and the canonical traces of taps (T-10…T-12).
struct ResetTests {
    @Test(.rules("B-116")) func `who is over is reset at the closing of the event`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        _ = desk.propose(.ended, by: a)
        #expect(desk.arbiter.mayReset)
        #expect(desk.close() == ["a is reset"])
        #expect(desk.arbiter.undecided == ContestantSet([b]))
    }

    @Test(.rules("B-116", "B-117")) func `who is over waits for the undecided whom it awaits or that await it`() {
        for (dependent, requirement) in [(a, b), (b, a)] {
            var desk = Desk(2)
            desk.prevents = [a: [], b: []]
            desk.arbiter.require(ContestantSet([requirement]), by: dependent)
            _ = desk.propose(.failed, by: a)
            #expect(desk.close() == [])
            _ = desk.propose(.failed, by: b)
            #expect(desk.close() == ["a is reset", "b is reset"])
        }
    }

    @Test(.rules("B-116")) func `an active partner does not hold the reset back`() {
        var desk = Desk(2)
        desk.awaits = [a: [b]]
        _ = desk.propose(.ended, by: a)
        _ = desk.propose(.began, by: b)
        #expect(desk.close() == ["a is reset"])
    }

    @Test(.rules("B-116")) func `who was left open is closed by the watchdog and named`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        _ = desk.propose(.began, by: a)
        desk.arbiter.closeAbandoned(except: ContestantSet())
        #expect(
            desk.settle() == [
                "a is abandoned", "b is abandoned", "a enters cancelled: touches lost", "b enters failed: touches lost",
            ])
        #expect(desk.close() == ["a is reset", "b is reset"])
    }

    @Test(.rules("B-118")) func `after the reset it is in no attempt until it joins again`() {
        var desk = Desk(1)
        _ = desk.propose(.ended, by: a)
        _ = desk.close()
        #expect(desk.propose(.failed, by: a) == [])
        #expect(desk.arbiter.contestants.isEmpty)
    }

    @Test(.rules("B-119")) func `requirements are forgotten when whom they name is reset`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        desk.awaits = [a: [b]]
        _ = desk.propose(.began, by: a)
        _ = desk.propose(.failed, by: b)
        _ = desk.close()
        desk.arbiter.join(b)
        _ = desk.propose(.ended, by: a)
        #expect(desk.close() == ["a is reset"])
    }

    @Test(.rules("T-11")) func `single requires double, two taps: the double fires, the single fails`() {
        var desk = Desk(2)
        desk.awaits = [a: [b]]
        #expect(desk.propose(.ended, by: a) == ["a is held, awaiting {b}"])
        #expect(!desk.arbiter.acceptsTouches(a))
        #expect(desk.close() == [])
        #expect(
            desk.propose(.ended, by: b) == [
                "b enters ended", "a enters failed: b recognized, whose failure it awaited",
            ])
        #expect(desk.close() == ["a is reset", "b is reset"])
    }

    @Test(.rules("T-12")) func `single and double without a requirement, in both orders of attachment`() {
        for precedence in [[a, b], [b, a]] {
            var desk = Desk(2, precedence: precedence)
            desk.prevents = [a: [], b: [a]]
            #expect(desk.propose(.ended, by: a) == ["a enters ended"])
            #expect(desk.close() == ["a is reset"])
            desk.arbiter.join(a)
            #expect(desk.propose(.ended, by: a, b) == ["b enters ended", "a enters failed: prevented by b, oneSided"])
        }
    }
}
