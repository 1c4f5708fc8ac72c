import Touchstone

extension UIView {
    /// Adds a named subview.
    func addView(_ name: String, frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        view.isMultipleTouchEnabled = true
        addSubview(view)
        return view
    }

    /// Gives the view a color and a caption in its middle, which takes no touches.
    func look(_ color: UIColor, _ words: String, cornerRadius: CGFloat = 0) {
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        let label = UILabel(frame: bounds)
        label.text = words
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }

    /// Attaches a named recognizer.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
        recognizer.name = name
        addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Attaches a named tap recognizer.
    func attachTap(_ name: String, taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
        let tap = attach(name, UITapGestureRecognizer())
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        return tap
    }

    /// Attaches a named swipe recognizer.
    func attachSwipe(
        _ name: String, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1
    ) -> UISwipeGestureRecognizer {
        let swipe = attach(name, UISwipeGestureRecognizer())
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return swipe
    }
}
