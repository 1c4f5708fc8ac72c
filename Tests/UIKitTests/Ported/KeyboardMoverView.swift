import UIKit

/// A player that the arrow keys move; shift makes it run.
class KeyboardMoverView: UIView {
    private(set) var typed = ""
    private var heldKeys = Set<UIKeyboardHIDUsage>()

    override var canBecomeFirstResponder: Bool { true }

    var isMoving: Bool { !heldKeys.isEmpty }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        var didHandleEvent = false
        for press in presses {
            guard let key = press.key else { continue }
            let step: CGFloat = key.modifierFlags.contains(.shift) ? 50 : 10
            switch key.keyCode {
            case .keyboardLeftArrow: center.x -= step
            case .keyboardRightArrow: center.x += step
            case .keyboardUpArrow: center.y -= step
            case .keyboardDownArrow: center.y += step
            default:
                if key.charactersIgnoringModifiers.isEmpty { continue }
                typed += key.characters
                didHandleEvent = true
                continue
            }
            heldKeys.insert(key.keyCode)
            didHandleEvent = true
        }
        if didHandleEvent == false {
            // Didn't handle this key press, so pass the event to the next responder.
            super.pressesBegan(presses, with: event)
        }
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
