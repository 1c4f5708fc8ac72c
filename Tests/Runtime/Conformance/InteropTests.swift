import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Pairs that hurt.
struct InteropTests {
    // MARK: Taps

    /// Single, double and triple tap, each of which waits for the longer ones.
    private func makeChain() -> (stage: Stage, told: () -> [String]) {
        var told: [String] = []
        let stage = Stage { stage in
            let (single, double, triple) = (
                stage.addTap("single"), stage.addTap("double", count: 2), stage.addTap("triple", count: 3)
            )
            single.require(toFail: double)
            double.require(toFail: triple)
            for tap in [single, double, triple] { tap.addAction { told.append($0.name ?? "") } }
        }
        return (
            stage,
            {
                defer { told = [] }
                return told
            }
        )
    }

    @Test(.rules("B-165", "B-117", "S-141"))
    func `in a chain of taps exactly the one that was tapped is told, after its wait`() {
        let (stage, told) = makeChain()
        for (count, name) in [(1, "single"), (2, "double"), (3, "triple"), (1, "single")] {
            for _ in 0..<count {
                stage.wait(0.1)
                stage.hands.tap(at: stage.view)
            }
            expectEqual(told(), name == "triple" ? ["triple"] : [])
            stage.wait(1)
            expectEqual(told(), name == "triple" ? [] : [name])
        }
    }

    @Test(.rules("B-165", "B-117")) func `two taps in a chain of three, step by step`() {
        let (stage, _) = makeChain()
        stage.play("DUDU---------", step: .milliseconds(50))
        stage.expect(
            """
            D              view hit by 1
            D              triple, double, single watch 1
            D              triple, double, single receive began 1
            D              view receives began 1
             U             triple, double, single receive ended 1
             U             single holds for double
             U             view waits for ended 1: triple, double, single
              D            view hit by 2
              D            triple, double watch 2
              D            single does not receive 2: already decided, waiting for its reset
              D            triple, double receive began 2
              D            view receives began 2
               U           triple, double receive ended 2
               U           double holds for triple
               U           view waits for ended 2: triple, double
                      *    triple failed: no tap 3 within 0.35 s
                      *    single failed: double recognized
                      *    view receives cancelled 1+2
                      *    double ended
                      *    triple, double, single reset
            """)
    }

    // MARK: Pan and pinch

