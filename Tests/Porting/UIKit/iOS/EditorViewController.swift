import UIKit

/// An editor that undoes and redoes by keys.
class EditorViewController: UIViewController {
    private(set) var steps = 5

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "z", modifierFlags: .command, action: #selector(undo)),
            UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: #selector(redo(_:))),
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    @objc private func undo() {
        steps -= 1
    }

    @objc private func redo(_ command: UIKeyCommand) {
        if command.modifierFlags.contains(.shift) { steps += 1 }
    }
}
