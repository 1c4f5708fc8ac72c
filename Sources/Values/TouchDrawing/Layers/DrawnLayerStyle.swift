import TouchInput

/// The look of a layer, without its position: everything around the own drawing of a layer or view.
public struct DrawnLayerStyle: Hashable, Sendable {
    /// The color that fills the bounds, with their round corners; `nil` for none.
    public var backgroundColor: CGColor?
    /// The radius of the corners, in points; 0 for square ones. Limited to half the shorter side.
    public var cornerRadius: CGFloat = 0
    /// The corners that are round; all of them at first.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The width of the border, inwards from the bounds, in points; 0 for none.
    public var borderWidth: CGFloat = 0
    /// The color of the border; opaque black at first, `nil` for none.
    public var borderColor: CGColor? = .black
    /// The opacity of the layer with all its contents, 0…1.
    public var opacity: Float = 1
    /// A Boolean value that indicates whether the layer and its contents are hidden.
    public var isHidden = false
    /// A Boolean value that indicates whether contents and sublayers are clipped to the (rounded) bounds; then there is no shadow either.
    public var masksToBounds = false
    /// The color of the shadow; opaque black at first, `nil` for none.
    public var shadowColor: CGColor? = .black
    /// The opacity of the shadow, 0…1; 0, which means none, at first.
    public var shadowOpacity: Float = 0
    /// The offset of the shadow, in points of the layer; (0, -3) at first, which is upwards.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points; 3 at first.
    public var shadowRadius: CGFloat = 3
    /// The outline that casts the shadow; `nil` for everything that the layer paints.
    public var shadowPath: PathOutline?
    /// An image, stretched over the bounds, above the background.
    public var contents: UIImage?

    /// Creates the initial style, which paints nothing.
    public init() {}

    /// Returns the bounds with their round corners, inset by `inset` on every side.
    public func outline(of bounds: CGRect, inset: CGFloat = 0) -> PathOutline {
        let rect = bounds.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
        let radius = max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2) - inset)
        return PathOutline(
            roundedRect: rect, corners: maskedCorners.corners, radii: CGSize(width: radius, height: radius))
    }
}
