import Touchstone

extension UIView {
    /// Adds a named subview.
    func addView(_ name: String, frame: CGRect) -> UIView { addView(name, UIView(frame: frame)) }

    /// Adds a view, and gives it a name and all fingers.
    func addView<View: UIView>(_ name: String, _ view: View) -> View {
        view.accessibilityIdentifier = name
        view.isMultipleTouchEnabled = true
        addSubview(view)
        return view
    }

    /// Gives the view a color and a caption in its middle, which takes no touches.
    @discardableResult
    func look(_ color: UIColor, _ words: String, cornerRadius: CGFloat = 0) -> UILabel {
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        let label = UILabel(frame: bounds)
        label.text = words
        label.textColor = color.ofText
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        return label
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

extension UIColor {
    /// The color of text on this one: grays are dark in the dark, colors are not.
    var ofText: UIColor {
        var saturation: CGFloat = 0
        getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
        return saturation < 0.2 ? .label : .darkText
    }
}
