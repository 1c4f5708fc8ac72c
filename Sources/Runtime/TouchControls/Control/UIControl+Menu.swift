import TouchCore
import TouchInput

// A menu that opens when the finger comes down: the finger that is still on the control steers it, so that one movement, press, slide
// and lift, chooses an action.

extension UIControl {
    /// A Boolean value that indicates whether the primary action is a menu with actions to show.
    final var opensMenu: Bool {
        guard showsMenuAsPrimaryAction, window != nil, let menu else { return false }
        return !menu.actions.isEmpty
    }

    /// Opens the menu.
    ///
    /// - Parameter touch: The finger that opens the menu and steers it from now on; `nil` without one.
    final func openMenu(with touch: UITouch?, _ event: UIEvent?) {
        guard opensMenu, let menu, let window else { return }
        // At most one menu at a time.
        guard !window.subviews.contains(where: { ($0 as? MenuView)?.sender === self }) else { return }
        let view = MenuView(menu: menu)
        view.sender = self
        view.open(in: window, at: convert(menuAttachmentPoint(for: menu), to: nil))
        send(.menuActionTriggered, event)
        guard let touch, tracking.follows(touch) else { return }
        cancelTracking(with: event)
        // An override may not have called super.
        if tracking.follows(touch) { closeCancelled(event) }
        guard case .none = tracking, isEnabled, view.window === touch.window else { return }
        tracking = .steering(touch, view)
        view.press(at: touch.location(in: view), isOpening: true)
    }

    final func steerMenu(_ touches: Set<UITouch>) {
        guard case .steering(let touch, let view) = tracking, touches.contains(touch) else { return }
        view.slide(to: touch.location(in: view))
    }

    final func releaseMenu(_ touches: Set<UITouch>, isLifted: Bool) {
        guard case .steering(let touch, let view) = tracking, touches.contains(touch) else { return }
        tracking = .none
        if isLifted { view.lift(at: touch.location(in: view)) } else { view.close() }
    }
}
