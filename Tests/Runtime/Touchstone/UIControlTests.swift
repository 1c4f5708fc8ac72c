import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Touches become events (B-280…B-298). `h`, `t` and `i` behind an event: the control is highlighted, tracking, the finger inside.
struct UIControlTests {
    private static let frame = CGRect(x: 150, y: 100, width: 100, height: 40)

    /// A control that notes its events and tracking methods.
    private func scene() -> (stage: Stage, control: ProbeControl) {
        let stage = Stage()
        let control = stage.add(ProbeControl("c", on: stage, frame: Self.frame), "control")
        control.note("c", on: stage)
        return (stage, control)
    }

    @Test(.rules("B-280", "B-282", "B-284", "B-295", "S-204", "S-205"))
    func `a tap is down and up inside, then the primary action`() {
        let (stage, control) = scene()
        stage.hands.tap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
            50    control receives ended 1
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            """)
    }

    @Test(.rules("B-280", "S-205")) func `the second tap of a double tap is down, and down again`() {
        let (stage, control) = scene()
        stage.hands.doubleTap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
            50    control receives ended 1
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            150   control hit by 2
                  control receives began 2
                  c.begin i
                  c touchDown hti
                  c touchDownRepeat hti
            200   control receives ended 2
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            """)
    }

    @Test(.rules("M-18")) func `a finger that rests on a control drags nothing, inside or outside`() {
        let (stage, control) = scene()
        func rest(_ x: CGFloat) {
            for phase in [ContactSample.Phase.moved, .stationary, .stationary] {
                stage.wait(0.02)
                let sample = ContactSample(
                    id: Finger.rightIndex.rawValue, phase: phase, location: CGPoint(x: x, y: 120))
                stage.host.receive(InputFrame(at: stage.host.now, [sample]))
            }
        }
        stage.hands.down(at: control)
        rest(200)
        stage.hands.move(dx: 200)
        rest(400)
        stage.hands.up()
        stage.expect(
            """
              0     control hit by 1
                    control receives began 1
                    c.begin i
                    c touchDown hti
              60    control receives moved 1
                    c.continue t
                    c touchDragExit t
                    c touchDragOutside t
              120   control receives ended 1
                    c.end with touch t
                    c touchUpOutside
            """)
    }

    @Test(.rules("B-281", "B-283", "B-284", "S-205", "N-30"))
    func `a finger that leaves and comes back: the crossing comes before the drag`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        // The right edge is at 250, the margin goes to 320.
        for x in [310.0, 321, 350, 319] {
            stage.wait(0.01)
            stage.hands.move(to: CGPoint(x: x, y: 120))
        }
        stage.hands.up()
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
            10    control receives moved 1
                  c.continue hti
                  c touchDragInside hti
            20    control receives moved 1
                  c.continue t
                  c touchDragExit t
                  c touchDragOutside t
            30    control receives moved 1
                  c.continue t
                  c touchDragOutside t
            40    control receives moved 1
                  c.continue hti
                  c touchDragEnter hti
                  c touchDragInside hti
                  control receives ended 1
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            """)
    }

    @Test(.rules("B-282", "S-205")) func `a finger that is lifted outside is up outside, and triggers nothing`() {
        let (stage, control) = scene()
        stage.hands.drag(from: control, to: CGPoint(x: 200, y: 250), over: 0)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
                  control receives moved 1
                  c.continue t
                  c touchDragExit t
                  c touchDragOutside t
                  control receives ended 1
                  c.end with touch t
                  c touchUpOutside
            """)
    }

    @Test(.rules("B-283", "N-30")) func `a pointer has no margin, a finger has 70 points, both can be set`() {
        let (stage, control) = scene()
        expectEqual(control.trackingMargin, 70)
        expectEqual(control.pointerTrackingMargin, 0)
        stage.application.supportsIndirectInputEvents = true
        stage.hands.down(at: control, tool: .indirectPointer)
        stage.hands.move(to: CGPoint(x: 249, y: 120))
        expect(control.isTouchInside)
        stage.hands.move(to: CGPoint(x: 250, y: 120))
        expect(!control.isTouchInside)
        control.pointerTrackingMargin = 5
        stage.hands.move(to: CGPoint(x: 254, y: 120))
        expect(control.isTouchInside)
        stage.hands.up()
        stage.hands.down(at: control)
        stage.hands.move(to: CGPoint(x: 319, y: 120))
        expect(control.isTouchInside)
        control.trackingMargin = 0
        stage.hands.move(to: CGPoint(x: 251, y: 120))
        expect(!control.isTouchInside)
        stage.hands.up()
    }

    @Test(.rules("B-283")) func `the margin is no part of the first hit`() {
        let (stage, control) = scene()
        stage.hands.tap(at: CGPoint(x: 260, y: 120))
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            50    view receives ended 1
            """)
        expect(!control.isTracking)
    }

    @Test(.rules("B-284"))
    func `isTracking is false once beginTracking was false, and the rest of the touch is ignored`() {
        let (stage, control) = scene()
        control.begins = false
        stage.hands.drag(from: control, to: CGPoint(x: 210, y: 120), over: 0)
        expect(!control.isTracking && !control.isHighlighted)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  control receives moved 1
                  control receives ended 1
            """)
    }

    @Test(.rules("B-284", "B-285")) func `continueTracking that is false ends tracking, without events`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        control.goesOn = false
        stage.hands.move(dx: 5)
        expect(!control.isTracking && !control.isHighlighted)
        stage.hands.move(dx: 5)
        stage.hands.up()
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
                  control receives moved 1
                  c.continue hti
                  c.end with touch hi
                  control receives moved 1
                  control receives ended 1
            """)
    }

    @Test(.rules("B-282", "B-286", "S-205")) func `a touch that the system takes away cancels, with the event`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        stage.hands.cancel()
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
                  control receives cancelled 1
                  c.cancel with event hti
                  c touchCancel
            """)
    }

    @Test(.rules("B-286", "B-202")) func `leaving the window cancels at once, without an event`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        stage.clearLog()
        stage.perform {
            control.removeFromSuperview()
            stage.note("removed")
            stage.view.addSubview(control)
        }
        stage.hands.move(dx: 5)
        stage.hands.up()
        stage.expect(
            """
            0     c.cancel without event hti
                  c touchCancel
                  removed
                  control receives moved 1
                  control receives ended 1
            """)
    }

    @Test(.rules("B-286", "B-287")) func `disabling it while it tracks cancels`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        stage.clearLog()
        control.isEnabled = false
        expectEqual(control.state, .disabled)
        stage.hands.move(dx: 5)
        control.isEnabled = true
        stage.hands.up()
        stage.expect(
            """
            0     c.cancel without event hti
                  c touchCancel
                  control receives moved 1
                  control receives ended 1
            """)
    }

    @Test func `hiding it while it tracks changes nothing`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        control.isHidden = true
        stage.hands.up()
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
                  control receives ended 1
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            """)
    }

    @Test(.rules("B-286")) func `an app may cancel tracking, and the lift then does nothing`() {
        let (stage, control) = scene()
        stage.hands.down(at: control)
        stage.clearLog()
        control.cancelTracking(with: nil)
        control.cancelTracking(with: nil)
        stage.hands.up()
        stage.expect(
            """
            0     c.cancel without event hti
                  c touchCancel
                  c.cancel without event
                  control receives ended 1
            """)
    }

    @Test(.rules("B-287")) func `a disabled control is hit and ignores the touch, the view behind it gets nothing`() {
        let (stage, control) = scene()
        control.isEnabled = false
        stage.hands.mayMiss = true
        stage.hands.tap(at: control)
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
            50    control receives ended 1
            """)
    }

    @Test(.rules("B-288")) func `the views around a control receive nothing of its touches`() {
        final class Listener: UIView {
            var calls = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
            override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { calls += 1 }
        }
        let stage = Stage()
        let listener = stage.add(Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "listener")
        let control = stage.add(UIControl(frame: CGRect(x: 50, y: 50, width: 50, height: 50)), "control", on: listener)
        stage.hands.estimated = .force
        stage.hands.mayMiss = true
        for isEnabled in [true, false] {
            control.isEnabled = isEnabled
            stage.hands.drag(from: control, to: CGPoint(x: 100, y: 60), over: 0.1)
            stage.hands.correct()
            stage.hands.down(at: control)
            stage.hands.cancel()
        }
        expectEqual(listener.calls, 0)
    }

    @Test(.rules("S-235")) func `a touch that a subview passes on is not tracked, and goes no further`() {
        let (stage, control) = scene()
        stage.addView("inside", frame: CGRect(x: 0, y: 0, width: 20, height: 20), on: control)
        stage.hands.tap(at: CGPoint(x: 160, y: 110))
        stage.expect(
            """
            0     inside hit by 1
                  inside receives began 1
            50    inside receives ended 1
            """)
    }

    @Test(.rules("B-069", "S-235"))
    func `a touch that another view forwards is not tracked, which a diagnostic states`() {
        final class Owner: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                subviews.first?.touchesBegan(touches, with: event)
            }
        }
        let stage = Stage()
        let owner = stage.add(Owner(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "owner")
        let control = stage.add(UIControl(frame: CGRect(x: 50, y: 50, width: 50, height: 50)), "control", on: owner)
        stage.hands.mayMiss = true
        stage.hands.tap(at: control)
        control.isEnabled = false
        stage.hands.tap(at: control)
        expectEqual(stage.diagnostics, [.forwardedTouch(control: "control", owner: "owner")])
        stage.expect(
            """
            0     owner hit by 1
                  owner receives began 1
                  ! control received touchesBegan for a touch that hit owner, and ignored it: a control acts on touches that \
            hit it; return it from hitTest(_:with:) of the views around it
            50    owner receives ended 1
                  owner hit by 2
                  owner receives began 2
            100   owner receives ended 2
            """)
    }

    @Test(.rules("B-294")) func `a second finger is not delivered, nor tracked if it is`() {
        let (stage, control) = scene()
        expect(!control.isMultipleTouchEnabled)
        for isMultiple in [false, true] {
            control.isMultipleTouchEnabled = isMultiple
            stage.hands.down(.rightIndex, at: control)
            stage.hands.down(.rightMiddle, at: control.point(atX: 0.1, y: 0.5))
            stage.hands.move(.rightMiddle, dx: 300)
            expect(control.isTouchInside)
            stage.hands.up(.rightMiddle)
            expect(control.isTracking)
            stage.hands.up(.rightIndex)
            expect(!control.isTracking)
            stage.wait(1)
        }
        stage.expect(
            """
            0     control hit by 1
                  control receives began 1
                  c.begin i
                  c touchDown hti
                  control hit by 2
                  control never receives 2
                  control receives ended 1
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            1000  control hit by 3
                  control receives began 3
                  c.begin i
                  c touchDown hti
                  control hit by 4
                  control receives began 4
                  control receives moved 4
                  control receives ended 4
                  control receives ended 3
                  c.end with touch hti
                  c touchUpInside
                  c primaryActionTriggered
            """)
    }

    @Test(.rules("B-060")) func `two controls track a finger each`() {
        let stage = Stage()
        let names = ["a", "b"]
        let controls = names.enumerated().map { index, name in
            stage.add(UIControl(frame: CGRect(x: 10 + 150 * CGFloat(index), y: 10, width: 50, height: 50)), name)
        }
        for (control, name) in zip(controls, names) { control.note(name, on: stage) }
        stage.hands.down(.leftIndex, at: controls[0])
        stage.hands.down(.rightIndex, at: controls[1])
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        stage.expect(
            """
            0     a hit by 1
                  a receives began 1
                  a touchDown hti
                  b hit by 2
                  b receives began 2
                  b touchDown hti
                  a receives ended 1
                  a touchUpInside
                  a primaryActionTriggered
                  b receives ended 2
                  b touchUpInside
                  b primaryActionTriggered
            """)
    }

    @Test func `what the control is, is its state`() {
        let control = UIControl()
        expectEqual(control.state, .normal)
        control.isSelected = true
        control.isHighlighted = true
        expectEqual(control.state, [.selected, .highlighted])
        control.isEnabled = false
        expectEqual(control.state, [.selected, .highlighted, .disabled])
    }

    @Test func `leading is left and trailing is right`() {
        let control = UIControl()
        expect(control.contentHorizontalAlignment == .center && control.contentVerticalAlignment == .center)
        let resolved: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .fill, .left, .right]
        for (value, wanted) in resolved.enumerated() {
            control.contentHorizontalAlignment = .init(rawValue: value) ?? .center
            expectEqual(control.effectiveContentHorizontalAlignment, wanted)
        }
    }
}
