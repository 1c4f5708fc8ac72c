import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Recognizers and views that change in the middle of a gesture (B-200…B-207).
struct MidGestureTests {
    @Test(.rules("B-200", "S-175")) func `disabling what is active cancels it, with its action`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        stage.clearLog()
        pan?.isEnabled = false
        stage.wait(0.01)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     pan breaks off: disabled
                  pan cancelled
                  pan reset
            """)
    }

    @Test(.rules("B-200")) func `disabling what is possible makes it fail and drop its touches; the view keeps them`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: stage.view)
        stage.clearLog()
        pan?.isEnabled = false
        stage.wait(0.01)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     pan failed: disabled
                  pan reset
            10    view receives moved 1
                  view receives ended 1
            """)
    }

    @Test(.rules("B-200")) func `disabling from its own first action cancels what was just reported`() {
        let stage = Stage { stage in
            stage.addPan().addAction { if $0.state == .began { $0.isEnabled = false } }
        }
        stage.play("DMMU", step: .milliseconds(10))
        stage.expect(
            """
            D     view hit by 1
            D     pan watches 1
            D     pan receives began 1
            D     view receives began 1
             M    pan receives moved 1
             M    view receives cancelled 1
             M    pan began
             M    pan breaks off: disabled
             M    pan cancelled
             M    pan reset
            """)
    }

    @Test(.rules("B-200")) func `disabling from the action of a discrete gesture adds nothing`() {
        let stage = Stage { stage in stage.addTap().addAction { $0.isEnabled = false } }
        stage.play("DU-D", step: .milliseconds(10))
        stage.expect(
            """
            D     view hit by 1
            D     tap watches 1
            D     tap receives began 1
            D     view receives began 1
             U    tap receives ended 1
             U    view receives cancelled 1
             U    tap ended
             U    tap reset
               D  view hit by 2
               D  tap does not receive 2: disabled
               D  view receives began 2
            """)
    }

    @Test(.rules("B-200")) func `disabling from a later action cancels after it`() {
        let stage = Stage { stage in
            stage.addPan().addAction { if $0.state == .changed { $0.isEnabled = false } }
        }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        stage.clearLog()
        stage.hands.move(dx: 20)
        stage.hands.move(dx: 20)
        stage.expect(
            """
            0     pan receives moved 1
                  pan changed
                  pan breaks off: disabled
                  pan cancelled
                  pan reset
            """)
    }

    @Test(.rules("B-200")) func `disabling one that is held makes it fail`() {
        var single: UITapGestureRecognizer?
        let stage = Stage { stage in
            single = stage.addTap("single")
            single?.require(toFail: stage.addTap("double", count: 2))
        }
        stage.hands.tap(at: stage.view)
        stage.clearLog()
        single?.isEnabled = false
        stage.wait(1)
        stage.expect(
            """
            50    single failed: disabled
            400   double failed: no tap 2 within 0.35 s
                  view receives ended 1 late
                  double, single reset
            """)
    }

    @Test(.rules("B-200")) func `disabling one whose report is still to come takes its recognition back`() {
        let stage = Stage { stage in
            let (first, second) = (stage.written("first"), stage.written("second"))
            for own in [first, second] {
                own.isDrag()
                own.mayPrevent = { _ in false }
            }
            second.addAction { _ in first.isEnabled = false }
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   second, first watch 1
            D   second, first receive began 1
            D   view receives began 1
             M  second, first receive moved 1
             M  view receives cancelled 1
             M  second began
             M  first undone: disabled
             M  first reset
            """)
    }

    @Test(.rules("B-201", "S-175", "S-176")) func `off and on again drops the present fingers and takes new ones`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { stage in
            stage.view.isMultipleTouchEnabled = true
            pan = stage.addPan()
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20)
        pan?.isEnabled = false
        pan?.isEnabled = true
        stage.clearLog()
        stage.hands.move(dx: 20)
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.move(.leftIndex, dx: 20)
        stage.expect(
            """
            0     pan breaks off: disabled
                  pan cancelled
                  pan reset
                  view hit by 2
                  pan watches 2
                  pan receives began 2
                  view receives began 2
                  pan receives moved 2
                  view receives cancelled 2
                  pan began
            """)
    }

    enum Removal: CaseIterable {
        case ofRecognizer
        case ofView
    }

    @Test(.rules("B-202", "B-086"), arguments: Removal.allCases)
    func `removing the recognizer, or its view, cancels what is active, with its action`(removal: Removal) {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            pan = stage.addPan("pan", on: child)
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 20)
        stage.clearLog()
        if let pan, let view = pan.view {
            switch removal {
            case .ofRecognizer: view.removeGestureRecognizer(pan)
            case .ofView: view.removeFromSuperview()
            }
        }
        stage.wait(0.01)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     pan breaks off: removed
                  pan cancelled
                  pan reset
            """)
    }

    @Test(.rules("B-202")) func `removing what is possible makes it fail`() {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: stage.view)
        stage.clearLog()
        if let pan { pan.view?.removeGestureRecognizer(pan) }
        stage.wait(0.01)
        stage.hands.move(dx: 20)
        stage.expect(
            """
            0     pan failed: removed
                  pan reset
            10    view receives moved 1
            """)
    }

    @Test(.rules("B-202")) func `out and in again before app code returns is a move`() {
        let stage = Stage { stage in
            let child = stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let other = stage.addView("other", frame: CGRect(x: 200, y: 0, width: 100, height: 100))
            let pan = stage.addPan("pan", on: child)
            pan.addAction { pan in
                guard pan.state == .began else { return }
                child.removeGestureRecognizer(pan)
                other.addGestureRecognizer(pan)
            }
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 20)
        stage.clearLog()
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     pan receives moved 1
                  pan changed
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("B-203", "B-204", "S-168", "S-169"))
    func `a view that is moved to another place in its window keeps its gesture`() {
        var places: [CGPoint] = []
        let stage = Stage { stage in
            let board = stage.addView("board", frame: CGRect(x: 200, y: 100, width: 200, height: 200))
            let dot = stage.addView("dot", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let press = stage.addLongPress("press", on: dot)
            press.addAction { press in
                places.append(press.location(in: board))
                if press.state == .began { board.addSubview(dot) }
            }
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.wait(0.6)
        stage.clearLog()
        stage.hands.move(to: CGPoint(x: 250, y: 150))
        stage.hands.up()
        stage.expect(
            """
            600   press receives moved 1
                  press changed
                  press receives ended 1
                  press ended
                  press reset
            """)
        expectEqual(places, [CGPoint(x: -150, y: -50), CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    }

    @Test(.rules("B-203", "B-204")) func `a view that moves inside its window goes on receiving its touch`() {
        let stage = Stage { stage in
            let board = stage.addView("board", frame: CGRect(x: 200, y: 100, width: 200, height: 200))
            let dot = stage.add(NotingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "dot")
            dot.onReceiving = { step, _ in if step == "moved" { board.addSubview(dot) } }
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(dx: 5)
        stage.hands.move(dx: 5)
        stage.hands.up()
        stage.expect(
            """
            0     dot hit by 1
                  dot receives began 1
                  dot receives moved 1
                  dot receives moved 1
                  dot receives ended 1
            """)
    }

    @Test(.rules("B-204", "B-015", "B-035"))
    func `a touch whose view leaves the window is cancelled; recognizers further up keep it`() {
        let stage = Stage { stage in
            stage.addView("child", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            _ = stage.addPan()
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.clearLog()
        stage.view.subviews[0].removeFromSuperview()
        stage.wait(0.01)
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.expect(
            """
            0     child receives cancelled 1
            10    pan receives moved 1
                  pan began
                  pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("B-205")) func `what is required is read at the beginning of an attempt`() {
        var log: [String] = []
        var tap: UITapGestureRecognizer?
        var press: UILongPressGestureRecognizer?
        let stage = Stage { stage in
            tap = stage.addTap()
            press = stage.addLongPress()
            tap?.addAction { _ in log.append("tap") }
            press?.addAction { log.append("press \($0.state)") }
        }
        stage.hands.down(at: stage.view)
        tap?.numberOfTapsRequired = 2
        stage.hands.up()
        expectEqual(log, ["tap"])
        log = []
        stage.wait(1)
        stage.hands.down(at: stage.view)
        press?.minimumPressDuration = 5
        press?.numberOfTouchesRequired = 2
        stage.wait(1)
        stage.hands.up()
        expectEqual(log, ["press began", "press ended"])
        log = []
        stage.wait(1)
        stage.hands.down(at: stage.view)
        stage.wait(1)
        stage.hands.up()
        expectEqual(log, [])
        stage.wait(1)
        stage.hands.doubleTap(at: stage.view)
        expectEqual(log, ["tap"])
    }

    @Test(.rules("B-206", "S-143")) func `one that is added while a finger is down gets only fingers that come later`()
    {
        let stage = Stage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.perform { _ = stage.addPan() }
        stage.hands.move(dx: 20)
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 100))
        stage.hands.move(.leftIndex, dx: 20)
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
                  view receives moved 1
                  view hit by 2
                  pan watches 2
                  pan receives began 2
                  view never receives 2
                  pan receives moved 2
                  pan began
            """)
    }

    @Test(.rules("B-207", "S-088")) func `setting the translation re-bases it, stops the velocity and reports nothing`()
    {
        var pan: UIPanGestureRecognizer?
        let stage = Stage { pan = $0.addPan() }
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 60, over: 0.1)
        stage.clearLog()
        expectEqual(pan?.translation(in: nil), CGPoint(x: 60, y: 0))
        expect(abs((pan?.velocity(in: nil).x ?? 0) - 600) < 1)
        pan?.setTranslation(CGPoint(x: 5, y: 7), in: nil)
        stage.wait(0.01)
        expectEqual(pan?.translation(in: nil), CGPoint(x: 5, y: 7))
        expectEqual(pan?.velocity(in: nil), .zero)
        expectEqual(pan?.state, .changed)
        stage.expect("")
        stage.hands.move(dx: 3)
        expectEqual(pan?.translation(in: nil), CGPoint(x: 8, y: 7))
    }

    @Test(.rules("B-207", "S-088")) func `setting the scale re-bases it, stops the velocity and reports nothing`() {
        var pinch: UIPinchGestureRecognizer?
        let stage = Stage { pinch = $0.addPinch() }
        let fingers: [Finger] = [.leftIndex, .rightIndex]
        func place(_ distance: CGFloat) -> [(finger: Finger, to: CGPoint)] {
            zip(fingers, [-0.5, 0.5] as [CGFloat]).map { ($0, CGPoint(x: 200 + $1 * distance, y: 100)) }
        }
        stage.hands.together {
            for way in place(100) { stage.hands.down(way.finger, at: way.to) }
        }
        stage.hands.move(place(200), over: 0.1)
        stage.clearLog()
        expect((pinch?.velocity ?? 0) > 5)
        pinch?.scale = 3
        stage.wait(0.01)
        expectEqual(pinch?.scale, 3)
        expectEqual(pinch?.velocity, 0)
        expectEqual(pinch?.state, .changed)
        stage.expect("")
        stage.hands.move(place(300), over: 0)
        expectEqual(pinch?.scale, 4.5)
    }
}
