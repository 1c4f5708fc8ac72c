public import Touchstone

/// A small app that fingers can be played to: views and recognizers with names, written against the public API only.
///
/// A scene records nothing itself; the trace of the application shows what its views and recognizers hear.
public protocol Scene {
    /// A short name, for people and for choosing it.
    var name: String { get }
    /// What there is to touch, in one line.
    var summary: String { get }
    /// The size of the window it was made for, in points. It has to work in any other.
    var windowSize: CGSize { get }
    /// Makes the window that it is built in; a plain one by default.
    /// - Parameter frame: in screen coordinates, points.
    func makeWindow(frame: CGRect) -> UIWindow
    /// Adds its views and recognizers, or its root view controller, to a window that is as large as it will be.
    ///
    /// Whatever the scene needs later must be kept alive by the views that it adds.
    func build(in window: UIWindow)
}

extension Scene {
    /// A plain window.
    public func makeWindow(frame: CGRect) -> UIWindow { UIWindow(frame: frame) }
}

extension UIView {
    /// Adds a subview by name.
    func addView(_ name: String, frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        view.isMultipleTouchEnabled = true
        addSubview(view)
        return view
    }

    /// Gives the view a colour and says in the middle what it is; the words take no touches.
    func look(_ color: UIColor, _ words: String, cornerRadius: CGFloat = 0) {
        backgroundColor = color
        layer.cornerRadius = cornerRadius
        let label = UILabel(frame: bounds)
        label.text = words
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
    }

    /// Attaches a recognizer by name.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
        recognizer.name = name
        addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Attaches a tap recognizer by name.
    func attachTap(_ name: String, taps: Int = 1, fingers: Int = 1) -> UITapGestureRecognizer {
        let tap = attach(name, UITapGestureRecognizer())
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        return tap
    }

    /// Attaches a swipe recognizer by name.
    func attachSwipe(
        _ name: String, _ direction: UISwipeGestureRecognizer.Direction, fingers: Int = 1
    ) -> UISwipeGestureRecognizer {
        let swipe = attach(name, UISwipeGestureRecognizer())
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return swipe
    }
}
