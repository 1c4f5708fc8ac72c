import TouchInput

/// A shadow: the silhouette of a shape, offset, blurred and in one color.
public struct DrawnShadow: Hashable, Sendable {
    /// The color, whose opacity is multiplied by the shape's own.
    public var color: CGColor
    /// The offset, in points of the coordinates of the draw list's command.
    public var offset: CGSize
    /// The standard deviation of the blur, in points; Core Graphics' `blur` is twice that.
    public var radius: CGFloat

    /// Creates a shadow.
    public init(color: CGColor, offset: CGSize, radius: CGFloat) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }
}
