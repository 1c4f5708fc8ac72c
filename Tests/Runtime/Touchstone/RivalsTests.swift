import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Competition for a touch on a control between the control and a recognizer around it (B-290…B-293, T-17).
struct RivalsTests {
    private static let frame = CGRect(x: 100, y: 100, width: 100, height: 40)

    @Test(.rules("T-17", "B-290", "B-293")) func `a tap on a button is the button's, and the tap around it fails`() {
        let stage = Stage { $0.addTap() }
        let button = stage.add(UIButton(frame: Self.frame), "button")
        button.note("button", on: stage)
        stage.hands.tap(at: button)
        stage.expect(
            """
            0     button hit by 1
                  tap watches 1
                  tap receives began 1
                  button receives began 1
                  button touchDown hti
            50    tap receives ended 1
                  tap failed: refused by shouldBegin
                  button receives ended 1
                  button touchUpInside
                  button primaryActionTriggered
                  tap reset
            """)
    }

    @Test(.rules("B-291"))
    func `a plain control does not defend itself: the tap around it wins and the control is cancelled`() {
        let stage = Stage { $0.addTap() }
        let control = stage.add(UIControl(frame: Self.frame), "control")
        control.note("control", on: stage)
        stage.hands.tap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  tap watches 1
                  tap receives began 1
                  control receives began 1
                  control touchDown hti
            50    tap receives ended 1
                  control receives cancelled 1
                  control touchCancel
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("B-292")) func `a tap on the button itself beats the button`() {
        let stage = Stage()
        let button = stage.add(UIButton(frame: Self.frame), "button")
        button.note("button", on: stage)
        stage.addTap(on: button)
        stage.hands.tap(at: button)
        stage.expect(
            """
            0     button hit by 1
                  tap watches 1
                  tap receives began 1
                  button receives began 1
                  button touchDown hti
            50    tap receives ended 1
                  button receives cancelled 1
                  button touchCancel
                  tap ended
                  tap reset
            """)
    }

    @Test(.rules("B-291")) func `a double tap, a tap of two fingers and a long press take the touch of a button`() {
        let recognizers: [(String, (Stage) -> UIGestureRecognizer, (Hands, UIView) -> Void)] = [
            ("double", { $0.addTap("double", count: 2) }, { $0.doubleTap(at: $1) }),
            (
                "two", { $0.addTap("two", fingers: 2) },
                { hands, button in
                    hands.together {
                        hands.down(.rightIndex, at: button)
                        hands.down(.rightMiddle, at: CGPoint(x: 300, y: 200))
                    }
                    hands.together {
                        hands.up(.rightIndex)
                        hands.up(.rightMiddle)
                    }
                }
            ),
            ("press", { $0.addLongPress() }, { $0.longPress(at: $1) }),
        ]
        for (name, make, move) in recognizers {
            let stage = Stage()
            let recognizer = make(stage)
            var isRecognized = false
            recognizer.addAction { _ in isRecognized = true }
            let button = stage.add(UIButton(frame: Self.frame), "button")
            var events: [String] = []
            for (event, text) in eventNames { button.addAction(UIAction { _ in events.append(text) }, for: event) }
            move(stage.hands, button)
            expect(isRecognized, "\(name)")
            expectEqual(events.last, "touchCancel", "\(name)")
            expect(!button.isTracking && !button.isHighlighted)
        }
    }

    @Test(.rules("B-290")) func `every standard control keeps a single tap`() {
        let controls: [(UIControl, CGPoint)] = [
            (UIButton(frame: Self.frame), CGPoint(x: 150, y: 120)),
            (UISwitch(frame: Self.frame), CGPoint(x: 120, y: 115)),
            (UIStepper(frame: Self.frame), CGPoint(x: 180, y: 115)),
            (UISegmentedControl(items: ["a", "b"]), CGPoint(x: 180, y: 115)),
            (UIPageControl(frame: Self.frame), CGPoint(x: 180, y: 115)),
        ]
        for (control, point) in controls {
            let stage = Stage { $0.addTap() }
            stage.add(control, "control")
            if let segments = control as? UISegmentedControl { segments.frame = Self.frame }
            if let pages = control as? UIPageControl { pages.numberOfPages = 2 }
            var isTriggered = false
            control.addAction(UIAction { _ in isTriggered = true }, for: .primaryActionTriggered)
            stage.hands.tap(at: point)
            expect(isTriggered, "\(type(of: control))")
            expectEqual(stage.view.gestureRecognizers?.first?.failureReason, .refused)
        }
    }

