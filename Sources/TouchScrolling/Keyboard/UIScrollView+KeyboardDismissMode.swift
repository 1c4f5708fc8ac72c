extension UIScrollView {
    /// The way in which a drag dismisses the keyboard (B-370).
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag does not dismiss the keyboard.
        case none = 0
        /// The keyboard is dismissed when a drag begins. Its accessory view stays.
        case onDrag = 1
        /// The finger pushes the keyboard down when it reaches it. The accessory view stays.
        case interactive = 2
        /// The keyboard and its accessory view are dismissed when a drag begins.
        case onDragWithAccessory = 3
        /// The finger pushes the keyboard down with its accessory view, when it reaches either.
        case interactiveWithAccessory = 4

        var takesAccessory: Bool { self == .onDragWithAccessory || self == .interactiveWithAccessory }
    }
}
