import Touchstone

extension UIScrollView {
    /// Names the view, its pan, `… pan`, and the recognizer that delays touches, `… delay`.
    func name(_ name: String) {
        accessibilityIdentifier = name
        for recognizer in gestureRecognizers ?? [] {
            recognizer.name = recognizer === panGestureRecognizer ? "\(name) pan" : "\(name) delay"
        }
    }
}
