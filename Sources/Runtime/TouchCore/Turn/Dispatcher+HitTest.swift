import TouchArbitration
import TouchInput

// Step 2, continued: the view that a new touch, scroll or hover belongs to, and whether it may receive the touch.

extension Dispatcher {
    /// Returns the view at a location of the screen and its window; the windows are asked from front to back.
    func hitTest(_ location: CGPoint, for event: UIEvent?) -> (UIWindow, UIView)? {
        // A window that its transform has collapsed cannot be hit.
        for window in (application?.windowStorage ?? []).reversed() where !window.placement.isDegenerate {
            if let view = window.hitTest(window.placement.fromSuperview(location), with: event) {
                return (window, view)
            }
        }
        return nil
    }

    /// Returns the reason why a view may not receive another touch, if there is one: it takes one touch at a time and has one, or
    /// a view that tracks a touch is exclusive in the window (B-055, B-058). For the view itself, fingers that are down count,
    /// delivered or not; another view tracks a finger until the touch is taken from it.
    func veto(of view: UIView, in window: UIWindow) -> VetoReason? {
        for other in contacts.order where other.isDown && other.window === window {
            guard let otherView = other.hitView else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return .oneTouchAtATime }
            } else if view.isExclusiveTouch || otherView.isExclusiveTouch, contest.isOpen(other.input),
                !contest.isVetoed(other.input)
            {
                return .exclusive(view.isExclusiveTouch ? view : otherView)
            }
        }
        return nil
    }
}
