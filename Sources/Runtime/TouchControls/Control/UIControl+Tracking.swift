@_spi(Subclass) import TouchCore
import TouchInput

// The effects of tracking. Each calls app code, which may change anything: callers read `tracking` again afterwards.

extension UIControl {
    /// Returns a Boolean value that indicates whether the tracked finger counts as inside (B-283).
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

    /// Reports a touch that code of the app forwarded (B-069). Those of subviews come up the responder chain.
    final func reportForwarded(_ touches: Set<UITouch>) {
        guard let owner = touches.first?.view, !owner.isDescendant(of: self) else { return }
        report(with: owner) { .forwardedTouch(control: $0, owner: $1) }
    }

    final func highlight(_ isInside: Bool) {
        if isHighlighted != isInside { isHighlighted = isInside }
    }

    /// Ends tracking.
    ///
    /// - Parameter isTracking: `false` if `continueTracking(_:with:)` ended it (B-284).
    final func end(_ touch: UITouch, isInside: Bool, isTracking: Bool, _ event: UIEvent?) {
        tracking = .ending(isInside: isInside, isTracking: isTracking)
        endTracking(touch, with: event)
        tracking = .none
        highlight(false)
    }

    /// Cancels tracking without a touch event.
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
        // An override may not have called super.
        if tracking.follows(touch) { closeCancelled(nil) }
    }

    final func closeCancelled(_ event: UIEvent?) {
        guard tracking.touch != nil else { return }
        tracking = .none
        highlight(false)
        act(.touchCancel, event)
    }

    /// Sends an event of the control itself, and the events that follow from it (B-295).
    final func act(_ events: Event, _ event: UIEvent?) {
        send(events, event)
        if events == primaryEvent { send(.primaryActionTriggered, event) }
    }
}
