import UIKit

/// A player that the arrow keys move; shift makes it run.
class KeyboardMoverView: UIView {
    private(set) var typed = ""
    private var heldKeys = Set<UIKeyboardHIDUsage>()
    private let ways: [UIKeyboardHIDUsage: CGPoint] = [
        .keyboardLeftArrow: CGPoint(x: -10, y: 0), .keyboardRightArrow: CGPoint(x: 10, y: 0),
        .keyboardUpArrow: CGPoint(x: 0, y: -10), .keyboardDownArrow: CGPoint(x: 0, y: 10),
    ]

    override var canBecomeFirstResponder: Bool { true }

    var isMoving: Bool { !heldKeys.isEmpty }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let used = presses.filter { press in press.key.map(use) ?? false }
        if used.isEmpty { super.pressesBegan(presses, with: event) }
    }

    /// Moves or types; `false` for a key that means nothing here.
    private func use(_ key: UIKey) -> Bool {
        if let way = ways[key.keyCode] {
            let speed: CGFloat = key.modifierFlags.contains(.shift) ? 5 : 1
            center = CGPoint(x: center.x + way.x * speed, y: center.y + way.y * speed)
            heldKeys.insert(key.keyCode)
            return true
        }
        guard !key.charactersIgnoringModifiers.isEmpty else { return false }
        typed += key.characters
        return true
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for key in presses.compactMap({ $0.key }) { heldKeys.remove(key.keyCode) }
        super.pressesEnded(presses, with: event)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        heldKeys.removeAll()
        super.pressesCancelled(presses, with: event)
    }
}
