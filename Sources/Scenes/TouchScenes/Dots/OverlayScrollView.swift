import Touchstone

/// A scroll view that may lie over other views: it is hit only where a subview is hit (S-155, S-156).
final class OverlayScrollView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
