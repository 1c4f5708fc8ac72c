import TouchInput

/// A command of a draw list: something to paint, or a change to the painting of the following commands.
///
/// Every command includes its colors and styles; the only state of a painter is the transform to its surface, the clipping
/// area, and the open groups.
@nonexhaustive public enum DrawCommand: Hashable, Sendable {
    /// Saves the transform and the clipping area.
    case save
    /// Restores the transform and the clipping area that the last `save` saved.
    case restore
    /// The following coordinates are mapped by this transform first and then as before.
    case concatenate(CGAffineTransform)
    /// The following commands are clipped to this area as well.
    case clip(PathOutline, CGPathFillRule)
    /// The following commands, up to the matching `endGroup`, are painted together; then their shadow and they, with this opacity.
    ///
    /// A group saves and restores transform and clipping area like `save` and `restore`.
    case beginGroup(opacity: CGFloat, shadow: DrawnShadow?)
    /// The end of a group.
    case endGroup
    /// An area in one color.
    case fill(PathOutline, CGColor, CGPathFillRule)
    /// A line along a path.
    case stroke(PathOutline, CGColor, DrawnStrokeStyle)
    /// Only the shadow of an area.
    case shadow(PathOutline, DrawnShadow)
    /// An image, stretched into a rectangle.
    case image(UIImage, CGRect, opacity: CGFloat)
    /// Text in a rectangle.
    case text(DrawnText)
}
