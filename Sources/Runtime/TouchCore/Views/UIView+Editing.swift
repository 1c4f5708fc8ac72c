extension UIView {
    /// Makes the first responder resign if it is the view or inside it, as an app does when a finger touches the background.
    /// - Parameter force: A Boolean value that indicates whether it resigns even if it refuses.
    /// - Returns: A Boolean value that indicates whether it has resigned.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let first = window.firstResponder as? UIView, first.isDescendant(of: self) else {
            return false
        }
        if first.resignFirstResponder() { return true }
        if force, window.firstResponder === first { window.firstResponder = nil }
        return window.firstResponder !== first
    }
}
