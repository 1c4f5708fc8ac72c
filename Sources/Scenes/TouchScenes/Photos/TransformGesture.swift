public import Touchstone

/// An object beside a view that follows the fingers on it, and calls a target: what apps wrote before there were recognizers.
///
/// It is a responder for the names of the methods only. It is not a view, so it is never hit (S-224), and it is not in a responder
/// chain: an `EventObserverWindow` calls it.
public final class TransformGesture: UIResponder {
    /// The view whose touches, and whose subviews' touches, it follows.
    public let view: UIView
    private let tellTarget: (TransformGesture, UIEvent) -> Void
    private var fingers = FingerTransform()

    /// The value for the view's `transform`; kept from one gesture to the next. Setting it continues from the new value, with the
    /// fingers at their present locations.
    public var transform: CGAffineTransform {
        get { fingers.transform }
        set { fingers.restart(from: newValue, on: view) }
    }

    /// Creates a gesture of a view.
    /// - Parameters:
    ///   - view: The view, which is retained.
    ///   - target: The target, which is not retained; in Embedded builds it must live as long as the gesture.
    ///   - action: Called each time that `transform` changes by touches, before the views receive them (S-225).
    public convenience init<Target: AnyObject>(
        view: UIView, target: Target, action: @escaping (Target) -> (TransformGesture, UIEvent) -> Void
    ) {
        #if hasFeature(Embedded)
            self.init(view) { [unowned(unsafe) target] gesture, event in action(target)(gesture, event) }
        #else
            self.init(view) { [weak target] gesture, event in
                if let target { action(target)(gesture, event) }
            }
        #endif
    }

    private init(_ view: UIView, _ tellTarget: @escaping (TransformGesture, UIEvent) -> Void) {
        (self.view, self.tellTarget) = (view, tellTarget)
        super.init()
    }

    /// Returns the touches of an event that it follows: those whose view is its own, or inside it.
    public func observedTouches(in event: UIEvent) -> Set<UITouch> {
        (event.allTouches ?? []).filter(observes)
    }

    /// Returns a Boolean value that indicates whether it follows the touch: whether the touch's view is its own, or inside it.
    func observes(_ touch: UITouch) -> Bool { touch.view?.isDescendant(of: view) ?? false }

    /// Restarts with all its fingers at their present locations.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event else { return }
        let all = observedTouches(in: event)
        if all.subtracting(touches).isEmpty { forgetFingers() }
        change(event) { $0.restart(with: all, on: view) }
    }

    /// Calls the target if this changes the transform.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event else { return }
        change(event) { $0.follow(on: view) }
    }

    /// Restarts with the remaining fingers at their present locations.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event else { return }
        change(event) { $0.restart(with: observedTouches(in: event), on: view) }
    }

    /// Handles it as an end.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    /// Removes fingers whose end it did not receive, for instance because the window was hidden; they have moved nothing since.
    private func forgetFingers() {
        let transform = fingers.transform
        fingers = FingerTransform()
        fingers.restart(from: transform, on: view)
    }

    private func change(_ event: UIEvent, by body: (inout FingerTransform) -> Void) {
        let before = fingers.transform
        body(&fingers)
        if fingers.transform != before { tellTarget(self, event) }
    }
}
