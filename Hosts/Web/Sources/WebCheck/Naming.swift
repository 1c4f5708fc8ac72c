import Touchstone

/// Names for objects without one: natively the trace would contain their class, which Embedded builds do not have.
struct Naming {
    /// Names a view, its recognizers and its subviews by their positions among their siblings.
    func name(_ view: UIView, _ path: String = "window") {
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = path }
        for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() where recognizer.name == nil {
            recognizer.name = "\(path) recognizer \(index)"
        }
        for (index, subview) in view.subviews.enumerated() { name(subview, "\(path) \(index)") }
    }
}
