internal import Touchstone

/// The digest of the properties of views and recognizers that decide about later touches.
struct Looks {
    let digest: Int

    init(_ application: UIApplication) {
        var hasher = Hasher()
        for window in application.windows where Self.isTouchable(window) { Self.add(window, to: &hasher) }
        digest = hasher.finalize()
    }

    private static func isTouchable(_ view: UIView) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.alpha >= GestureThresholds.minimumTouchableAlpha
    }

    private static func add(_ view: UIView, to hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type(of: view)))
        let (frame, bounds) = (view.frame, view.bounds)
        for number in [frame.minX, frame.minY, frame.width, frame.height, bounds.minX, bounds.minY] {
            hasher.combine((number * 8).rounded())
        }
        if let control = view as? UIControl { hasher.combine(control.state.rawValue) }
        if let list = view as? UIScrollView { hasher.combine(list.isDecelerating) }
        for recognizer in view.gestureRecognizers ?? [] {
            hasher.combine(ObjectIdentifier(type(of: recognizer)))
            hasher.combine(recognizer.isEnabled)
        }
        // Touches pass through the others, wherever they are.
        let subviews = view.subviews.filter(isTouchable)
        hasher.combine(subviews.count)
        for subview in subviews { add(subview, to: &hasher) }
    }
}
