import Touchstone

/// A window that shows a mark under each finger, which follows it.
///
/// It looks on in `sendEvent`, so it changes nothing for anybody (B-008). The marks take no touches.
final class FingerMarksWindow: UIWindow {
    /// Of the fingers that come down from now on.
    var mark = FingerMark.dot
    private var marks: [UITouch: UIView] = [:]

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .touches else { return }
        let touches = event.touches(for: self) ?? []
        // A window that is hidden for a while does not hear of the end of a touch.
        for touch in marks.keys where !touches.contains(touch) { takeAway(touch) }
        for touch in touches { show(touch) }
    }

    private func show(_ touch: UITouch) {
        switch touch.phase {
        case .began:
            let view = mark.makeView(at: touch.location(in: self))
            marks[touch] = view
            addSubview(view)
        case .moved: marks[touch]?.center = touch.location(in: self)
        case .ended, .cancelled: takeAway(touch)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func takeAway(_ touch: UITouch) {
        guard let view = marks.removeValue(forKey: touch) else { return }
        guard mark.fades else { return view.removeFromSuperview() }
        let animations = {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        }
        UIView.animate(withDuration: 0.4, animations: animations) { _ in view.removeFromSuperview() }
    }
}