    @Test(.rules("B-291"), .bug(id: "F-13"))
    func `a switch on a view with a double tap turns when that has failed, two taps turn nothing`() {
        let stage = Stage { $0.addTap("double", count: 2) }
        let control = stage.add(UISwitch(frame: Self.frame), "switch")
        control.note("switch", on: stage)
        stage.hands.tap(at: control)
        stage.wait(0.4)
        expect(control.isOn)
        stage.expect(
            """
            0     switch hit by 1
                  double watches 1
                  double receives began 1
                  switch receives began 1
                  switch touchDown hti
            50    double receives ended 1
                  switch waits for ended 1: double
            400   double failed: no tap 2 within 0.35 s
                  switch receives ended 1 late
                  switch valueChanged hti
                  switch primaryActionTriggered hti
                  switch touchUpInside
                  double reset
            """)
        stage.hands.doubleTap(at: control)
        stage.wait(0.4)
        expect(control.isOn)
    }

    @Test(.bug(id: "F-13")) func `a double tap that does not delay touches leaves a switch its single tap at once`() {
        let stage = Stage { $0.addTap("double", count: 2).delaysTouchesEnded = false }
        let control = stage.add(UISwitch(frame: Self.frame), "switch")
        stage.hands.tap(at: control)
        expect(control.isOn)
        expect(stage.host.now.seconds < 0.1)
    }

    @Test func `a disabled button leaves the tap to the view around it`() {
        let stage = Stage { $0.addTap() }
        let button = stage.add(UIButton(frame: Self.frame), "button")
        button.isEnabled = false
        stage.hands.mayMiss = true
        var isTapped = false
        stage.view.gestureRecognizers?.first?.addAction { _ in isTapped = true }
        stage.hands.tap(at: button)
        expect(isTapped)
    }

    @Test(.rules("B-290")) func `a pan along a switch is the switch's, across it it is the pan's`() {
        for (way, isSwitched) in [(CGVector(dx: 40, dy: 0), true), (CGVector(dx: 0, dy: 40), false)] {
            let stage = Stage { $0.addPan() }
            let control = stage.add(UISwitch(frame: Self.frame), "switch")
            var events: [String] = []
            for (event, text) in eventNames { control.addAction(UIAction { _ in events.append(text) }, for: event) }
            stage.hands.down(at: CGPoint(x: 110, y: 115))
            stage.hands.move(dx: way.dx, dy: way.dy, over: 0.2)
            stage.hands.up()
            expectEqual(control.isOn, isSwitched)
            expectEqual(events.last, isSwitched ? "touchUpInside" : "touchCancel")
        }
    }

    @Test(.rules("B-290")) func `a swipe along the thumb of a slider is the slider's, beside it the swipe's`() {
        for (x, isSlid) in [(114.0, true), (160.0, false)] {
            let stage = Stage { $0.addSwipe() }
            let slider = stage.add(UISlider(frame: Self.frame), "slider")
            var isSwiped = false
            stage.view.gestureRecognizers?.first?.addAction { _ in isSwiped = true }
            stage.hands.drag(from: CGPoint(x: x, y: 120), to: CGPoint(x: x + 150, y: 120), over: 0.15)
            expectEqual(slider.value, isSlid ? 1 : 0)
            expectEqual(isSwiped, !isSlid)
        }
    }

    @Test func `a pan around a slider takes the touch: sliders defend themselves against swipes alone`() {
        let stage = Stage { $0.addPan() }
        let slider = stage.add(UISlider(frame: Self.frame), "slider")
        var events: [String] = []
        for (event, text) in eventNames { slider.addAction(UIAction { _ in events.append(text) }, for: event) }
        stage.hands.drag(from: CGPoint(x: 114, y: 120), to: CGPoint(x: 180, y: 120))
        expect(events.first == "touchDown" && events.last == "touchCancel")
        expect(!slider.isTracking)
    }
}
