public import Touchstone

// The names of before: they read as if the stage did the gesture. To be removed with the last use.

extension Stage {
    /// `addTap(_:count:fingers:on:)`.
    @discardableResult
    public func tap(
        _ name: String = "tap", count: Int = 1, fingers: Int = 1, on view: UIView? = nil
    ) -> UITapGestureRecognizer { addTap(name, count: count, fingers: fingers, on: view) }

    /// `addLongPress(_:on:)`.
    @discardableResult
    public func longPress(_ name: String = "press", on view: UIView? = nil) -> UILongPressGestureRecognizer {
        addLongPress(name, on: view)
    }

    /// `addPan(_:on:)`.
    @discardableResult
    public func pan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer { addPan(name, on: view) }

    /// `addPinch(_:on:)`.
    @discardableResult
    public func pinch(_ name: String = "pinch", on view: UIView? = nil) -> UIPinchGestureRecognizer {
        addPinch(name, on: view)
    }

    /// `addRotation(_:on:)`.
    @discardableResult
    public func rotation(_ name: String = "rotation", on view: UIView? = nil) -> UIRotationGestureRecognizer {
        addRotation(name, on: view)
    }

    /// `addSwipe(_:_:fingers:on:)`.
    @discardableResult
    public func swipe(
        _ name: String = "swipe", _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
        on view: UIView? = nil
    ) -> UISwipeGestureRecognizer { addSwipe(name, direction, fingers: fingers, on: view) }
}
