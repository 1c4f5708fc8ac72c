import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The recognizers that keep others from recognizing (B-145…B-153).
///
/// What an answer that is always true leads to (S-178) is in NestingTests.
struct ExclusionTests {
    @Test(.rules("B-145", "B-153", "S-096", "S-104", "S-128"))
    func `the first to recognize makes the others on the branch fail`() {
        let stage = Stage {
            $0.written("early").isDrag()
            $0.written("late").isDiscrete()
        }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    late, early watch 1
            D    late, early receive began 1
            D    view receives began 1
             M   late, early receive moved 1
             M   late failed: prevented by early
             M   view receives cancelled 1
             M   early began
             M   late reset
              U  early receives ended 1
              U  early ended
              U  early reset
            """)
    }

    @Test(.rules("B-146", "S-170", "T-20")) func `recognizers on siblings are independent`() {
        let stage = Stage { stage in
            for (name, x) in [("left", 0), ("right", 200)] as [(String, CGFloat)] {
                let view = stage.addView(name, frame: CGRect(x: x, y: 0, width: 200, height: 300))
                stage.addLongPress("\(name) press", on: view)
            }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.wait(0.6)
        stage.expect(
            """
            0     left hit by 1
                  left press watches 1
                  left press receives began 1
                  left receives began 1
                  right hit by 2
                  right press watches 2
                  right press receives began 2
                  right receives began 2
            500   left receives cancelled 1
                  left press began
                  right receives cancelled 2
                  right press began
            """)
    }

    @Test(.rules("B-146", "B-169")) func `a requirement relates siblings all the same`() {
        let stage = Stage { stage in
            let left = stage.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let right = stage.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            let slow = stage.written("slow", on: left)
            slow.isDiscrete()
            let quick = stage.written("quick", on: right)
            quick.isDiscrete()
            quick.require(toFail: slow)
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.tap(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.up()
        stage.expect(
            """
            0     left hit by 1
                  slow watches 1
                  slow receives began 1
                  left receives began 1
                  right hit by 2
                  quick watches 2
                  quick receives began 2
                  right receives began 2
            50    quick receives ended 2
                  quick holds for slow
                  right waits for ended 2: quick
                  slow receives ended 1
                  quick failed: slow recognized
                  left receives cancelled 1
                  slow ended
                  right receives ended 2
                  quick, slow reset
            """)
    }

    @Test(.rules("B-147", "B-148", "T-23"))
    func `in one event the deeper view wins, after all have received the event`() {
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            stage.written("inner", on: child).isDrag()
            stage.written("outer").isDrag()
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   child hit by 1
            D   inner, outer watch 1
            D   inner, outer receive began 1
            D   child receives began 1
             M  inner, outer receive moved 1
             M  outer failed: prevented by inner
             M  child receives cancelled 1
             M  inner began
             M  outer reset
            """)
    }

    @Test(.rules("B-147", "T-23")) func `in one event, on one view, the one that was added last wins`() {
        let stage = Stage { stage in
            for name in ["first", "second", "third"] { stage.written(name).isDrag() }
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   third, second, first watch 1
            D   third, second, first receive began 1
            D   view receives began 1
             M  third, second, first receive moved 1
             M  second failed: prevented by third
             M  first failed: prevented by third
             M  view receives cancelled 1
             M  third began
             M  second, first reset
            """)
    }

    @Test(.rules("B-149", "S-082", "S-084", "S-085")) func `either hook lets the other go on, in its direction only`() {
        func whoRecognizes(_ arrange: @escaping (_ early: WrittenRecognizer, _ late: WrittenRecognizer) -> Void)
            -> [String]
        {
            var told: [String] = []
            let stage = Stage { stage in
                let early = stage.written("early")
                let late = stage.written("late")
                early.isDrag()
                late.isDiscrete()
                arrange(early, late)
                for own in [early, late] { own.addAction { told.append("\($0.name ?? "") \($0.state)") } }
            }
            stage.play("DMU", step: .milliseconds(10))
            return told.sorted()  // the order among recognizers is undefined (B-109)
        }
        let early = ["early began", "early ended"]
        expectEqual(whoRecognizes { _, _ in }, early)
        // In this direction: early does not keep late back, neither when it begins nor while it is active.
        expectEqual(whoRecognizes { early, _ in early.mayPrevent = { _ in false } }, early + ["late ended"])
        expectEqual(whoRecognizes { _, late in late.mayBePrevented = { _ in false } }, early + ["late ended"])
        // The other direction does not help late.
        expectEqual(whoRecognizes { _, late in late.mayPrevent = { _ in false } }, early)
        expectEqual(whoRecognizes { early, _ in early.mayBePrevented = { _ in false } }, early)
    }

    @Test(.rules("B-150", "S-085", "S-173")) func `one yes of the two delegates is enough, a no vetoes nothing`() {
        func areBothTold(_ earlyAnswer: Bool?, _ lateAnswer: Bool?) -> Bool {
            var told: [String] = []
            let delegates = (WrittenDelegate(), WrittenDelegate())
            delegates.0.areTogether = { _, _ in earlyAnswer ?? false }
            delegates.1.areTogether = { _, _ in lateAnswer ?? false }
            let stage = Stage { stage in
                let (early, late) = (stage.written("early"), stage.written("late"))
                early.isDrag()
                late.isDiscrete()
                if earlyAnswer != nil { early.delegate = delegates.0 }
                if lateAnswer != nil { late.delegate = delegates.1 }
                for own in [early, late] { own.addAction { told.append($0.name ?? "") } }
            }
            stage.play("DMU", step: .milliseconds(10))
            return told.contains("early") && told.contains("late")
        }
        expect(areBothTold(true, false))
        expect(areBothTold(false, true))
        expect(areBothTold(true, nil))
        expect(areBothTold(nil, true))
        expect(!areBothTold(false, false))
        expect(!areBothTold(nil, nil))
    }

    @Test(.rules("B-150")) func `simultaneity is asked only if one would block the other`() {
        var calls: [String] = []
        let delegate = WrittenDelegate()
        delegate.onEveryCall = { if $0.contains("simultaneously") { calls.append($0) } }
        func play(_ arrange: @escaping (WrittenRecognizer) -> Void) {
            let stage = Stage { stage in
                let (early, late) = (stage.written("early"), stage.written("late"))
                early.isDrag()
                late.isDiscrete()
                early.delegate = delegate
                arrange(early)
            }
            stage.play("DM", step: .milliseconds(10))
        }
        play { $0.mayPrevent = { _ in false } }
        expectEqual(calls, [])
        play { _ in }
        expectEqual(calls, ["early simultaneously with late"])
    }

    @Test(.rules("B-151", "S-080", "S-081", "S-083", "T-12"), arguments: [true, false])
    func `taps stack: a double tap tells the single tap, then the double tap`(
        isSingleFirst: Bool
    ) {
        let stage = Stage {
            if isSingleFirst { $0.addTap("single") }
            _ = $0.addTap("double", count: 2)
            if !isSingleFirst { $0.addTap("single") }
        }
        stage.play("DUDU", step: .milliseconds(50))
        let both = isSingleFirst ? "double, single" : "single, double"
        stage.expect(
            """
            D     view hit by 1
            D     \(both) watch 1
            D     \(both) receive began 1
            D     view receives began 1
             U    \(both) receive ended 1
             U    view receives cancelled 1
             U    single ended
             U    single reset
              D   view hit by 2
              D   \(both) watch 2
              D   \(both) receive began 2
              D   view receives began 2
               U  \(both) receive ended 2
               U  single failed: prevented by double
               U  view receives cancelled 2
               U  double ended
               U  \(both) reset
            """)
    }

    @Test(.rules("B-152", "S-171", "S-172", "T-18")) func `an active long press keeps the pan around it back`() {
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.addLongPress("press", on: child)
            _ = stage.addPan()
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.wait(0.6)
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 200))
        stage.hands.move(.leftIndex, dx: 30)
        stage.expect(
            """
            0     child hit by 1
                  press, pan watch 1
                  press, pan receive began 1
                  child receives began 1
            500   pan failed: prevented by press
                  child receives cancelled 1
                  press began
                  pan reset
            600   view hit by 2
                  pan watches 2
                  pan receives began 2
                  view receives began 2
                  pan receives moved 2
                  pan failed: prevented by press
                  view receives moved 2
                  pan reset
            """)
    }

    @Test(.rules("B-152")) func `a winner does not cancel one that has recognized already`() {
        let stage = Stage { stage in
            let patient = stage.written("patient")
            patient.isContinuous()
            patient.mayPrevent = { _ in false }
            stage.written("newcomer").isDrag()
        }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    newcomer, patient watch 1
            D    newcomer, patient receive began 1
            D    view never receives 1
            D    patient began
             M   newcomer, patient receive moved 1
             M   patient changed
             M   newcomer began
              U  newcomer, patient receive ended 1
              U  newcomer ended
              U  patient ended
              U  newcomer, patient reset
            """)
    }

    @Test(.rules("S-174", "S-175", "S-176", "S-177", "T-19"))
    func `with simultaneity and the switch trick a new finger drives the pan`() {
        let delegate = WrittenDelegate()
        delegate.areTogether = { _, _ in true }
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let pan = stage.addPan()
            let press = stage.addLongPress("press", on: child)
            press.delegate = delegate
            press.addAction { press in
                guard press.state == .began else { return }
                pan.isEnabled = false
                pan.isEnabled = true
            }
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.wait(0.6)
        stage.hands.move(dx: 20)
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 200))
        stage.hands.move(.leftIndex, dx: 30)
        stage.expect(
            """
            0     child hit by 1
                  press, pan watch 1
                  press, pan receive began 1
                  child receives began 1
            500   child receives cancelled 1
                  press began
                  pan failed: disabled
                  pan reset
            600   press receives moved 1
                  press changed
                  view hit by 2
                  pan watches 2
                  pan receives began 2
                  view receives began 2
                  pan receives moved 2
                  view receives cancelled 2
                  pan began
            """)
    }

    @Test(.rules("B-146", "B-202")) func `a view that comes back while recognizers are asked is related again`() {
        final class Mover: UIGestureRecognizerDelegate {
            var move: () -> Void = {}
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                move()
                return true
            }
        }
        let (leaving, returning) = (Mover(), Mover())
        let stage = Stage()
        let inner = stage.addView("inner", frame: stage.view.bounds)
        let (innerTap, outerTap) = (stage.addTap("inner tap", on: inner), stage.addTap("outer tap"))
        (innerTap.delegate, outerTap.delegate) = (leaving, returning)
        leaving.move = { inner.removeFromSuperview() }
        returning.move = { stage.view.addSubview(inner) }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(stage.records.count { if case .action = $0.step { true } else { false } }, 1)
    }
}
