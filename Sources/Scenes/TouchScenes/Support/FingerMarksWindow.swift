import Touchstone

/// A window that shows a mark under each finger, which follows it.
///
/// It only observes in `sendEvent`, so it changes no delivery (B-008). The marks take no touches.
final class FingerMarksWindow: UIWindow {
    /// The look of the marks; set it before the first finger comes down.
    var mark = FingerMark.dot
    /// The marks in the order in which the fingers came down.
    private var marks: [(touch: UITouch, view: UIView)] = []

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches else { return }
        let touches = event.touches(for: self) ?? []
        // A window that is hidden for a while does not receive the end of a touch.
        let down = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        for (_, view) in marks.filter({ !down.contains($0.touch) }) { takeAway(view) }
        marks.removeAll { !down.contains($0.touch) }
        for (touch, view) in marks { view.center = touch.location(in: self) }
        // A set has no order, and drawing needs one.
        let new = down.filter { $0.phase == .began }.map { (touch: $0, place: $0.location(in: self)) }
        for (touch, place) in new.sorted(by: { ($0.place.x, $0.place.y) < ($1.place.x, $1.place.y) }) {
            let view = mark.makeView(at: place)
            marks.append((touch, view))
            addSubview(view)
        }
    }

    private func takeAway(_ view: UIView) {
        guard mark.fades else { return view.removeFromSuperview() }
        let animations = {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        }
        UIView.animate(withDuration: 0.4, animations: animations) { _ in view.removeFromSuperview() }
    }
}
