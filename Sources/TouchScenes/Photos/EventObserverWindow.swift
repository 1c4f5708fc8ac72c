public import Touchstone

/// A window that lets gestures look at every event before the views hear of it.
///
///     application ─► sendEvent ─┬─► gesture, gesture, …     first, touches sorted by phase
///                               └─► super ─► views          always (S-223)
public final class EventObserverWindow: UIWindow {
    /// Those that are called, in this order.
    public var transformGestures: [TransformGesture] = []

    /// Calls the gestures, then the window's own: whoever observes does not decide what views hear.
    public override func sendEvent(_ event: UIEvent) {
        for gesture in transformGestures { send(event, to: gesture) }
        super.sendEvent(event)
    }

    /// What a window does for its views: one event may hold touches in several phases (S-222), and each method gets its own. There is
    /// no method for those that rest (S-203).
    private func send(_ event: UIEvent, to gesture: TransformGesture) {
        var (began, moved, ended, cancelled) = (Set<UITouch>(), Set<UITouch>(), Set<UITouch>(), Set<UITouch>())
        for touch in gesture.observedTouches(in: event) {
            switch touch.phase {
            case .began: began.insert(touch)
            case .moved: moved.insert(touch)
            case .ended: ended.insert(touch)
            case .cancelled: cancelled.insert(touch)
            case .stationary, .regionEntered, .regionMoved, .regionExited: break
            }
        }
        if !began.isEmpty { gesture.touchesBegan(began, with: event) }
        if !moved.isEmpty { gesture.touchesMoved(moved, with: event) }
        if !ended.isEmpty { gesture.touchesEnded(ended, with: event) }
        if !cancelled.isEmpty { gesture.touchesCancelled(cancelled, with: event) }
    }
}
