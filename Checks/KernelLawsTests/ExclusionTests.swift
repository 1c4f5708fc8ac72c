import TestSupport
import Testing
import TouchArbitration

/// Exclusion and precedence (B-145…B-153).
struct ExclusionTests {
    @Test(.rules("B-145")) func `the first to recognize makes the others fail`() {
        var desk = Desk(3)
        #expect(
            desk.propose(.began, by: b) == [
                "b enters began", "a enters failed: prevented by b, first", "c enters failed: prevented by b, first",
            ])
    }

    @Test(.rules("B-146")) func `those that do not interact run in parallel`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        #expect(desk.propose(.began, by: a) == ["a enters began"])
        #expect(desk.propose(.began, by: b) == ["b enters began"])
        #expect(desk.arbiter.active == ContestantSet([a, b]))
    }

    @Test(.rules("B-147", "T-23")) func `of two in one event the first in precedence wins, in either order of claims`()
    {
        for claims in [[a, b], [b, a]] {
            var desk = Desk(2, precedence: [b, a])
            for contestant in claims { desk.arbiter.propose(.began, by: contestant) }
            #expect(desk.settle() == ["b enters began", "a enters failed: prevented by b, precedence"])
        }
    }

    @Test(.rules("B-148")) func `no recognizer enters before all that claimed in the event were asked`() {
        var desk = Desk(2)
        _ = desk.propose(.ended, by: b, a)
        #expect(
            desk.questions == [
                "whose failure does a await?", "whose failure does b await?",
                "may a begin, whom does it prevent?", "may b begin, whom does it prevent?",
            ])
    }

    @Test(.rules("B-149")) func `only those whom the verdict names are prevented`() {
        var desk = Desk(3)
        desk.prevents = [a: [c]]
        #expect(desk.propose(.began, by: a) == ["a enters began", "c enters failed: prevented by a, first"])
        #expect(desk.arbiter.undecided == ContestantSet([b]))
    }

    @Test(.rules("B-150")) func `two that allow each other begin in the same event`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: []]
        #expect(desk.propose(.began, by: a, b) == ["a enters began", "b enters began"])
    }

    @Test(.rules("B-151")) func `who prevents one-sidedly goes first against precedence`() {
        var desk = Desk(2)
        desk.prevents = [a: [], b: [a]]
        #expect(desk.propose(.ended, by: a, b) == ["b enters ended", "a enters failed: prevented by b, oneSided"])
    }

    @Test(.rules("B-151")) func `the first in precedence loses to the second if a third prevents it one-sidedly`() {
        var desk = Desk(3)
        desk.prevents = [a: [b], b: [a], c: [a]]
        #expect(
            desk.propose(.ended, by: a, b, c) == [
                "b enters ended", "a enters failed: prevented by b, oneSidedByAnother", "c enters ended",
            ])
    }

    @Test(.rules("B-145")) func `one that waits for another loses while it waits`() {
        var desk = Desk(3)
        desk.awaits = [a: [b]]
        _ = desk.propose(.ended, by: a)
        #expect(
            desk.propose(.began, by: c) == [
                "c enters began", "a enters failed: prevented by c, whileWaiting",
                "b enters failed: prevented by c, first",
            ])
    }

    @Test(.rules("B-151")) func `in a ring of one-sided prevention precedence decides`() {
        var desk = Desk(3)
        desk.prevents = [a: [b], b: [c], c: [a]]
        #expect(
            desk.propose(.ended, by: c, b, a) == [
                "a enters ended", "b enters failed: prevented by a, oneSided", "c enters ended",
            ])
    }

    @Test(.rules("B-152")) func `an active one prevents newcomers, and no winner cancels it`() {
        var desk = Desk(2)
        desk.prevents = [a: []]
        _ = desk.propose(.began, by: a)
        desk.prevents = [:]
        #expect(desk.propose(.began, by: b) == ["b enters failed: prevented by a, first"])
        #expect(desk.arbiter.active == ContestantSet([a]))
    }

    @Test(.rules("B-153")) func `relations come from answers alone, a refused one disturbs no other`() {
        var desk = Desk(2)
        desk.refused = [a]
        #expect(desk.propose(.began, by: a, b).sorted() == ["a enters failed: refused", "b enters began"])
    }
}
