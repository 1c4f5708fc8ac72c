public import Touchstone

/// The part of a view that takes touches.
public nonisolated enum HitShape: Hashable, Sendable {
    /// All of it.
    case bounds
    /// The largest circle about its middle.
    case circle
    /// Where its picture is opaque.
    case picture(AlphaMask)

    /// Whether a point belongs to it. The edge of a circle does; of a rectangle the left and upper edges do, as in UIKit.
    /// - Parameters:
    ///   - point: in the coordinates of the bounds, points.
    ///   - bounds: the view's.
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
