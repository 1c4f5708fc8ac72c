import TouchCore
import TouchGeometry

// The effects of tracking. App code hears of each of them and may do anything: whoever calls these looks at `tracking` anew.

extension UIControl {
    /// Whether the finger counts as inside while it is followed (B-283).
    final func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let margin = touch.type == .indirectPointer ? pointerTrackingMargin : trackingMargin
        if margin > 0, point.x >= bounds.minX - margin, point.x < bounds.maxX + margin,
            point.y >= bounds.minY - margin, point.y < bounds.maxY + margin
        {
            return true
        }
        return self.point(inside: point, with: event)
    }

    final func highlight(_ isInside: Bool) {
        if isHighlighted != isInside { isHighlighted = isInside }
    }

    /// - Parameter isTracking: `false` if it was `continueTracking(_:with:)` that ended it (B-284).
    final func end(_ touch: UITouch, isInside: Bool, isTracking: Bool, _ event: UIEvent?) {
        tracking = .ending(isInside: isInside, isTracking: isTracking)
        endTracking(touch, with: event)
        tracking = .none
        highlight(false)
    }

    /// For reasons that are no touch event.
    final func cancelByItself() {
        switch tracking {
        case .none, .tracking, .ending: break
        case .beginning: tracking = .none
        case .steering(_, let view):
            tracking = .none
            view.close()
        }
        guard let touch = tracking.touch else { return }
        cancelTracking(with: nil)
        // An override may have forgotten super.
        if tracking.follows(touch) { closeCancelled(nil) }
    }

    final func closeCancelled(_ event: UIEvent?) {
        guard tracking.touch != nil else { return }
        tracking = .none
        highlight(false)
        act(.touchCancel, event)
    }

    /// Sends an event that the control itself has come to, and what follows from it (B-295).
    final func act(_ events: Event, _ event: UIEvent?) {
        send(events, event)
        if events == primaryEvent { send(.primaryActionTriggered, event) }
    }
}
