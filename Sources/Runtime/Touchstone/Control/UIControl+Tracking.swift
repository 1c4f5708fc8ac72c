@_spi(Subclass) import TouchCore
import TouchInput
@_spi(Subclass) import TouchRecognizers

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

/// The state of tracking the finger on a control.
///
///     none ──D──▶ beginning ─true─▶ tracking ──U──▶ ending ──▶ none
///                     └─false─▶ none   │ ▲ M            touchUpInside, touchUpOutside
///                                      ├─┘
///                                      ├─ continueTracking is false ──▶ ending ──▶ none, no event
///                                      ├─ cancelled ──▶ none, touchCancel
///                                      └─ menu opens ──▶ steering ──U──▶ none     touchCancel before
enum Tracking {
    /// There is no finger, or it is ignored.
    case none
    /// `beginTracking` is being called.
    case beginning(UITouch)
    /// The touch is tracked.
    case tracking(UITouch, isInside: Bool)
    /// `endTracking` is being called.
    case ending(isInside: Bool, isTracking: Bool)
    /// The control's menu is open and follows the finger that opened it.
    case steering(UITouch, MenuView)

    /// The touch that is tracked.
    var touch: UITouch? {
        switch self {
        case .tracking(let touch, _): touch
        case .none, .beginning, .ending, .steering: nil
        }
    }

    /// Returns a Boolean value that indicates whether a touch is the tracked one.
    func follows(_ other: UITouch) -> Bool {
        switch self {
        case .tracking(let touch, _): touch === other
        case .none, .beginning, .ending, .steering: false
        }
    }
}

// The touches that standard controls defend against recognizers of the views around them (B-290, B-291). A recognizer on the control
// itself takes precedence (B-292).

extension UIControl {
    /// Returns a Boolean value that indicates whether a recognizer is on an enclosing view, and the control would handle the touch.
    final func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && recognizer.view !== self
    }

    /// Returns a Boolean value that indicates whether a recognizer is a tap of one finger on an enclosing view.
    final func isRivalTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, isRival(recognizer) else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }

    /// Returns a Boolean value that indicates whether a recognizer is a horizontal swipe of one finger on an enclosing view.
    final func isRivalSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer, isRival(recognizer) else { return false }
        return swipe.numberOfTouchesRequired <= 1 && !swipe.direction.isDisjoint(with: [.left, .right])
    }

    /// Returns a Boolean value that indicates whether a recognizer is a horizontal drag of one finger on an enclosing view. A finger that
    /// has not moved does not drag: it has caught a moving scroll view (B-321).
    final func isRivalPan(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, isRival(recognizer), pan.numberOfTouches == 1 else {
            return false
        }
        // The whole travel: the translation that a scroll view leaves when it begins may be zero.
        let way = pan.travel(in: self)
        return abs(way.x) > abs(way.y)
    }
}
