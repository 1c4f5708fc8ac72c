import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The receivers of control events: methods, actions, names; all of them may change in mid-call.
struct TargetTests {
    final class Listener {
        var received: [String] = []
        func plain() { received.append("plain") }
        func sender(_ sender: UIButton) { received.append("sender \(sender.tag)") }
        func view(_ sender: UIView) { received.append("view \(sender.tag)") }
        func anything(_ sender: Any) { received.append("any \((sender as? UIView)?.tag ?? -1)") }
        func both(_ sender: UIControl, event: UIEvent?) {
            received.append("both \(event.map { "\($0.type)" } ?? "nil")")
        }
        func event(_ sender: UIControl, event: UIEvent) { received.append("event \(event.type)") }
    }

    private func tap(_ control: UIControl, on stage: Stage) {
        control.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        stage.add(control, "control")
        stage.hands.tap(at: control)
    }

    @Test(.rules("S-206", "B-289"))
    func `methods take nothing, the sender, or the sender and the event, in the order of adding`() {
        let stage = Stage()
        let (button, listener) = (UIButton(), Listener())
        button.tag = 7
        button.addTarget(listener, action: Listener.both, for: .touchUpInside)
        button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
        button.addTarget(listener, action: Listener.sender, for: .touchUpInside)
        button.addTarget(listener, action: Listener.view, for: .touchUpInside)
        button.addTarget(listener, action: Listener.anything, for: .touchUpInside)
        button.addTarget(listener, action: Listener.event, for: .touchUpInside)
        button.addTarget(listener, action: Listener.plain, for: .touchDown)
        tap(button, on: stage)
        expectEqual(
            listener.received, ["plain", "both touches", "plain", "sender 7", "view 7", "any 7", "event touches"])
        expect(stage.diagnostics.isEmpty)
    }

