extension UIScrollView {
    /// How a drag takes the keyboard away (B-370).
    public enum KeyboardDismissMode: Int, Sendable {
        /// Not at all.
        case none = 0
        /// When the drag begins. What lies on the keyboard stays.
        case onDrag = 1
        /// It is pushed down by the finger that reaches it. What lies on it stays.
        case interactive = 2
        /// When the drag begins, with what lies on it.
        case onDragWithAccessory = 3
        /// It is pushed down by the finger that reaches it, or what lies on it.
        case interactiveWithAccessory = 4

        var takesAccessory: Bool { self == .onDragWithAccessory || self == .interactiveWithAccessory }
    }
}
