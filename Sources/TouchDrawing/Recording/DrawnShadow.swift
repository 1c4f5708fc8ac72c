import TouchGeometry

/// What falls below a shape: its silhouette, moved, blurred and in one colour.
public struct DrawnShadow: Hashable, Sendable {
    /// Colour and, with the shape's own, opacity.
    public var color: CGColor
    /// How far it is moved, in points of the space in which the draw list's command stands.
    public var offset: CGSize
    /// The standard deviation of the blur, in points; Core Graphics' `blur` is twice that.
    public var radius: CGFloat

    /// Creates a shadow.
    public init(color: CGColor, offset: CGSize, radius: CGFloat) {
        (self.color, self.offset, self.radius) = (color, offset, radius)
    }
}
