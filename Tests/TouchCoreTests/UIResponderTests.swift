import Testing
import TouchTesting
import Touchstone

@Suite struct UIResponderTests {
    @Test func `B-072 S-242 by default nothing becomes first responder, and everything resigns`() {
        let stage = Stage { _ in }
        #expect(!stage.view.canBecomeFirstResponder)
        #expect(!stage.view.becomeFirstResponder())
        #expect(!stage.view.isFirstResponder)
        #expect(stage.view.canResignFirstResponder)
        #expect(stage.view.resignFirstResponder())
    }

    @Test func `B-072 a view becomes first responder only in a window, and only if the present one resigns`() {
        let stage = Stage { _ in }
        let (first, second) = (Willing(), Willing())
        #expect(!first.becomeFirstResponder())
        stage.view.addSubview(first)
        stage.view.addSubview(second)
        #expect(first.becomeFirstResponder())
        #expect(first.becomeFirstResponder())
        first.resigns = false
        #expect(!second.becomeFirstResponder())
        #expect(!first.resignFirstResponder())
        #expect(first.isFirstResponder)
        #expect(!second.isFirstResponder)
        first.resigns = true
        #expect(second.becomeFirstResponder())
        #expect(!first.isFirstResponder)
        #expect(second.isFirstResponder)
        #expect(first.resignFirstResponder())
        #expect(second.isFirstResponder)
        #expect(second.resignFirstResponder())
        #expect(!second.isFirstResponder)
    }

    @Test func `B-072 S-243 a controller can be first responder once its view is in a window, and is not when it left`()
    {
        let stage = Stage { _ in }
        let controller = WillingController()
        stage.perform {
            #expect(!controller.becomeFirstResponder())
            stage.view.addSubview(controller.view)
        }
        #expect(controller.becomeFirstResponder())
        #expect(controller.isFirstResponder)
        controller.view.removeFromSuperview()
        #expect(!controller.isFirstResponder)
        stage.view.addSubview(controller.view)
        #expect(!controller.isFirstResponder)
    }

    @Test func `B-072 a view that leaves its window, alone or with its superview, is no first responder any more`() {
        let stage = Stage { _ in }
        let (outer, view) = (UIView(), Willing())
        outer.addSubview(view)
        stage.view.addSubview(outer)
        #expect(view.becomeFirstResponder())
        outer.removeFromSuperview()
        stage.view.addSubview(outer)
        #expect(!view.isFirstResponder)
    }

    @Test func `B-071 an action by name finds the first along the chain that performs it`() {
        let stage = Stage { _ in }
        let (outer, inner) = (Performer(), Performer())
        outer.performs = ["open", "close"]
        inner.performs = ["close"]
        outer.addSubview(inner)
        stage.view.addSubview(outer)
        #expect(inner.target(forAction: "close", withSender: nil) as? Performer === inner)
        #expect(inner.target(forAction: "open", withSender: nil) as? Performer === outer)
        #expect(inner.target(forAction: "burn", withSender: nil) == nil)
        #expect(inner.canPerformAction("open", withSender: nil))
        #expect(!stage.view.canPerformAction("open", withSender: nil))
        stage.application.sendAction("close", to: nil, from: inner, for: nil)
        stage.application.sendAction("open", to: nil, from: inner, for: nil)
        #expect(!stage.application.sendAction("burn", to: nil, from: inner, for: nil))
        #expect(stage.application.sendAction("close", to: outer, from: inner, for: nil))
        #expect(!stage.application.sendAction("open", to: inner, from: inner, for: nil))
        #expect(inner.performed == ["close"])
        #expect(outer.performed == ["open", "close"])
    }

    @Test func `B-071 without a responder as sender the search starts at the first responder of the key window`() {
        let stage = Stage { _ in }
        let performer = Performer()
        performer.performs = ["open"]
        stage.view.addSubview(performer)
        #expect(!stage.application.sendAction("open", to: nil, from: nil, for: nil))
        #expect(!stage.application.sendAction(Performer.call, from: nil))
        #expect(performer.becomeFirstResponder())
        #expect(stage.application.sendAction("open", to: nil, from: nil, for: nil))
        #expect(stage.application.sendAction(Performer.call, from: nil))
        #expect(!stage.application.sendAction(Performer.call, from: stage.view))
        #expect(performer.performed == ["open", "call"])
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
}
