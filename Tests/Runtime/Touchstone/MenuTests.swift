import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Menus, opened by a control or by the app.
struct MenuTests {
    /// A button whose menu opens below it: rows at y 60, 104, 148, 192, of 44 points.
    private func scene() -> (stage: Stage, button: UIButton) {
        let stage = Stage()
        let button = stage.add(UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40)), "button")
        button.note("button", on: stage)
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { [unowned stage] in
                stage.note("\($0.title) by \($0.sender === button ? "button" : "another")")
            }
        }
        button.menu = UIMenu(children: [
            action("Cut"), action("Secret", .hidden),
            UIMenu(children: [action("Copy"), action("Paste", .disabled)]), action("More", .keepsMenuPresented),
        ])
        button.showsMenuAsPrimaryAction = true
        return (stage, button)
    }

    private func menu(on stage: Stage) -> MenuView? {
        let view = stage.window.subviews.compactMap { $0 as? MenuView }.first
        view?.accessibilityIdentifier = "menu"
        return view
    }

    @Test func `press, slide and lift choose in one movement`() {
        let (stage, _) = scene()
        stage.hands.down(at: CGPoint(x: 50, y: 40))
        expect(menu(on: stage) != nil)
        stage.hands.move(to: CGPoint(x: 50, y: 80))
        expectEqual(menu(on: stage)?.highlightedAction?.title, "Cut")
        stage.hands.move(to: CGPoint(x: 50, y: 120))
        expectEqual(menu(on: stage)?.highlightedAction?.title, "Copy")
        stage.hands.up()
        expectNil(menu(on: stage))
        stage.expect(
            """
            0     button hit by 1
                  button receives began 1
                  button touchDown hti
                  button menuActionTriggered hti
                  button touchCancel
                  button receives moved 1
                  button receives moved 1
                  button receives ended 1
                  Copy by button
            """)
    }

    @Test func `a tap opens the menu, another one chooses`() {
        let (stage, _) = scene()
        stage.hands.tap(at: CGPoint(x: 50, y: 40))
        let menu = menu(on: stage)
        expect(menu?.window === stage.window && menu?.highlightedAction == nil)
        stage.clearLog()
        stage.wait(1)
        stage.hands.tap(at: CGPoint(x: 50, y: 80))
        expectNil(menu?.window)
        stage.expect(
            """
            1050  menu hit by 2
                  menu receives began 2
            1100  menu receives ended 2
                  Cut by button
            """)
    }

    @Test func `a tap outside closes it, a tap on a disabled row does nothing, one that keeps it open keeps it open`() {
        let (stage, _) = scene()
        stage.hands.tap(at: CGPoint(x: 50, y: 40))
        let menu = menu(on: stage)
        stage.clearLog()
        stage.hands.tap(at: CGPoint(x: 50, y: 160))
        expect(menu?.window != nil)
        stage.hands.tap(at: CGPoint(x: 50, y: 200))
        expect(menu?.window != nil)
        stage.hands.down(at: CGPoint(x: 350, y: 80))
        expect(menu?.window != nil)
        stage.hands.up()
        expectNil(menu?.window)
        expect(stage.log.contains("More by button") && !stage.log.contains("Paste"))
    }

    @Test func `a finger that is taken away chooses nothing`() {
        let (stage, button) = scene()
        stage.hands.down(at: button)
        stage.hands.move(to: CGPoint(x: 50, y: 80))
        stage.hands.cancel()
        expectNil(menu(on: stage))
        stage.hands.tap(at: CGPoint(x: 50, y: 40))
        stage.hands.down(at: CGPoint(x: 50, y: 80))
        stage.hands.cancel()
        expectNil(menu(on: stage)?.highlightedAction)
        expect(!stage.log.contains("Cut"))
    }

    @Test func `a control that is disabled while its finger steers closes the menu`() {
        let (stage, button) = scene()
        stage.hands.down(at: button)
        stage.hands.move(to: CGPoint(x: 50, y: 80))
        button.isEnabled = false
        expectNil(menu(on: stage))
        stage.hands.up()
        expect(!stage.log.contains("Cut"))
    }

    @Test func `recognizers around it get none of its touches`() {
        let (stage, _) = scene()
        var isTapped = false
        stage.addTap(on: stage.window).addAction { _ in isTapped = true }
        stage.hands.tap(at: CGPoint(x: 50, y: 40))
        stage.wait(1)
        isTapped = false
        stage.hands.tap(at: CGPoint(x: 50, y: 80))
        expect(!isTapped && stage.log.contains("Cut by button"))
    }

    @Test func `an action may remove the button, and open another menu`() {
        let (stage, button) = scene()
        let second = UIMenu(
            title: "Second", children: [UIAction(title: "Last") { [unowned stage] _ in stage.note("Last") }])
        button.menu = UIMenu(children: [
            UIAction(title: "First") { [unowned stage] _ in
                button.removeFromSuperview()
                MenuView(menu: second).open(in: stage.window, at: CGPoint(x: 500, y: 500))
            }
        ])
        stage.hands.drag(from: button, to: CGPoint(x: 50, y: 80), over: 0)
        // 250 by 28 + 44 points, in the lower right corner of 400 by 300.
        stage.hands.tap(at: CGPoint(x: 160, y: 230))
        expect(menu(on: stage) != nil, "its title is no row")
        stage.hands.tap(at: CGPoint(x: 160, y: 260))
        expectNil(menu(on: stage))
        expect(stage.log.hasSuffix("Last"))
    }

    @Test func `performPrimaryAction opens it, an empty menu does not open, the point can be another`() {
        final class Control: UIControl {
            override func menuAttachmentPoint(for menu: UIMenu) -> CGPoint { CGPoint(x: 100, y: 0) }
        }
        let stage = Stage()
        let control = stage.add(Control(frame: CGRect(x: 20, y: 20, width: 100, height: 40)), "control")
        control.showsMenuAsPrimaryAction = true
        control.menu = UIMenu(children: [UIAction(attributes: .hidden) { _ in }])
        control.performPrimaryAction()
        stage.hands.tap(at: control)
        expectNil(menu(on: stage))
        control.menu = UIMenu(children: [UIAction(title: "Only") { _ in }])
        control.performPrimaryAction()
        expectEqual(menu(on: stage)?.action(at: CGPoint(x: 120, y: 20))?.title, "Only")
        expectNil(menu(on: stage)?.action(at: CGPoint(x: 119, y: 20)))
    }

    @Test func `a menu covers a window that gets another size, and its rows stay inside`() {
        let (stage, button) = scene()
        button.frame.origin = CGPoint(x: 300, y: 20)
        stage.hands.tap(at: button)
        let menu = menu(on: stage)
        // 250 points wide, at 150.
        expectEqual(menu?.action(at: CGPoint(x: 155, y: 80))?.title, "Cut")
        stage.perform { stage.window.frame.size = CGSize(width: 300, height: 500) }
        expectEqual(menu?.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
        expectEqual(menu?.action(at: CGPoint(x: 55, y: 80))?.title, "Cut")
        stage.hands.mayMiss = true
        stage.hands.tap(at: CGPoint(x: 20, y: 450))
        expectNil(menu?.window)
    }
}
