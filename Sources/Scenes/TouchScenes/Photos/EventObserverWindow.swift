public import Touchstone

/// A window that passes every event to gestures before the views receive it.
///
///     application ─► sendEvent ─┬─► gesture, gesture, …     first, touches sorted by phase
///                               └─► super ─► views          always (S-223)
public final class EventObserverWindow: UIWindow {
    /// The gestures that are called, in this order.
    public var transformGestures: [TransformGesture] = []
    // Used within `send(_:to:)` alone and kept for their storage: a moving finger allocates nothing.
    private var (began, moved) = (Set<UITouch>(), Set<UITouch>())
    private var (ended, cancelled) = (Set<UITouch>(), Set<UITouch>())

    /// Calls the gestures, then the window's own implementation: observing does not change what views receive.
    public override func sendEvent(_ event: UIEvent) {
        for gesture in transformGestures { send(event, to: gesture) }
        super.sendEvent(event)
    }

    /// Calls a gesture as a window calls its views: one event may contain touches in several phases (S-222), and each method gets its own.
    /// There is no method for resting touches (S-203).
    private func send(_ event: UIEvent, to gesture: TransformGesture) {
        began.removeAll(keepingCapacity: true)
        moved.removeAll(keepingCapacity: true)
        ended.removeAll(keepingCapacity: true)
        cancelled.removeAll(keepingCapacity: true)
        for touch in event.allTouches ?? [] where gesture.observes(touch) {
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
