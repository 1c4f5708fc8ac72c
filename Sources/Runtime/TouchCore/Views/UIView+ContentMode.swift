public import TouchInput

extension UIView {
    /// The way in which content of another size is placed in a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits completely, centered, with its aspect ratio.
        case scaleAspectFit = 1
        /// Large enough to fill the bounds, centered, with its aspect ratio.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
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

extension UIView {
    /// The way in which the output of `draw(_:)` is placed when the size of the bounds has changed: `draw(_:)` is called again with `redraw`
    /// alone. `scaleToFill` by default. An image view places its image in this way.
    ///
    /// Labels, image views and the library's controls are drawn again with any mode.
    public final var contentMode: ContentMode {
        get { contentModeStorage }
        set {
            guard newValue != contentModeStorage else { return }
            contentModeStorage = newValue
            if isRedrawnWhenResized { setNeedsDisplay() } else { displayNeeded() }
        }
    }
}

extension UIView.ContentMode {
    /// Returns the rectangle of content of a size within bounds; the bounds with `redraw`.
    @_spi(Subclass) public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(size, in: bounds) { min($0, $1) }
        case .scaleAspectFill: scaled(size, in: bounds) { max($0, $1) }
        case .center: placed(size, in: bounds, 0.5, 0.5)
        case .top: placed(size, in: bounds, 0.5, 0)
        case .bottom: placed(size, in: bounds, 0.5, 1)
        case .left: placed(size, in: bounds, 0, 0.5)
        case .right: placed(size, in: bounds, 1, 0.5)
        case .topLeft: placed(size, in: bounds, 0, 0)
        case .topRight: placed(size, in: bounds, 1, 0)
        case .bottomLeft: placed(size, in: bounds, 0, 1)
        case .bottomRight: placed(size, in: bounds, 1, 1)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        return placed(CGSize(width: size.width * factor, height: size.height * factor), in: bounds, 0.5, 0.5)
    }

    /// - Parameters:
    ///   - x: The horizontal position: 0 at the left edge, 1 at the right one.
    ///   - y: The vertical position: 0 at the upper edge, 1 at the lower one.
    private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
