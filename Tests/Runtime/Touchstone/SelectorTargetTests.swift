import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Targets whose actions are names.
struct SelectorTargetTests {
    final class Named: UIResponder, SelectorTarget {
        var received: [String] = []
        func responds(to selector: Selector) -> Bool { selector == "tapped:" || selector == "tapped:event:" }
        func perform(_ selector: Selector, with sender: Any?) { received.append("\(selector)") }
        func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) {
            received.append("\(selector) \((sender as? UIView)?.tag ?? -1) \(event == nil ? "no event" : "event")")
        }
    }

    final class ChainView: UIView, SelectorTarget {
        var received = 0
        func responds(to selector: Selector) -> Bool { selector == "tapped:" }
        func perform(_ selector: Selector, with sender: Any?) { received += 1 }
    }

    @Test(.rules("B-289")) func `an action by name goes through sendAction and the application, with sender and event`()
    {
        final class Control: UIControl {
            var sent: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                sent.append("\(action) \(event == nil ? "no event" : "event")")
                super.sendAction(action, to: target, for: event)
            }
        }
        final class Application: UIApplication {
            var sent: [Selector] = []
            override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
                -> Bool
            {
                sent.append(action)
                return super.sendAction(action, to: target, from: sender, for: event)
            }
        }
        let application = Application()
        let stage = Stage(application: application)
        let control = stage.add(Control(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control")
        control.tag = 3
        let target = Named()
        control.addTarget(target, action: Selector("tapped:event:"), for: .touchUpInside)
        stage.hands.tap(at: control)
        control.sendActions(for: .touchUpInside)
        expectEqual(target.received, ["tapped:event: 3 event", "tapped:event: 3 no event"])
        expectEqual(control.sent, ["tapped:event: event", "tapped:event: no event"])
        expectEqual(application.sent, ["tapped:event:", "tapped:event:"])
    }

    @Test func `a pair that is there already gets the events in addition and is told once`() {
        let (control, target) = (UIControl(), Named())
        control.addTarget(target, action: Selector("tapped:"), for: .touchDown)
        control.addTarget(target, action: Selector("tapped:"), for: [.touchDown, .touchCancel])
        control.sendActions(for: [.touchDown, .touchCancel])
        expectEqual(target.received.count, 1)
        control.sendActions(for: .touchCancel)
        expectEqual(target.received.count, 2)
    }

    private final class FirstView: UIView, SelectorTarget {
        var name = "tapped:"
        var received = 0
        override var canBecomeFirstResponder: Bool { true }
        func responds(to selector: Selector) -> Bool { selector.description == name }
        func perform(_ selector: Selector, with sender: Any?) { received += 1 }
        func tapped() { received += 1 }
    }

    /// A control in a view that performs `tapped:`, and beside that a view that can become first responder and does so, too.
    private func pair() -> (stage: Stage, around: FirstView, first: FirstView, control: UIControl) {
        let stage = Stage()
        let around = stage.add(FirstView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "around")
        let first = stage.add(FirstView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)), "first")
        let control = stage.add(UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "control", on: around)
        return (stage, around, first, control)
    }

    @Test(.rules("B-071", "B-297"))
    func `without a target the first responder performs an action, while there is one`() {
        let (stage, around, first, control) = pair()
        control.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)
        control.addTarget(nil, action: FirstView.tapped, for: .touchUpInside)
        first.becomeFirstResponder()
        stage.hands.tap(at: control)
        #expect((around.received, first.received) == (0, 2))
        first.resignFirstResponder()
        stage.hands.tap(at: control)
        #expect((around.received, first.received) == (2, 2))
    }

    @Test(.rules("B-297"))
    func `from a first responder that does not perform it the search goes up, and not to the control`() {
        let (stage, around, first, control) = pair()
        let above = stage.add(FirstView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "above")
        above.addSubview(first)
        first.name = "other:"
        control.addTarget(nil, action: Selector("tapped:"), for: .touchUpInside)
        first.becomeFirstResponder()
        stage.hands.tap(at: control)
        #expect((around.received, first.received, above.received) == (0, 0, 1))
        above.name = "other:"
        stage.hands.tap(at: control)
        #expect((around.received, first.received, above.received) == (0, 0, 1))
    }

    @Test(.rules("B-071")) func `the first responder is that of the key window, which has to be shown`() {
        let (stage, around, first, control) = pair()
        first.becomeFirstResponder()
        let (overlay, other) = stage.perform {
            let overlay = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let other = FirstView(frame: .zero)
            overlay.addSubview(other)
            overlay.isHidden = false
            return (overlay, other)
        }
        other.becomeFirstResponder()
        control.addTarget(nil, action: Selector("tapped:"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect((around.received, first.received, other.received) == (0, 1, 0))
        stage.perform { overlay.makeKey() }
        control.sendActions(for: .touchDown)
        #expect((around.received, first.received, other.received) == (0, 1, 1))
        other.resignFirstResponder()
        control.sendActions(for: .touchDown)
        #expect((around.received, first.received, other.received) == (1, 1, 1))
    }

    @Test(.rules("B-071")) func `the application starts at the first responder too, for any sender`() {
        let (stage, around, first, control) = pair()
        first.becomeFirstResponder()
        expect(stage.application.sendAction(Selector("tapped:"), to: nil, from: control, for: nil))
        expect(stage.application.sendAction(FirstView.tapped, from: control))
        #expect((around.received, first.received) == (0, 2))
        expect(control.target(forAction: Selector("tapped:"), withSender: nil) as? UIView === around)
        expect(!stage.application.sendAction(Selector("unknown"), to: nil, from: control, for: nil))
        first.resignFirstResponder()
        expect(stage.application.sendAction(FirstView.tapped, from: control))
        #expect((around.received, first.received) == (1, 2))
    }

    @Test(.rules("B-297")) func `without a target and a first responder the chain is asked from the control on`() {
        let stage = Stage()
        let outer = stage.add(ChainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "outer")
        let inner = stage.add(ChainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "inner", on: outer)
        let control = stage.add(UIControl(frame: .zero), "control", on: inner)
        control.addTarget(nil, action: Selector("tapped:"), for: .touchDown)
        control.addTarget(nil, action: Selector("unknown"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect((inner.received, outer.received) == (1, 0))
        expectEqual(control.allTargets, [UIControl.ResponderChain()])
        expectEqual(control.actions(forTarget: nil, forControlEvent: .touchDown), ["tapped:", "unknown"])
        expect(stage.diagnostics.isEmpty)
    }

    @Test func `a target that cannot perform the name is reported`() {
        let stage = Stage()
        let control = stage.add(UIControl(frame: .zero), "control")
        let target = UIView()
        control.addTarget(target, action: Selector("tapped:"), for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(stage.diagnostics, [.targetPerformsNoSelectors("control", selector: "tapped:")])
    }

    @Test func `targets and actions can be listed, and removed with nil as a wildcard`() {
        let (control, one, two) = (UIControl(), Named(), Named())
        var isPerformed = false
        let action = UIAction { _ in isPerformed = true }
        control.addTarget(one, action: Selector("tapped:"), for: [.touchDown, .touchUpInside])
        control.addTarget(one, action: Selector("other"), for: .touchUpInside)
        control.addTarget(two, action: Selector("tapped:"), for: .touchUpInside)
        control.addTarget(two, action: Named.resign, for: .touchCancel)
        control.addAction(action, for: .touchDown)
        expectEqual(control.allTargets, [one, two])
        expectEqual(control.actions(forTarget: one, forControlEvent: .touchUpInside), ["tapped:", "other"])
        expectEqual(control.actions(forTarget: one, forControlEvent: .touchDown), ["tapped:"])
        expectNil(control.actions(forTarget: two, forControlEvent: .touchDown))
        var handlers: [String] = []
        control.enumerateEventHandlers { found, pair, events, isToStop in
            let target = pair?.0 as? Named
            let name = target === one ? "one" : target === two ? "two" : found === action ? "action" : "method"
            handlers.append("\(name) \(pair?.1.description ?? "-") \(events.rawValue)")
            isToStop = handlers.count == 5
        }
        expectEqual(handlers, ["one tapped: 65", "one other 64", "two tapped: 64", "method - 256", "action - 1"])
        control.enumerateEventHandlers { _, _, _, isToStop in
            handlers.append("again")
            isToStop = true
        }
        expectEqual(handlers.count, 6)
        control.removeTarget(one, action: nil, for: .touchUpInside)
        expectEqual(control.actions(forTarget: one, forControlEvent: .allEvents), ["tapped:"])
        control.removeTarget(nil, action: Selector("tapped:"), for: .allEvents)
        expectEqual(control.allControlEvents, [.touchDown, .touchCancel])
        control.removeTarget(nil, action: nil, for: .allEvents)
        expectEqual(control.allControlEvents, .touchDown)
        control.sendActions(for: .touchDown)
        expect(isPerformed)
    }

    @Test func `a target among many is found and removed by its object, with all its actions`() {
        let control = UIControl()
        let targets = (0..<20).map { _ in Named() }
        for target in targets { control.addTarget(target, action: Selector("tapped:"), for: .touchDown) }
        control.addTarget(targets[9], action: Selector("other"), for: .touchUpInside)
        expectEqual(control.actions(forTarget: targets[9], forControlEvent: .touchUpInside), ["other"])
        control.removeTarget(targets[9], action: nil, for: .allEvents)
        let left = targets.filter { control.actions(forTarget: $0, forControlEvent: .allEvents) != nil }
        expect(left.count == 19 && !left.contains { $0 === targets[9] })
        expectEqual(control.allTargets.count, 19)
    }

    @Test(.bug(id: "F-12")) func `what allTargets says is taken back by the questions about targets and by removal`() {
        final class Plain: SelectorTarget {
            func responds(to selector: Selector) -> Bool { true }
            func perform(_ selector: Selector, with sender: Any?) {}
        }
        let (control, plain, other) = (UIControl(), Plain(), Named())
        control.addTarget(plain, action: Selector("plain"), for: .touchDown)
        control.addTarget(other, action: Selector("other"), for: .touchDown)
        control.addTarget(nil, action: Selector("chain"), for: .touchDown)
        let names = control.allTargets.map { control.actions(forTarget: $0, forControlEvent: .touchDown) ?? [] }
        expectEqual(Set(names), [["plain"], ["other"], ["chain"]])
        control.removeTarget(UIControl.ResponderChain(), action: nil, for: .allEvents)
        expectEqual(control.allTargets, [ObjectIdentifier(plain), other])
        control.removeTarget(ObjectIdentifier(plain), action: nil, for: .allEvents)
        expectEqual(control.allTargets, [other])
        expectNil(control.actions(forTarget: ObjectIdentifier(control), forControlEvent: .touchDown))
    }
}

extension SelectorTargetTests.Named {
    func resign() { resignFirstResponder() }

    final class Counter {
        static var resets = 0
        var counts = 0
        static func reset() { resets += 1 }
        func count(_ sender: UIView) { counts += 1 }
        func count() { counts += 10 }
    }

    @Test func `a class is a target as long as the program runs`() {
        let (stage, before) = (Stage(), Counter.resets)
        let action = Selector("reset", { (type: Counter.Type) in type.reset })
        let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "view")
        let tap = UITapGestureRecognizer(target: Counter.self, action: action)
        // The same pair again is ignored.
        tap.addTarget(Counter.self, action: action)
        view.addGestureRecognizer(tap)
        stage.hands.tap(at: view)
        expectEqual(Counter.resets, before + 1)
        tap.removeTarget(Counter.self, action: action)
        stage.wait(1)
        stage.hands.tap(at: view)
        expectEqual(Counter.resets, before + 1)
        let control = UIControl()
        control.addTarget(Counter.self, action: action, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(Counter.resets, before + 2)
        expectEqual(control.actions(forTarget: Counter.self, forControlEvent: .touchDown), ["reset"])
    }

    @Test func `a selector through a property is one of the property's type`() {
        func expression() -> Counter? {
            Issue.record("the expression is evaluated")
            return nil
        }
        let (control, counter) = (UIControl(), Counter())
        control.addTarget(counter, action: Selector("count", of: expression(), { $0.count(_:) }), for: .touchDown)
        control.addTarget(
            counter, action: Selector("count", of: counter, { $0.count as () -> Void }), for: .touchUpInside)
        control.sendActions(for: .touchDown)
        expectEqual(counter.counts, 1)
        control.sendActions(for: .touchUpInside)
        expectEqual(counter.counts, 11)
        expectEqual(control.actions(forTarget: counter, forControlEvent: .touchDown), ["count:"])
    }
}
