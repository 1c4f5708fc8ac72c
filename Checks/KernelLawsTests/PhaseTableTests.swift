import TestSupport
import Testing
import TouchArbitration

/// The table of legal steps (Documentation/BehaviorRecognition.md), every row, at the level of the kernel.
struct PhaseTableTests {
    @Test(.rules("2.8")) func `P to P proposes nothing and does nothing`() {
        var desk = Desk(1)
        #expect(desk.settle() == [])
        #expect(desk.arbiter.phase(of: a) == nil)
        #expect(desk.arbiter.proposal(of: a) == nil)
    }

    @Test(.rules("2.8")) func `P to R recognizes once, then reset; B-095 the first phase decides the kind`() {
        var desk = Desk(1)
        #expect(desk.propose(.ended, by: a) == ["a enters ended"])
        #expect(desk.arbiter.active.isEmpty)
        #expect(desk.close() == ["a is reset"])
        #expect(desk.arbiter.phase(of: a) == nil)
    }

    @Test(.rules("2.8")) func `P to B begins`() {
        var desk = Desk(1)
        #expect(desk.propose(.began, by: a) == ["a enters began"])
        #expect(desk.arbiter.active == ContestantSet([a]))
    }

    @Test(.rules("2.8")) func `P to F fails without a report, then reset`() {
        var desk = Desk(1)
        #expect(desk.propose(.failed, by: a) == ["a enters failed: its own decision"])
        #expect(desk.close() == ["a is reset"])
    }

    @Test(.rules("2.8")) func `P to C counts as B`() {
        var desk = Desk(1)
        #expect(desk.propose(.changed, by: a) == ["a enters began"])
    }

    @Test(.rules("2.8")) func `P to X counts as F`() {
        var desk = Desk(1)
        #expect(desk.propose(.cancelled, by: a) == ["a enters failed: its own decision"])
    }

    @Test(.rules("2.8"), arguments: [(GesturePhase.changed, "changed"), (.ended, "ended"), (.cancelled, "cancelled")])
    func `B to C, E and X are entered`(phase: GesturePhase, word: String) {
        var desk = begun()
        let cause = phase == .cancelled ? ": its own decision" : ""
        #expect(desk.propose(phase, by: a) == ["a enters \(word)\(cause)"])
        #expect(desk.close() == (phase == .changed ? [] : ["a is reset"]))
    }

    @Test(.rules("2.8")) func `B to F counts as X`() {
        var desk = begun()
        #expect(desk.propose(.failed, by: a) == ["a enters cancelled: its own decision"])
    }

    @Test(.rules("2.8")) func `C to F counts as X`() {
        var desk = changed()
        #expect(desk.propose(.failed, by: a) == ["a enters cancelled: its own decision"])
    }

    @Test(.rules("2.8")) func `C to C is entered once an event (B-107)`() {
        var desk = changed()
        #expect(desk.propose(.changed, by: a) == ["a enters changed"])
        #expect(desk.propose(.changed, by: a) == [])
        #expect(desk.close() == [])
        #expect(desk.propose(.changed, by: a) == ["a enters changed"])
    }

    @Test(.rules("2.8"), arguments: [GesturePhase.ended, .cancelled])
    func `C to E and X are entered, then reset`(phase: GesturePhase) {
        var desk = changed()
        #expect(desk.propose(phase, by: a).count == 1)
        #expect(desk.arbiter.phase(of: a) == phase)
        #expect(desk.close() == ["a is reset"])
    }

    @Test(.rules("2.8"), arguments: [GesturePhase.ended, .cancelled, .failed])
    func `after E, X and F any other write is ignored until the reset (B-085)`(last: GesturePhase) {
        var desk = last == .failed ? Desk(1) : begun()
        _ = desk.propose(last, by: a)
        for phase in [GesturePhase.began, .changed, .ended, .cancelled, .failed] {
            #expect(desk.propose(phase, by: a) == [])
        }
        #expect(desk.arbiter.phase(of: a) == last)
        #expect(desk.arbiter.proposal(of: a) == last)
        #expect(!desk.arbiter.acceptsTouches(a))
        #expect(desk.close() == ["a is reset"])
        #expect(desk.arbiter.acceptsTouches(a))
    }

    private func begun() -> Desk {
        var desk = Desk(1)
        _ = desk.propose(.began, by: a)
        _ = desk.close()
        return desk
    }

    private func changed() -> Desk {
        var desk = begun()
        _ = desk.propose(.changed, by: a)
        _ = desk.close()
        return desk
    }
}
