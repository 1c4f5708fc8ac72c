import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIResponderTests {
    @Test(.rules("B-072", "S-242")) func `by default nothing becomes first responder, and everything resigns`() {
        let stage = Stage()
        expect(!stage.view.canBecomeFirstResponder)
        expect(!stage.view.becomeFirstResponder())
        expect(!stage.view.isFirstResponder)
        expect(stage.view.canResignFirstResponder)
        expect(stage.view.resignFirstResponder())
    }

    @Test(.rules("B-072")) func `a view becomes first responder only in a window, and only if the present one resigns`()
    {
        let stage = Stage()
        let (first, second) = (Willing(), Willing())
        expect(!first.becomeFirstResponder())
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        expect(first.becomeFirstResponder())
        expect(first.becomeFirstResponder())
        first.resigns = false
        expect(!second.becomeFirstResponder())
        expect(!first.resignFirstResponder())
        expect(first.isFirstResponder)
        expect(!second.isFirstResponder)
        first.resigns = true
        expect(second.becomeFirstResponder())
        expect(!first.isFirstResponder)
        expect(second.isFirstResponder)
        expect(first.resignFirstResponder())
        expect(second.isFirstResponder)
        expect(second.resignFirstResponder())
        expect(!second.isFirstResponder)
    }

    @Test(.rules("B-072")) func `a finger on the background ends editing inside a view, by force if need be`() {
        let stage = Stage()
        let (inside, outside) = (Willing(), Willing())
        let form = stage.addView("form", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        form.addSubview(inside)
        stage.view.addSubview(outside)
        expect(!stage.window.endEditing(true))
        expect(outside.becomeFirstResponder())
        expect(!form.endEditing(true) && outside.isFirstResponder)
        expect(outside.endEditing(false) && !outside.isFirstResponder)
        expect(inside.becomeFirstResponder())
        inside.resigns = false
        expect(!stage.window.endEditing(false) && inside.isFirstResponder)
        expect(form.endEditing(true) && !inside.isFirstResponder)
    }

    @Test(.rules("B-072", "S-243"))
    func `a controller can be first responder once its view is in a window, and is not when it left`() {
        let stage = Stage()
        let controller = WillingController()
        stage.perform {
            expect(!controller.becomeFirstResponder())
            stage.view.addSubview(controller.view)
        }
        expect(controller.becomeFirstResponder())
        expect(controller.isFirstResponder)
        controller.view.removeFromSuperview()
        expect(!controller.isFirstResponder)
        stage.view.addSubview(controller.view)
        expect(!controller.isFirstResponder)
    }

    @Test(.rules("B-072"))
    func `a view that leaves its window, alone or with its superview, is no first responder any more`() {
        let stage = Stage()
        let (outer, view) = (UIView(), Willing())
        outer.addSubview(view)
        stage.view.addSubview(outer)
        expect(view.becomeFirstResponder())
        outer.removeFromSuperview()
        stage.view.addSubview(outer)
        expect(!view.isFirstResponder)
    }

    @Test(.rules("B-071")) func `an action by name finds the first along the chain that performs it`() {
        let stage = Stage()
        let (outer, inner) = (Performer(), Performer())
        outer.performs = ["open", "close"]
        inner.performs = ["close"]
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        expect(inner.target(forAction: "close", withSender: nil) as? Performer === inner)
        expect(inner.target(forAction: "open", withSender: nil) as? Performer === outer)
        expectNil(inner.target(forAction: "burn", withSender: nil))
        expect(inner.canPerformAction("open", withSender: nil))
        expect(!stage.view.canPerformAction("open", withSender: nil))
        stage.application.sendAction("close", to: nil, from: inner, for: nil)
        stage.application.sendAction("open", to: nil, from: inner, for: nil)
        expect(!stage.application.sendAction("burn", to: nil, from: inner, for: nil))
        expect(stage.application.sendAction("close", to: outer, from: inner, for: nil))
        expect(!stage.application.sendAction("open", to: inner, from: inner, for: nil))
        expectEqual(inner.performed, ["close"])
        expectEqual(outer.performed, ["open", "close"])
    }

    @Test(.rules("B-071"))
    func `the search starts at the first responder of the key window, and without one at the sender`() {
        let stage = Stage()
        let performer = Performer()
        performer.performs = ["open"]
        stage.view.addSubview(performer)
        expect(!stage.application.sendAction("open", to: nil, from: nil, for: nil))
        expect(!stage.application.sendAction(Performer.call, from: nil))
        expect(performer.becomeFirstResponder())
        expect(stage.application.sendAction("open", to: nil, from: nil, for: nil))
        expect(stage.application.sendAction(Performer.call, from: nil))
        expect(stage.application.sendAction(Performer.call, from: stage.view))
        expectEqual(performer.performed, ["open", "call", "call"])
        performer.resignFirstResponder()
        expect(!stage.application.sendAction(Performer.call, from: stage.view))
        expect(stage.application.sendAction(Performer.call, from: performer))
    }

    private final class Willing: UIView {
        var resigns = true
        override var canBecomeFirstResponder: Bool { true }
        override var canResignFirstResponder: Bool { resigns }
    }

    private final class WillingController: UIViewController {
        override var canBecomeFirstResponder: Bool { true }
    }

    private final class Performer: UIView, SelectorTarget {
        var performs: Set<Selector> = []
        var performed: [String] = []

        override var canBecomeFirstResponder: Bool { true }
        func call() { performed.append("call") }
        func responds(to selector: Selector) -> Bool { performs.contains(selector) }
        func perform(_ selector: Selector, with sender: Any?) { performed.append(selector.description) }
    }

    // MARK: A chain that leads back to itself

    /// Three views that hand on to each other in a cycle, entered by a fourth.
    private func cycle(_ stage: Stage) -> (entrance: Linked, members: [Linked]) {
        let views = ["entrance", "a", "b", "c"].map { name in
            let view = Linked(frame: stage.view.bounds)
            view.accessibilityIdentifier = name
            return view
        }
        stage.perform { for view in views.reversed() { stage.view.addSubview(view) } }
        for (index, view) in views.enumerated() { view.link = views[index == 3 ? 1 : index + 1] }
        return (views[0], Array(views[1...]))
    }

    private static let reported = TouchDiagnostic.responderCycle(["a", "b", "c"])

    @Test(.bug(id: "H-4"))
    func `touches that a cycle of next leads around are handed to each responder once, and the cycle is named`() {
        let stage = Stage()
        let (entrance, members) = cycle(stage)
        entrance.touchesBegan([], with: nil)
        expectEqual(members.map(\.calls), [1, 1, 1])
        expectEqual(stage.diagnostics, [Self.reported])
        stage.view.bringSubviewToFront(entrance)
        stage.hands.tap(at: entrance)
        expectEqual(members.map(\.calls), [2, 2, 2])
        expectEqual(stage.diagnostics, [Self.reported, Self.reported, Self.reported])
        expect("\(Self.reported)".contains("a → b → c → a"))
    }

    @Test(.bug(id: "H-4")) func `every other walk of the chain ends as well`() {
        let stage = Stage()
        let (entrance, _) = cycle(stage)
        let walks: [(String, () -> Void)] = [
            ("moved", { entrance.touchesMoved([], with: nil) }),
            ("ended", { entrance.touchesEnded([], with: nil) }),
            ("cancelled", { entrance.touchesCancelled([], with: nil) }),
            ("estimated", { entrance.touchesEstimatedPropertiesUpdated([]) }),
            ("presses began", { entrance.pressesBegan([], with: nil) }),
            ("presses changed", { entrance.pressesChanged([], with: nil) }),
            ("presses ended", { entrance.pressesEnded([], with: nil) }),
            ("presses cancelled", { entrance.pressesCancelled([], with: nil) }),
            ("motion began", { entrance.motionBegan(.motionShake, with: nil) }),
            ("motion ended", { entrance.motionEnded(.motionShake, with: nil) }),
            ("motion cancelled", { entrance.motionCancelled(.motionShake, with: nil) }),
            ("remote", { entrance.remoteControlReceived(with: nil) }),
            ("undo", { expectNil(entrance.undoManager) }),
            ("can perform", { expect(!entrance.canPerformAction("open", withSender: nil)) }),
            ("target", { expectNil(entrance.target(forAction: "open", withSender: nil)) }),
            ("send by name", { expect(!stage.application.sendAction("open", to: nil, from: entrance, for: nil)) }),
            ("send", { expect(!stage.application.sendAction(Performer.call, from: entrance)) }),
            ("first responder", { expect(!entrance.isFirstResponder) }),
            ("become", { expect(!entrance.becomeFirstResponder()) }),
        ]
        for (name, walk) in walks {
            let before = stage.diagnostics.count
            stage.perform(walk)
            expect(stage.diagnostics[before...].elementsEqual([Self.reported]), "\(name)")
        }
    }

    @Test(.bug(id: "H-4")) func `keys and presses of a first responder whose chain became a cycle end as well`() {
        let stage = Stage()
        let willing = Linked(frame: stage.view.bounds)
        willing.accessibilityIdentifier = "willing"
        stage.perform {
            stage.view.addSubview(willing)
            expect(willing.becomeFirstResponder())
        }
        willing.link = willing
        stage.hands.click(.select)
        stage.hands.type("a", code: 4)
        expect(!stage.diagnostics.isEmpty)
        expect(stage.diagnostics.allSatisfy { $0 == .responderCycle(["willing"]) })
    }

    @Test(.bug(id: "H-4")) func `a chain that is no cycle may be entered again from inside, by another way`() {
        let stage = Stage()
        let (outer, inner) = (Asking(), Linked())
        stage.perform {
            let middle = Linked()
            middle.addSubview(inner)
            outer.addSubview(middle)
            stage.view.addSubview(outer)
        }
        outer.ask = { [unowned inner] in expect(inner.undoManager === stage.window.undoManager) }
        inner.touchesBegan([], with: nil)
        expectEqual(outer.asked, 1)
        expectEqual(stage.diagnostics, [])
    }

    private class Linked: UIView {
        var link: UIResponder?
        var calls = 0
        override var next: UIResponder? { link ?? super.next }
        override var canBecomeFirstResponder: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            calls += 1
            super.touchesBegan(touches, with: event)
        }
    }

    private final class Asking: UIView {
        var ask: () -> Void = {}
        var asked = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            asked += 1
            ask()
        }
    }
}