    @Test func `a method that takes another control, or an event where there is none, is not called and this is said`()
    {
        let stage = Stage()
        let (control, listener) = (stage.add(UIControl(frame: .zero), "slider"), Listener())
        control.addTarget(listener, action: Listener.sender, for: .valueChanged)
        control.addTarget(listener, action: Listener.event, for: .valueChanged)
        control.addTarget(listener, action: Listener.both, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(listener.received, ["both nil"])
        expectEqual(stage.diagnostics, [.actionForAnotherSender("slider"), .actionWithoutEvent("slider")])
    }

    @Test(.rules("B-298")) func `sendActions calls every target whose events intersect, once, without a touch`() {
        let control = UIControl()
        var received: [String] = []
        control.addAction(UIAction { _ in received.append("a") }, for: [.touchDown, .valueChanged])
        control.addAction(UIAction { _ in received.append("b") }, for: .allTouchEvents)
        control.addAction(UIAction { _ in received.append("c") }, for: .primaryActionTriggered)
        control.sendActions(for: [.valueChanged, .touchDown])
        expectEqual(received, ["a", "b"])
        control.sendActions(for: .touchUpInside)
        expectEqual(received, ["a", "b", "b"], "nothing follows from events that an app sends")
        expectEqual(control.allControlEvents, [.allTouchEvents, .valueChanged, .primaryActionTriggered])
    }

    @Test(.rules("B-296")) func `an action with the identifier of another takes its place, for these events`() {
        let control = UIControl()
        var received: [String] = []
        let name = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: name) { _ in received.append("old") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction(identifier: name) { _ in received.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .touchDown)
        expectEqual(received, ["new", "old"])
        control.removeAction(identifiedBy: name, for: .allEvents)
        control.sendActions(for: .allEvents)
        expectEqual(received, ["new", "old"])
        expectEqual(control.allControlEvents, [])
    }

    @Test func `actions without identifiers are different, the same one is there once`() {
        let control = UIControl()
        var received = 0
        let action = UIAction { _ in received += 1 }
        let other = UIAction { _ in received += 10 }
        expect(action.identifier == action.identifier && action.identifier != other.identifier)
        control.addAction(action, for: .valueChanged)
        control.addAction(other, for: .valueChanged)
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(received, 11)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expectEqual(received, 21)
    }

    @Test func `an action knows its sender while it is performed`() {
        let control = UIControl()
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        expect(sender === control)
        expectNil(action.sender)
    }

    @Test func `targets are not retained, actions are`() {
        let control = UIControl()
        var listener: Listener? = Listener()
        weak let weakly = listener
        if let listener { control.addTarget(listener, action: Listener.plain, for: .touchDown) }
        listener = nil
        expectNil(weakly)
        // In an application of its own: stages of other tests would receive the diagnostic.
        let application = UIApplication()
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        application.host.perform { control.sendActions(for: .touchDown) }
        expect(control.allControlEvents == [] && control.allTargets.isEmpty)
        expectEqual(diagnostics, [.targetIsGone("UIControl#1")])
    }

    @Test func `a target that is removed is not told, also when another one removes it in mid-call`() {
        let control = UIControl()
        var received: [String] = []
        let listener = Listener()
        var token: ControlTargetToken?
        control.addAction(
            UIAction { [unowned control] _ in
                received.append("first")
                if let token { control.removeTarget(token) }
                control.addAction(UIAction { _ in received.append("late") }, for: .touchDown)
            }, for: .touchDown)
        token = control.addTarget(listener, action: Listener.plain, for: .touchDown)
        control.addAction(UIAction { _ in received.append("last") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        expect(received == ["first", "last"] && listener.received == [])
    }

    @Test func `an action that removes itself and those before it does not keep the ones behind it from being called`()
    {
        let control = UIControl()
        var received: [Int] = []
        let names = (0..<4).map { UIAction.Identifier("\($0)") }
        for index in 0..<4 {
            control.addAction(
                UIAction(identifier: names[index]) { [unowned control] _ in
                    received.append(index)
                    guard index == 1 else { return }
                    control.removeAction(identifiedBy: names[0], for: .allEvents)
                    control.removeAction(identifiedBy: names[1], for: .allEvents)
                }, for: .touchDown)
        }
        control.sendActions(for: .touchDown)
        expectEqual(received, [0, 1, 2, 3])
        control.sendActions(for: .touchDown)
        expectEqual(received, [0, 1, 2, 3, 2, 3])
    }

    @Test func `what a removed action held may remove the next one as it goes`() {
        final class Guard {
            let atEnd: () -> Void
            init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
            isolated deinit { atEnd() }
        }
        let control = UIControl()
        let names = [UIAction.Identifier("a"), UIAction.Identifier("b")]
        var held: Guard? = Guard { [unowned control] in control.removeAction(identifiedBy: names[1], for: .allEvents) }
        control.addAction(UIAction(identifier: names[0]) { [held] _ in _ = held }, for: .touchDown)
        control.addAction(UIAction(identifier: names[1]) { _ in Issue.record("it was removed") }, for: .touchDown)
        held = nil
        control.removeAction(identifiedBy: names[0], for: .allEvents)
        control.sendActions(for: .touchDown)
        expectEqual(control.allControlEvents, [])
    }

    final class Controller: UIViewController {
        var saved: [Int] = []
        func saveAll() { saved.append(-1) }
        func save(sender: UIControl) { saved.append(sender.tag) }
    }

    @Test(.rules("B-297")) func `without a target, the first object of the class along the chain from the control`() {
        let stage = Stage()
        let controller = Controller()
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        control.tag = 5
        stage.perform {
            stage.window.rootViewController = controller
            controller.view.addSubview(control)
        }
        control.addTarget(nil, action: Controller.save(sender:), for: .touchDown)
        control.addTarget(nil, action: Controller.saveAll, for: .touchUpInside)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        expectEqual(controller.saved, [5, -1])
        control.removeFromSuperview()
        control.sendActions(for: .touchDown)
        expectEqual(controller.saved, [5, -1])
    }

    @Test func `the primary action of an initializer is performed for what the control is for`() {
        let stage = Stage()
        var count = 0
        let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        tap(control, on: stage)
        expectEqual(count, 1)
        control.performPrimaryAction()
        expectEqual(count, 2)
        control.isEnabled = false
        control.performPrimaryAction()
        expectEqual(count, 2)
    }

    @Test func `sendAction is asked before an action is performed`() {
        final class Counting: UIControl {
            var sent = 0
            override func sendAction(_ action: UIAction) {
                sent += 1
                if sent > 1 { super.sendAction(action) }
            }
        }
        let control = Counting()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)
        expect(control.sent == 2 && count == 1)
    }
}
