public import Touchstone

/// The part of a view that takes touches.
public nonisolated enum HitShape: Hashable, Sendable {
    /// The whole view.
    case bounds
    /// The largest circle about its center.
    case circle
    /// The opaque part of its picture.
    case picture(AlphaMask)

    /// Returns a Boolean value that indicates whether a point is inside. A circle includes its edge; a rectangle its left and upper edges, as
    /// in UIKit.
    /// - Parameters:
    ///   - point: The point in the coordinates of the bounds.
    ///   - bounds: The bounds of the view.
    public func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
        switch self {
        case .bounds:
            return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
        case .circle:
            let (dx, dy) = (point.x - bounds.midX, point.y - bounds.midY)
            let radius = min(bounds.width, bounds.height) / 2
            return dx * dx + dy * dy <= radius * radius
        case .picture(let mask):
            return mask.contains(point, in: bounds)
        }
    }
}
