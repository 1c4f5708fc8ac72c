public import Touchstone

// The named objects of a stage.

extension Stage {
    /// Adds a view with a name.
    /// - Parameters:
    ///   - name: The name in logs.
    ///   - frame: The frame, in the coordinates of `superview`.
    ///   - superview: The superview; `view` by default.
    @discardableResult
    public func addView(_ name: String, frame: CGRect, in superview: UIView? = nil) -> UIView {
        add(UIView(frame: frame), name, in: superview)
    }

    /// Adds a view of your own, with a name.
    @discardableResult
    public func add<View: UIView>(_ newView: View, _ name: String, in superview: UIView? = nil) -> View {
        newView.accessibilityIdentifier = name
        (superview ?? view).addSubview(newView)
        return newView
    }

    /// Adds a recognizer of your own, with a name.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds a tap recognizer with a name.
    @discardableResult
    public func addTap(
        _ name: String = "tap", count: Int = 1, fingers: Int = 1, on view: UIView? = nil
    ) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        tap.numberOfTouchesRequired = fingers
        return add(tap, name, on: view)
    }

    /// Adds a long press recognizer with a name.
    @discardableResult
    public func addLongPress(_ name: String = "press", on view: UIView? = nil) -> UILongPressGestureRecognizer {
        add(UILongPressGestureRecognizer(), name, on: view)
    }

    /// Adds a pan recognizer with a name.
    @discardableResult
    public func addPan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer {
        add(UIPanGestureRecognizer(), name, on: view)
    }

    /// Adds a pinch recognizer with a name.
    @discardableResult
    public func addPinch(_ name: String = "pinch", on view: UIView? = nil) -> UIPinchGestureRecognizer {
        add(UIPinchGestureRecognizer(), name, on: view)
    }

    /// Adds a rotation recognizer with a name.
    @discardableResult
    public func addRotation(_ name: String = "rotation", on view: UIView? = nil) -> UIRotationGestureRecognizer {
        add(UIRotationGestureRecognizer(), name, on: view)
    }

    /// Adds a swipe recognizer with a name.
    @discardableResult
    public func addSwipe(
        _ name: String = "swipe", _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
        on view: UIView? = nil
    ) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return add(swipe, name, on: view)
    }
}
