import TouchGeometry

/// How a layer looks, without where it is: everything that goes around what a layer or view draws by itself.
public struct DrawnLayerStyle: Hashable, Sendable {
    /// Fills the bounds, rounded; nil for nothing.
    public var backgroundColor: CGColor?
    /// The radius of the corners, in points; 0 for square ones. Cut off to half the shorter side.
    public var cornerRadius: CGFloat = 0
    /// The corners that are round; all of them at first.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How far the border reaches inwards from the bounds, in points; 0 for none.
    public var borderWidth: CGFloat = 0
    /// The colour of the border; opaque black at first, nil for none.
    public var borderColor: CGColor? = .black
    /// How opaque the layer is with all that is in it, 0…1.
    public var opacity: Float = 1
    /// Whether nothing of it is painted, nor of what is in it.
    public var isHidden = false
    /// Whether contents and sublayers are cut off at the (rounded) bounds; then there is no shadow either.
    public var masksToBounds = false
    /// The colour of the shadow; opaque black at first, nil for none.
    public var shadowColor: CGColor? = .black
    /// How opaque the shadow is, 0…1; 0, which is none, at first.
    public var shadowOpacity: Float = 0
    /// How far the shadow is moved, in points of the layer; (0, -3) at first, which is upwards.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points; 3 at first.
    public var shadowRadius: CGFloat = 3
    /// What casts the shadow; nil for all that the layer paints.
    public var shadowPath: PathOutline?
    /// An image, stretched over the bounds, above the background.
    public var contents: UIImage?

    /// Creates the looks that a layer begins with: nothing to see.
    public init() {}

    /// The bounds with their round corners, made smaller by `inset` on every side.
    public func outline(of bounds: CGRect, inset: CGFloat = 0) -> PathOutline {
        let rect = bounds.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
        return PathOutline(
            roundedRect: rect, corners: maskedCorners.corners, radii: CGSize(width: radius, height: radius))
    }
}
