import TouchTesting
import Touchstone

/// A view that may be first responder and tells a test what it receives that is no touch.
final class FocusView: UIView {
    var onPresses: ((String, Set<UIPress>, UIPressesEvent?) -> Void)?
    var onSystem: ((String, UIEvent?) -> Void)?
    /// A Boolean value that indicates whether every call is also passed up the chain.
    var passesOn = false

    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        onPresses?("began", presses, event)
        if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        onPresses?("changed", presses, event)
        if passesOn { super.pressesChanged(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        onPresses?("ended", presses, event)
        if passesOn { super.pressesEnded(presses, with: event) }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        onPresses?("cancelled", presses, event)
        if passesOn { super.pressesCancelled(presses, with: event) }
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        onSystem?("motion began", event)
        if passesOn { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        onSystem?("motion ended", event)
        if passesOn { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        onSystem?("motion cancelled", event)
        if passesOn { super.motionCancelled(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
        onSystem?("remote control", event)
        if passesOn { super.remoteControlReceived(with: event) }
    }
}

extension Stage {
    /// Adds a view that is first responder from then on.
    func field(_ name: String = "field", in superview: UIView? = nil) -> FocusView {
        perform {
            let field = add(FocusView(frame: CGRect(x: 100, y: 100, width: 100, height: 50)), name, on: superview)
            field.becomeFirstResponder()
            return field
        }
    }
}