    /// Two fingers that go apart and to the right.
    private func spread(_ stage: Stage) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(at: CGPoint(x: 200, y: 100))
        }
        for (left, right) in [(101, 206), (102, 212), (103, 224)] as [(CGFloat, CGFloat)] {
            stage.wait(0.01)
            stage.hands.move(
                [(.leftIndex, CGPoint(x: left, y: 100)), (.rightIndex, CGPoint(x: right, y: 100))], over: 0)
        }
        stage.wait(0.01)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up()
        }
    }

    @Test(.rules("B-145", "B-147", "S-128")) func `of a pan and a pinch that begin together the one added last wins`() {
        let stage = Stage {
            $0.addPan()
            _ = $0.addPinch()
        }
        spread(stage)
        stage.expect(
            """
            0     view hit by 1
                  pinch, pan watch 1
                  view hit by 2
                  pinch, pan watch 2
                  pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            10    pinch, pan receive moved 1+2
                  view receives moved 1
            20    pinch, pan receive moved 1+2
                  pan failed: prevented by pinch
                  view receives cancelled 1
                  pinch began
                  pan reset
            30    pinch receives moved 1+2
                  pinch changed
            40    pinch receives ended 1+2
                  pinch ended
                  pinch reset
            """)
    }

    @Test(.rules("B-150", "S-129", "S-130"))
    func `one delegate that says yes to every pair lets pan and pinch run together`() {
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        let stage = Stage {
            for recognizer in [$0.addPan(), $0.addPinch()] { recognizer.delegate = delegate }
        }
        spread(stage)
        stage.expect(
            """
            0     view hit by 1
                  pinch, pan watch 1
                  view hit by 2
                  pinch, pan watch 2
                  pinch, pan receive began 1+2
                  view never receives 2
                  view receives began 1
            10    pinch, pan receive moved 1+2
                  view receives moved 1
            20    pinch, pan receive moved 1+2
                  view receives cancelled 1
                  pinch began
                  pan began
            30    pinch, pan receive moved 1+2
                  pinch changed
                  pan changed
            40    pinch, pan receive ended 1+2
                  pinch ended
                  pan ended
                  pinch, pan reset
            """)
    }

    // MARK: Long press and pan

    @Test(.rules("B-145")) func `a long press and a pan: who moves at once pans`() {
        let stage = Stage {
            $0.addPan()
            $0.addLongPress()
        }
        stage.play("DMMU------", step: .milliseconds(100))
        stage.expect(
            """
            D           view hit by 1
            D           press, pan watch 1
            D           press, pan receive began 1
            D           view receives began 1
             M          press, pan receive moved 1
             M          press failed: moved 20 pt, more than 10
             M          view receives cancelled 1
             M          pan began
             M          press reset
              M         pan receives moved 1
              M         pan changed
               U        pan receives ended 1
               U        pan ended
               U        pan reset
            """)
    }

    @Test(.rules("B-145", "B-231")) func `a long press and a pan: who rests first presses, and may then move`() {
        let stage = Stage {
            $0.addPan()
            $0.addLongPress()
        }
        stage.play("D------MU", step: .milliseconds(100))
        stage.expect(
            """
            D          view hit by 1
            D          press, pan watch 1
            D          press, pan receive began 1
            D          view receives began 1
                 *     pan failed: prevented by press
                 *     view receives cancelled 1
                 *     press began
                 *     pan reset
                   M   press receives moved 1
                   M   press changed
                    U  press receives ended 1
                    U  press ended
                    U  press reset
            """)
    }

    // MARK: Discrete and continuous

    @Test(.rules("S-105")) func `a discrete recognizer is pre-empted by a continuous one, unless that one waits`() {
        func told(waits: Bool) -> [String] {
            var told: [String] = []
            let stage = Stage { stage in
                let continuous = stage.written("continuous")
                continuous.isDrag()
                let discrete = stage.written("discrete")
                discrete.isDiscrete()
                if waits { continuous.require(toFail: discrete) }
                for own in [continuous, discrete] { own.addAction { told.append("\($0.name ?? "") \($0.state)") } }
            }
            stage.play("DMU", step: .milliseconds(10))
            return told
        }
        expectEqual(told(waits: false), ["continuous began", "continuous ended"])
        expectEqual(told(waits: true), ["discrete ended"])
    }

    // MARK: Two-finger tap and pinch

    @Test(.rules("B-145", "B-256")) func `two fingers that tap are a tap and no pinch`() {
        let stage = Stage {
            $0.addTap("tap", fingers: 2)
            _ = $0.addPinch()
        }
        stage.hands.pinch(at: stage.view, from: 100, to: 104, over: 0)
        stage.expect(
            """
            0     view hit by 1
                  pinch, tap watch 1
                  view hit by 2
                  pinch, tap watch 2
                  pinch, tap receive began 1+2
                  view never receives 2
                  view receives began 1
                  pinch, tap receive moved 1+2
                  view receives moved 1
                  pinch, tap receive ended 1+2
                  pinch failed: lifted before the distance changed by 8 pt
                  view receives cancelled 1
                  tap ended
                  pinch, tap reset
            """)
    }

    @Test(.rules("B-145", "B-256")) func `two fingers that pinch are no tap`() {
        let stage = Stage {
            $0.addTap("tap", fingers: 2)
            _ = $0.addPinch()
        }
        stage.hands.pinch(at: stage.view, from: 100, to: 120, over: 0)
        stage.expect(
            """
            0     view hit by 1
                  pinch, tap watch 1
                  view hit by 2
                  pinch, tap watch 2
                  pinch, tap receive began 1+2
                  view never receives 2
                  view receives began 1
                  pinch, tap receive moved 1+2
                  tap failed: prevented by pinch
                  view receives cancelled 1
                  pinch began
                  tap reset
                  pinch receives ended 1+2
                  pinch ended
                  pinch reset
            """)
    }
}
