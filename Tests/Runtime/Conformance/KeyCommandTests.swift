import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Keys that perform actions along the responder chain (B-071).
struct KeyCommandTests {
    private let save = UIKeyCommand(input: "s", modifierFlags: .command, action: "save:")

    private func stage(_ view: Commander, _ commands: [UIKeyCommand]) -> Stage {
        view.commands = commands
        let stage = Stage { $0.add(view, "editor") }
        view.note = { stage.note($0) }
        view.becomeFirstResponder()
        return stage
    }

    @Test(.rules("B-071")) func `a key that fits a command performs its action and is no press`() {
        let stage = stage(Commander(), [save])
        stage.hands.modifiers = .command
        stage.hands.type("s", code: 0x16)
        stage.expect("0     save: by a command")
    }

    @Test(arguments: [KeyModifiers(), .shift, [.command, .shift], [.command, .alternate]])
    func `other modifiers than those of the command make a press`(modifiers: KeyModifiers) {
        let stage = stage(Commander(), [save])
        stage.hands.modifiers = modifiers
        stage.hands.type("s", code: 0x16)
        stage.expect(
            """
            0     editor receives press 1
                  editor receives press-began 1
            50    editor receives press-ended 1
            """)
    }

    @Test(arguments: [KeyModifiers.command, [.command, .alphaShift], [.command, .numericPad]])
    func `caps lock, the numeric pad and capital letters make no difference`(modifiers: KeyModifiers) {
        let stage = stage(Commander(), [save])
        stage.hands.modifiers = modifiers
        stage.hands.type("S", code: 0x16)
        stage.expect("0     save: by a command")
    }

    @Test func `keys that type nothing have names`() {
        let stage = stage(
            Commander(), [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: "cancel:")])
        stage.hands.type("", code: 0x29)
        stage.expect("0     cancel: by a command")
    }

    @Test func `the first responder along the chain whose action can be performed has the key`() {
        let view = Commander()
        view.performs = []
        let stage = stage(view, [save])
        let root = Commander()
        root.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: "saveAll:")]
        root.note = { stage.note("root: \($0)") }
        stage.perform {
            stage.view.addSubview(root)
            root.addSubview(view)
            view.becomeFirstResponder()
        }
        stage.clearLog()
        stage.hands.modifiers = .command
        stage.hands.type("s", code: 0x16)
        stage.expect("0     root: saveAll: by a command")
    }
}

private final class Commander: UIView, SelectorTarget {
    var commands: [UIKeyCommand] = []
    var performs: [Selector]? = nil
    var note: (String) -> Void = { _ in }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    func responds(to selector: Selector) -> Bool {
        performs?.contains(selector) ?? (commands.contains { $0.action == selector })
    }

    func perform(_ selector: Selector, with sender: Any?) {
        note("\(selector) by \(sender is UIKeyCommand ? "a command" : "somebody")")
    }
}
