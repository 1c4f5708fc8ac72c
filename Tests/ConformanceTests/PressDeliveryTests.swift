import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// B-385: the three flags and everything that takes a press away.
@Suite struct PressDeliveryTests {
    private func stage(
        _ outcome: UIGestureRecognizer.State, _ configure: (UIGestureRecognizer) -> Void = { _ in }
    ) -> (Stage, FocusView) {
        let stage = Stage { _ in }
        let field = stage.field()
        stage.perform { configure(stage.add(DeviceProbe(onRelease: outcome), "probe", on: field)) }
        return (stage, field)
    }

    @Test func `B-125 B-385 recognizing cancels the press, just before the action`() {
        let (stage, _) = stage(.ended)
        stage.hands.click(.select)
        stage.expect("")
    }

    @Test func `B-129 B-385 without cancelling, the responder hears everything`() {
        let (stage, _) = stage(.ended) { $0.cancelsTouchesInView = false }
        stage.hands.click(.select)
        stage.expect("")
    }

    @Test func `B-133 B-385 the end of a press waits until the recognizer has failed`() {
        let stage = Stage { stage in
            let tap = stage.tap("double", count: 2)
            tap.cancelsTouchesInView = true
        }
        stage.hands.click(.select)
        stage.wait(1)
        stage.expect("")
    }

    @Test func `B-130 B-131 a late beginning shows its own time and force, then the present ones`() {
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
        #expect(
            notes == [
                "began began 0.25 0.0 in 1.0", "ended ended 0.0 1.0 in 1.0",
            ])
        stage.expect("")
    }

    @Test func `B-130 B-385 a delayed press that is recognized is never heard of`() {
        let (stage, _) = stage(.ended) { $0.delaysTouchesBegan = true }
        stage.hands.click(.select)
        stage.expect("")
    }

    @Test func `B-385 several presses at once are told apart, those that rest are stationary`() {
        let stage = Stage { _ in }
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
        #expect(
            notes == [
                "began select of select began", "began menu of menu began, select stationary",
                "changed select of menu stationary, select changed", "ended menu of menu ended, select stationary",
                "ended select of select ended",
            ])
    }

    @Test func `B-385 a responder that leaves its window loses its press`() {
        let (stage, field) = stage(.ended)
        stage.hands.press(.select)
        stage.perform { field.removeFromSuperview() }
        stage.wait(0.1)
        stage.hands.release(.select)
        stage.expect("")
    }

    @Test func `B-385 a press stays with its responder when another one becomes first`() {
        let (stage, field) = stage(.failed)
        var heard: [String] = []
        field.onPresses = { step, presses, _ in heard.append(step) }
        stage.hands.press(.select, id: 1)
        let other = stage.field("other")
        other.onPresses = { step, _, _ in heard.append("other \(step)") }
        stage.hands.press(.select, id: 2)
        stage.hands.release(.select, id: 1)
        stage.hands.release(.select, id: 2)
        #expect(heard == ["began", "other began", "ended", "other ended"])
    }

    @Test func `B-385 a press stays in its window when another one becomes key`() {
        let (stage, field) = stage(.failed)
        var heard: [String] = []
        field.onPresses = { step, presses, _ in heard.append("\(step) \(presses.first?.window === stage.window)") }
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
        #expect(heard == ["began true", "ended true"])
        stage.expect("")
    }

    @Test func `B-015 B-385 an interruption cancels presses, and those that go on are ignored`() {
        let (stage, _) = stage(.ended)
        stage.hands.press(.select, id: 1)
        stage.application.resignActive()
        stage.hands.press(.menu, id: 2)
        stage.application.becomeActive()
        stage.hands.squeeze(.select, id: 1, force: 0.5)
        stage.hands.release(.select, id: 1)
        stage.hands.release(.menu, id: 2)
        stage.hands.click(.menu)
        #expect(stage.diagnostics == [])
        stage.expect("")
    }

    @Test func `B-013 B-385 a press that is ignored in the middle is cancelled when it comes up`() {
        let (stage, _) = stage(.ended)
        stage.hands.press(.select)
        stage.application.beginIgnoringInteractionEvents()
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        stage.application.endIgnoringInteractionEvents()
        stage.expect("")
    }

    @Test func `B-200 B-385 disabling the recognizer gives the press back to the responder`() {
        let (stage, field) = stage(.ended) { $0.delaysTouchesBegan = true }
        stage.hands.press(.select)
        stage.perform { field.gestureRecognizers?.first?.isEnabled = false }
        stage.wait(0.1)
        stage.hands.release(.select)
        stage.expect("")
    }

    @Test func `B-290 B-385 the responder is asked whether a recognizer may take its press`() {
        let stage = Stage { _ in }
        let view = stage.perform { stage.add(Guardian(frame: stage.view.bounds), "guardian") }
        stage.perform {
            _ = view.becomeFirstResponder()
            stage.tap(on: view)
        }
        stage.hands.click(.select)
        stage.expect("")
    }

    private final class Guardian: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    }

    // MARK: Tap and long press

    @Test func `1.5 B-220 buttons tap like fingers, in the middle of the view, twice if wanted`() throws {
        let stage = Stage { stage in
            let single = stage.tap("single")
            single.require(toFail: stage.tap("double", count: 2))
        }
        var places: [CGPoint] = []
        for recognizer in stage.view.gestureRecognizers ?? [] {
            recognizer.addAction { places.append($0.location(in: stage.view)) }
        }
        stage.hands.click(.select)
        stage.wait(1)
        stage.hands.click(.select)
        stage.hands.click(.select)
        #expect(places == [CGPoint(x: 200, y: 150), CGPoint(x: 200, y: 150)])
        stage.expect("")
    }

    @Test func `1.5 B-230 a button presses long, in the middle of the view`() throws {
        let stage = Stage { _ = $0.longPress() }
        var place: CGPoint?
        stage.view.gestureRecognizers?.first?.addAction { place = $0.location(in: stage.view) }
        stage.hands.press(.select)
        stage.wait(0.6)
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        #expect(place == CGPoint(x: 200, y: 150))
        stage.wait(0.4)
        stage.hands.click(.select)
        stage.expect("")
    }
}
