import TouchCore
import TouchGeometry

extension UIView.ContentMode {
    /// Returns the rectangle of content of a size within bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill: bounds
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
    ///   - x: the horizontal position: 0 at the left edge, 1 at the right one.
    ///   - y: the vertical position: 0 at the upper edge, 1 at the lower one.
    private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
