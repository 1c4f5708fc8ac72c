public import TouchDrawing
public import TouchInput

// The properties of the style, with the names of QuartzCore.

extension CALayer {
    /// The color that fills the bounds, with rounded corners; `nil`, the default, for none.
    public final var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set { style.backgroundColor = newValue }
    }
    /// The radius of the corners, in points; 0 by default. Limited to half the shorter side.
    public final var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set { style.cornerRadius = newValue }
    }
    /// The corners that are rounded; all by default.
    public final var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set { style.maskedCorners = newValue }
    }
    /// The width of the border, which lies inside the bounds, in points; 0 by default, for none.
    public final var borderWidth: CGFloat {
        get { style.borderWidth }
        set { style.borderWidth = newValue }
    }
    /// The color of the border; opaque black by default.
    public final var borderColor: CGColor? {
        get { style.borderColor }
        set { style.borderColor = newValue }
    }
    /// The opacity of the layer with all its sublayers, 0…1; 1 by default.
    public final var opacity: Float {
        get { style.opacity }
        set { style.opacity = newValue }
    }
    /// A Boolean value that indicates whether the layer and its sublayers are hidden.
    public final var isHidden: Bool {
        get { style.isHidden }
        set { style.isHidden = newValue }
    }
    /// A Boolean value that indicates whether contents and sublayers are clipped to the (rounded) bounds; then there is no shadow
    /// either.
    public final var masksToBounds: Bool {
        get { style.masksToBounds }
        set { style.masksToBounds = newValue }
    }
    /// The color of the shadow; opaque black by default.
    public final var shadowColor: CGColor? {
        get { style.shadowColor }
        set { style.shadowColor = newValue }
    }
    /// The opacity of the shadow, 0…1; 0 by default, for none.
    public final var shadowOpacity: Float {
        get { style.shadowOpacity }
        set { style.shadowOpacity = newValue }
    }
    /// The offset of the shadow, in points of the layer; (0, -3) by default, which is upwards.
    public final var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { style.shadowOffset = newValue }
    }
    /// The standard deviation of the shadow's blur, in points; 3 by default.
    public final var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set { style.shadowRadius = newValue }
    }
    /// The outline of the shadow, copied; `nil`, the default, for the outline of everything that the layer paints.
    public final var shadowPath: CGPath? {
        get { style.shadowPath.map { CGPath($0) } }
        set { style.shadowPath = newValue?.outline }
    }
    /// An image, stretched over the bounds, above the background (in QuartzCore, an object of any type).
    public final var contents: UIImage? {
        get { style.contents }
        set { style.contents = newValue }
    }
}
