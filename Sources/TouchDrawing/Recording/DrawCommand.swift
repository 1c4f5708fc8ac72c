import TouchGeometry

/// A step of a draw list: something to paint, or where and how the following steps paint.
///
/// Every command carries what it paints with; the only state of a painter is the map to its surface, the area it is
/// kept in, and the groups it is in.
public enum DrawCommand: Hashable, Sendable {
    /// Remembers the map and the area.
    case save
    /// Goes back to the map and the area that the last `save` remembered.
    case restore
    /// The following coordinates are mapped by this first and then as before.
    case concatenate(CGAffineTransform)
    /// What follows is kept within this area too.
    case clip(PathOutline, CGPathFillRule)
    /// What follows, up to the matching `endGroup`, is painted together, then its shadow and it with this opacity.
    ///
    /// A group remembers and brings back map and area like `save` and `restore`.
    case beginGroup(opacity: CGFloat, shadow: DrawnShadow?)
    /// The group ends.
    case endGroup
    /// An area in one colour.
    case fill(PathOutline, CGColor, CGPathFillRule)
    /// A line along a path.
    case stroke(PathOutline, CGColor, DrawnStrokeStyle)
    /// Only the shadow that an area would have.
    case shadow(PathOutline, DrawnShadow)
    /// An image, stretched into a rectangle.
    case image(UIImage, CGRect, opacity: CGFloat)
    /// Text in a rectangle.
    case text(DrawnText)
}
