import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The three switches, and everything that takes a press away (B-385).
struct PressDeliveryTests {
    private func stage(
        _ outcome: UIGestureRecognizer.State, _ configure: (UIGestureRecognizer) -> Void = { _ in }
    ) -> (Stage, FocusView) {
        let stage = Stage()
        let field = stage.field()
        stage.perform { configure(stage.add(DeviceProbe(onRelease: outcome), "probe", on: field)) }
        return (stage, field)
    }

    @Test(.rules("B-137", "B-125", "B-385")) func `recognizing cancels the press, just before the action`() {
        let (stage, _) = stage(.ended)
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
              50    probe receives press-ended 1
                    field receives press-cancelled 1
                    probe ended
                    probe reset
            """)
    }

    @Test(.rules("B-137", "B-129", "B-385")) func `without cancelling, the responder receives everything`() {
        let (stage, _) = stage(.ended) { $0.cancelsTouchesInView = false }
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
              50    probe receives press-ended 1
                    probe ended
                    field receives press-ended 1
                    probe reset
            """)
    }

    @Test(.rules("B-137", "B-133", "B-385")) func `the end of a press waits until the recognizer has failed`() {
        let stage = Stage { stage in
            let tap = stage.addTap("double", count: 2)
            tap.cancelsTouchesInView = true
        }
        _ = stage.field()
        stage.hands.click(.select)
        stage.wait(1)
        stage.expect(
            """
              0     field receives press 1
                    double follows press 1
                    double receives press-began 1
                    field receives press-began 1
              50    double receives press-ended 1
                    field waits for press-ended 1: double
              400   double failed: no tap 2 within 0.35 s
                    field receives press-ended 1 late
                    double reset
            """)
    }

    @Test(.rules("B-137", "B-130", "B-131"))
    func `a late beginning shows its own time and force, then the present ones`() {
        let (stage, field) = stage(.failed) { $0.delaysTouchesBegan = true }
        var notes: [String] = []
        field.onPresses = { step, presses, event in
            for press in presses {
                notes.append("\(step) \(press.phase) \(press.force) \(press.timestamp) in \(event?.timestamp ?? -1)")
            }
        }
        stage.hands.press(.select, force: 0.25)
        stage.wait(0.5)
        stage.hands.squeeze(.select, force: 0.75)
        stage.wait(0.5)
        stage.hands.release(.select)
        expectEqual(
            notes,
            [
                "began began 0.25 0.0 in 1.0", "changed changed 0.0 1.0 in 1.0", "ended ended 0.0 1.0 in 1.0",
            ])
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field waits for press-began 1: probe
              500   probe receives press-changed 1
              1000  probe receives press-ended 1
                    probe failed: own decision
                    field receives press-began 1 late
                    field receives press-changed 1 late
                    field receives press-ended 1
                    probe reset
            """)
    }

    @Test(.rules("B-137", "B-130", "B-385")) func `a delayed press that is recognized is never received`() {
        let (stage, _) = stage(.ended) { $0.delaysTouchesBegan = true }
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field waits for press-began 1: probe
              50    probe receives press-ended 1
                    field never receives 1
                    probe ended
                    probe reset
            """)
    }

    @Test(.rules("B-385")) func `several presses at once are told apart, those that rest are stationary`() {
        let stage = Stage()
        let field = stage.field()
        var notes: [String] = []
        field.onPresses = { step, presses, event in
            let all = (event?.allPresses ?? []).map { "\($0.type) \($0.phase)" }.sorted().joined(separator: ", ")
            notes.append("\(step) \(presses.map { "\($0.type)" }.sorted().joined(separator: "+")) of \(all)")
        }
        stage.hands.press(.select, id: 1)
        stage.hands.press(.menu, id: 2)
        stage.hands.squeeze(.select, id: 1, force: 0.5)
        stage.hands.release(.menu, id: 2)
        stage.hands.release(.select, id: 1)
        expectEqual(
            notes,
            [
                "began select of select began", "began menu of menu began, select stationary",
                "changed select of menu stationary, select changed", "ended menu of menu ended, select stationary",
                "ended select of select ended",
            ])
    }

    @Test(.rules("B-385")) func `a responder that leaves its window loses its press`() {
        let (stage, field) = stage(.ended)
        stage.hands.press(.select)
        stage.perform { field.removeFromSuperview() }
        stage.wait(0.1)
        stage.hands.release(.select)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
                    probe failed: removed
                    field receives press-cancelled 1
                    probe reset
            """)
    }

    @Test(.rules("B-385")) func `a press stays with its responder when another one becomes first`() {
        let (stage, field) = stage(.failed)
        var received: [String] = []
        field.onPresses = { step, presses, _ in received.append(step) }
        stage.hands.press(.select, id: 1)
        let other = stage.field("other")
        other.onPresses = { step, _, _ in received.append("other \(step)") }
        stage.hands.press(.select, id: 2)
        stage.hands.release(.select, id: 1)
        stage.hands.release(.select, id: 2)
        expectEqual(received, ["began", "other began", "ended", "other ended"])
    }

    @Test(.rules("B-385")) func `a press stays in its window when another one becomes key`() {
        let (stage, field) = stage(.failed)
        var received: [String] = []
        field.onPresses = { step, presses, _ in received.append("\(step) \(presses.first?.window === stage.window)") }
        stage.hands.press(.select, id: 1)
        let other = stage.perform {
            let window = UIWindow(frame: stage.window.frame)
            window.accessibilityIdentifier = "other"
            window.makeKeyAndVisible()
            return window
        }
        stage.hands.press(.menu, id: 2)
        stage.hands.release(.select, id: 1)
        stage.perform { other.isHidden = true }
        stage.hands.release(.menu, id: 2)
        expectEqual(received, ["began true", "ended true"])
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
                    other receives press 2
                    other receives press-began 2
                    probe receives press-ended 1
                    probe failed: own decision
                    field receives press-ended 1
                    probe reset
                    other receives press-cancelled 2
            """)
    }

    @Test(.rules("B-015", "B-385")) func `an interruption cancels presses, and those that go on are ignored`() {
        let (stage, _) = stage(.ended)
        stage.hands.press(.select, id: 1)
        stage.application.host.resignActive()
        stage.hands.press(.menu, id: 2)
        stage.application.host.becomeActive()
        stage.hands.squeeze(.select, id: 1, force: 0.5)
        stage.hands.release(.select, id: 1)
        stage.hands.release(.menu, id: 2)
        stage.hands.click(.menu)
        expectEqual(stage.diagnostics, [])
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
                    probe receives press-cancelled 1
                    probe failed: system cancelled
                    field receives press-cancelled 1
                    probe reset
                    app does not receive press: the application takes no input
                    field receives press 2
                    probe does not receive press 2: type not allowed
                    field receives press-began 2
              50    field receives press-ended 2
            """)
    }

    @Test(.rules("B-013", "B-385")) func `a press that is ignored in the middle is cancelled when it comes up`() {
        let (stage, _) = stage(.ended)
        stage.hands.press(.select)
        stage.application.beginIgnoringInteractionEvents()
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        stage.application.endIgnoringInteractionEvents()
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
                    probe receives press-cancelled 1
                    probe failed: system cancelled
                    field receives press-cancelled 1
                    probe reset
            """)
    }

    @Test(.rules("B-200", "B-385")) func `disabling the recognizer gives the press back to the responder`() {
        let (stage, field) = stage(.ended) { $0.delaysTouchesBegan = true }
        stage.hands.press(.select)
        stage.perform { field.gestureRecognizers?.first?.isEnabled = false }
        stage.wait(0.1)
        stage.hands.release(.select)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field waits for press-began 1: probe
                    probe failed: disabled
                    field receives press-began 1
                    probe reset
              100   field receives press-ended 1
            """)
    }

    @Test(.rules("B-290", "B-385")) func `the responder is asked whether a recognizer may take its press`() {
        let stage = Stage()
        let view = stage.perform { stage.add(Guardian(frame: stage.view.bounds), "guardian") }
        stage.perform {
            _ = view.becomeFirstResponder()
            stage.addTap(on: view)
        }
        stage.hands.click(.select)
        stage.expect(
            """
              0     guardian receives press 1
                    tap follows press 1
                    tap receives press-began 1
                    guardian receives press-began 1
              50    tap receives press-ended 1
                    tap failed: refused by shouldBegin
                    guardian receives press-ended 1
                    tap reset
            """)
    }

    @Test(.rules("B-385", "B-070"))
    func `without a first responder a press goes to the view of the controller in front`() {
        let stage = Stage()
        let (root, sheet) = (Controller("root"), Controller("sheet"))
        stage.perform {
            stage.view.removeFromSuperview()
            stage.window.rootViewController = root
            stage.add(UITapGestureRecognizer(), "tap", on: root.view)
        }
        stage.hands.click(.select)
        stage.perform { root.present(sheet, animated: false) }
        stage.hands.click(.select)
        stage.expect(
            """
            0     root receives press 1
                  tap follows press 1
                  tap receives press-began 1
                  root receives press-began 1
            50    tap receives press-ended 1
                  root receives press-cancelled 1
                  tap ended
                  tap reset
                  sheet receives press 2
                  sheet receives press-began 2
            100   sheet receives press-ended 2
            """)
    }

    private final class Controller: UIViewController {
        init(_ name: String) {
            super.init(nibName: nil, bundle: nil)
            view.accessibilityIdentifier = name
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Guardian: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    // MARK: Tap and long press

    @Test(.rules("1.5", "B-220")) func `buttons tap like fingers, in the middle of the view, twice if wanted`() throws {
        let stage = Stage { stage in
            let single = stage.addTap("single")
            single.require(toFail: stage.addTap("double", count: 2))
        }
        _ = stage.field()
        var places: [CGPoint] = []
        for recognizer in stage.view.gestureRecognizers ?? [] {
            recognizer.addAction { places.append($0.location(in: stage.view)) }
        }
        stage.hands.click(.select)
        stage.wait(1)
        stage.hands.click(.select)
        stage.hands.click(.select)
        expectEqual(places, [CGPoint(x: 200, y: 150), CGPoint(x: 200, y: 150)])
        stage.expect(
            """
              0     field receives press 1
                    double, single follow press 1
                    double, single receive press-began 1
                    field receives press-began 1
              50    double, single receive press-ended 1
                    single holds for double
                    field waits for press-ended 1: double, single
              400   double failed: no tap 2 within 0.35 s
                    field receives press-cancelled 1
                    single ended
                    double, single reset
              1050  field receives press 2
                    double, single follow press 2
                    double, single receive press-began 2
                    field receives press-began 2
              1100  double, single receive press-ended 2
                    single holds for double
                    field waits for press-ended 2: double, single
                    field receives press 3
                    double follows press 3
                    single does not receive press 3: already decided, waiting for its reset
                    double receives press-began 3
                    field receives press-began 3
              1150  double receives press-ended 3
                    single failed: double recognized
                    field receives press-cancelled 2+3
                    double ended
                    double, single reset
            """)
    }

    @Test(.rules("1.5", "B-230")) func `a button presses long, in the middle of the view`() throws {
        let stage = Stage { _ = $0.addLongPress() }
        _ = stage.field()
        var place: CGPoint?
        stage.view.gestureRecognizers?.first?.addAction { place = $0.location(in: stage.view) }
        stage.hands.press(.select)
        stage.wait(0.6)
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        expectEqual(place, CGPoint(x: 200, y: 150))
        stage.wait(0.4)
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    press follows press 1
                    press receives press-began 1
                    field receives press-began 1
              500   field receives press-cancelled 1
                    press began
              600   press receives press-changed 1
                    press changed
                    press receives press-ended 1
                    press ended
                    press reset
              1000  field receives press 2
                    press follows press 2
                    press receives press-began 2
                    field receives press-began 2
              1050  press receives press-ended 2
                    press failed: lifted before 0.5 s
                    field receives press-ended 2
                    press reset
            """)
    }
}
