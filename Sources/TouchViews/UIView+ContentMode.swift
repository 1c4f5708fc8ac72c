import TouchCore

extension UIView {
    /// How something of another size is put into a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched over the bounds.
        case scaleToFill = 0
        /// As large as it fits as a whole, in the middle.
        case scaleAspectFit = 1
        /// As large as it fills the bounds, in the middle.
        case scaleAspectFill = 2
        /// In its own size, in the middle.
        case center = 4
        /// In its own size, at the middle of the upper edge.
        case top = 5
        /// In its own size, at the middle of the lower edge.
        case bottom = 6
        /// In its own size, at the middle of the left edge.
        case left = 7
        /// In its own size, at the middle of the right edge.
        case right = 8
        /// In its own size, in the upper left corner.
        case topLeft = 9
        /// In its own size, in the upper right corner.
        case topRight = 10
        /// In its own size, in the lower left corner.
        case bottomLeft = 11
        /// In its own size, in the lower right corner.
        case bottomRight = 12
    }
}
