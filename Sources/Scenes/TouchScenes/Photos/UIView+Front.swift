import Touchstone

extension UIView {
    /// Brings the view to the front if one of the touches ended a second tap.
    func comeToFront(afterDoubleTapIn touches: Set<UITouch>) {
        guard touches.contains(where: { $0.phase == .ended && $0.tapCount == 2 }) else { return }
        superview?.bringSubviewToFront(self)
    }
}
