import TouchCore

extension UIView {
    /// The way in which content of another size is placed in a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits completely, centered, with its aspect ratio.
        case scaleAspectFit = 1
        /// Large enough to fill the bounds, centered, with its aspect ratio.
        case scaleAspectFill = 2
        /// In its own size, centered.
        case center = 4
        /// In its own size, centered at the upper edge.
        case top = 5
        /// In its own size, centered at the lower edge.
        case bottom = 6
        /// In its own size, centered at the left edge.
        case left = 7
        /// In its own size, centered at the right edge.
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
