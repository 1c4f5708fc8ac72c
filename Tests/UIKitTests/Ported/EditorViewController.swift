import UIKit

/// An editor that undoes and redoes by keys.
class EditorViewController: UIViewController {
    private(set) var steps = 5

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("undo")),
            UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: Selector("redo:")),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    private func undo() {
        steps -= 1
    }

    private func redo(_ command: UIKeyCommand) {
        if command.modifierFlags.contains(.shift) { steps += 1 }
    }
}

extension EditorViewController: SelectorTarget {
    func responds(to selector: Selector) -> Bool {
        ["undo", "redo:"].contains(selector)
    }

    func perform(_ selector: Selector, with sender: Any?) {
        if selector == "undo" { undo() }
        if selector == "redo:", let sender = sender as? UIKeyCommand { redo(sender) }
    }
}
