public import Touchstone

// The former names, which read as if the stage performed the gesture. To be removed with the last use.

extension Stage {
    /// Adds a tap recognizer; see `addTap(_:count:fingers:on:)`.
    @discardableResult
    public func tap(
        _ name: String = "tap", count: Int = 1, fingers: Int = 1, on view: UIView? = nil
    ) -> UITapGestureRecognizer { addTap(name, count: count, fingers: fingers, on: view) }

    /// Adds a long press recognizer; see `addLongPress(_:on:)`.
    @discardableResult
    public func longPress(_ name: String = "press", on view: UIView? = nil) -> UILongPressGestureRecognizer {
        addLongPress(name, on: view)
    }

    /// Adds a pan recognizer; see `addPan(_:on:)`.
    @discardableResult
    public func pan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer { addPan(name, on: view) }

    /// Adds a pinch recognizer; see `addPinch(_:on:)`.
    @discardableResult
    public func pinch(_ name: String = "pinch", on view: UIView? = nil) -> UIPinchGestureRecognizer {
        addPinch(name, on: view)
    }

    /// Adds a rotation recognizer; see `addRotation(_:on:)`.
    @discardableResult
    public func rotation(_ name: String = "rotation", on view: UIView? = nil) -> UIRotationGestureRecognizer {
        addRotation(name, on: view)
    }

    /// Adds a swipe recognizer; see `addSwipe(_:_:fingers:on:)`.
    @discardableResult
    public func swipe(
        _ name: String = "swipe", _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
        on view: UIView? = nil
    ) -> UISwipeGestureRecognizer { addSwipe(name, direction, fingers: fingers, on: view) }
}
