import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewRecognizersTests {
    @Test(.rules("S-131")) func `the list of recognizers can be replaced, in its order and without doubles`() {
        let (view, elsewhere) = (UIView(), UIView())
        let recognizers = (0..<4).map { _ in UIGestureRecognizer() }
        expectNil(view.gestureRecognizers)
        view.addGestureRecognizer(recognizers[0])
        view.addGestureRecognizer(recognizers[1])
        elsewhere.addGestureRecognizer(recognizers[2])
        expectEqual(view.gestureRecognizers, [recognizers[0], recognizers[1]])
        view.gestureRecognizers = [recognizers[2], recognizers[1], recognizers[3], recognizers[2]]
        expectEqual(view.gestureRecognizers, [recognizers[2], recognizers[1], recognizers[3]])
        expectEqual(elsewhere.gestureRecognizers, [])
        expectNil(recognizers[0].view)
        expect(recognizers[2].view === view)
        view.gestureRecognizers = nil
        expectNil(view.gestureRecognizers)
        expect(recognizers.allSatisfy { $0.view == nil })
    }

    @Test(.rules("S-131", "B-147"))
    func `a recognizer that stays in the list keeps its touches, the order is the new one`() {
        let stage = Stage {
            $0.addTap("first")
            $0.addTap("last")
            $0.addTap("gone")
        }
        stage.hands.down(at: stage.view)
        stage.perform {
            let present = stage.view.gestureRecognizers ?? []
            stage.view.gestureRecognizers = [present[1], present[0]]  // «first» comes last now
        }
        stage.wait(0.1)
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  gone, last, first watch 1
                  gone, last, first receive began 1
                  view receives began 1
                  gone failed: removed
                  gone reset
            100   first, last receive ended 1
                  last failed: prevented by first
                  view receives cancelled 1
                  first ended
                  first, last reset
            """)
    }

    @Test(.rules("S-131", "B-147"), arguments: [true, false])
    func `a new order of the list counts once another recognizer has left the attempt`(isTraced: Bool) {
        let stage = Stage {
            $0.addPan("first")
            $0.addPan("last")
            $0.addTap("gone").maximumTapDuration = 0.5
        }
        if !isTraced { stage.application.traceHandler = nil }
        let present = stage.view.gestureRecognizers ?? []
        stage.hands.down(at: stage.view)
        stage.perform { stage.view.gestureRecognizers = [present[1], present[0], present[2]] }
        stage.wait(1)
        expectEqual(present[2].state, .possible)
        stage.hands.move(dx: 60)
        expectEqual(present.map { $0.state }, [.began, .possible, .possible])
    }

    @Test(arguments: [true, false])
    func `taps that each await the next recognize by the number of taps, traced or not`(isTraced: Bool) {
        let stage = Stage()
        if !isTraced { stage.application.traceHandler = nil }
        var taps: [UITapGestureRecognizer] = []
        var heard: [Int] = []
        for count in 1...5 {
            let tap = stage.addTap("\(count)", count: count)
            tap.addAction { _ in heard.append(count) }
            taps.last?.require(toFail: tap)
            taps.append(tap)
        }
        for wanted in 1...5 {
            heard = []
            for _ in 0..<wanted {
                stage.hands.down(at: stage.view)
                stage.wait(0.05)
                stage.hands.up()
                stage.wait(0.05)
            }
            stage.wait(1)
            expectEqual(heard, [wanted])
            expect(taps.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
        }
    }

    @Test func `a recognizer that has left the attempt is released while the others have their touch`() {
        let stage = Stage()
        stage.application.traceHandler = nil
        let pan = stage.addPan()
        weak var tap: UITapGestureRecognizer?
        stage.perform {
            let present = UITapGestureRecognizer()
            stage.view.addGestureRecognizer(present)
            tap = present
        }
        stage.hands.down(at: stage.view)
        expect(tap != nil)
        stage.perform { if let tap { stage.view.removeGestureRecognizer(tap) } }
        stage.wait(0.1)
        expect(tap == nil && pan.numberOfTouches == 1)
    }
}

/// Many recognizers and targets.
struct `Many recognizers` {
    @Test func `recognizers are added and removed in any order, and keep theirs`() {
        let view = UIView()
        let recognizers = (0..<100).map { _ in UIGestureRecognizer() }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        // 37 is prime to 100.
        for step in 0..<90 { view.removeGestureRecognizer(recognizers[step * 37 % 100]) }
        let rest = (90..<100).map { $0 * 37 % 100 }.sorted()
        expectEqual(view.gestureRecognizers, rest.map { recognizers[$0] })
        view.addGestureRecognizer(recognizers[0])
        view.removeGestureRecognizer(recognizers[rest[3]])
        view.removeGestureRecognizer(recognizers[rest[3]])
        expectEqual(view.gestureRecognizers, rest.filter { $0 != rest[3] }.map { recognizers[$0] } + [recognizers[0]])
        view.gestureRecognizers = recognizers.reversed()
        view.removeGestureRecognizer(recognizers[50])
        expectEqual(view.gestureRecognizers, recognizers.reversed().filter { $0 !== recognizers[50] })
    }

    @Test func `a recognizer that its first view keeps, against the rule, does not hide the others there`() {
        final class Keeper: UIView {
            override func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
            func reallyRemove(_ recognizer: UIGestureRecognizer) { super.removeGestureRecognizer(recognizer) }
        }
        let (keeper, other) = (Keeper(), UIView())
        let recognizers = (0..<5).map { _ in UIGestureRecognizer() }
        for recognizer in recognizers { keeper.addGestureRecognizer(recognizer) }
        for _ in 0..<9 { other.addGestureRecognizer(UIGestureRecognizer()) }
        other.addGestureRecognizer(recognizers[2])
        for index in [3, 4, 0, 1] { keeper.reallyRemove(recognizers[index]) }
        expectEqual(keeper.gestureRecognizers, [recognizers[2]])
        expectEqual(recognizers.map { $0.view == nil }, [true, true, false, true, true])
        other.removeGestureRecognizer(recognizers[2])
        expect(recognizers[2].view == nil && other.gestureRecognizers?.count == 9)
    }

    @Test func `targets are removed by their tokens, in any order, once`() {
        let stage = Stage()
        let tap = stage.addTap()
        var called: [Int] = []
        let tokens = (0..<10).map { number in tap.addAction { _ in called.append(number) } }
        for number in [3, 9, 0, 3, 5] { tap.removeTarget(tokens[number]) }
        stage.hands.tap(at: stage.view)
        stage.waitUntilStill()
        expectEqual(called, [1, 2, 4, 6, 7, 8])
    }

    @Test func `an object that has the address of a target that is gone is another target`() {
        final class Receiver: SelectorTarget {
            func responds(to selector: Selector) -> Bool { true }
            func perform(_ selector: Selector, with sender: Any?) {}
        }
        let stage = Stage()
        let tap = stage.addTap("tap")
        for _ in 0..<50 { tap.addTarget(Receiver(), action: Selector("step")) }
        let last = Receiver()
        tap.addTarget(last, action: Selector("step"))
        tap.addTarget(last, action: Selector("step"))
        tap.removeTarget(last, action: nil)
        stage.hands.tap(at: stage.view)
        stage.waitUntilStill()
        // Each of those that are gone was added, and is reported when it would be called.
        expectEqual(stage.diagnostics, Array(repeating: .targetIsGone("tap"), count: 50))
    }

    @Test func `thousands of recognizers and targets come and go`() {
        let view = UIView()
        let recognizers = (0..<4_000).map { _ in UIGestureRecognizer() }
        for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
        for recognizer in recognizers { view.removeGestureRecognizer(recognizer) }
        view.gestureRecognizers = recognizers
        view.gestureRecognizers = recognizers.reversed()
        view.gestureRecognizers = nil
        let tokens = (0..<4_000).map { _ in recognizers[0].addAction { _ in } }
        for token in tokens { recognizers[0].removeTarget(token) }
        expect(recognizers.allSatisfy { $0.view == nil })
    }
}
