import Touchstone

/// Gives names to what has none: natively the trace would have its class, which Embedded builds do not know.
struct Naming {
    /// Names a view, its recognizers and everything inside it by its place among its siblings.
    func name(_ view: UIView, _ path: String = "window") {
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = path }
        for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() where recognizer.name == nil {
            recognizer.name = "\(path) recognizer \(index)"
        }
        for (index, subview) in view.subviews.enumerated() { name(subview, "\(path) \(index)") }
    }
}
