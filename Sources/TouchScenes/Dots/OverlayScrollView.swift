import Touchstone

/// A scroll view that may lie over other things: where nothing inside it is hit, neither is it (S-155, S-156).
final class OverlayScrollView: UIScrollView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
