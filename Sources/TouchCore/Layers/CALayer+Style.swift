public import TouchDrawing
public import TouchGeometry

// The parts of the style by QuartzCore's names.

extension CALayer {
    /// Fills the bounds, rounded; nil, as at first, for nothing.
    public final var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set { style.backgroundColor = newValue }
    }
    /// The radius of the corners, in points; 0 at first. Cut off to half the shorter side.
    public final var cornerRadius: CGFloat {
        get { style.cornerRadius }
        set { style.cornerRadius = newValue }
    }
    /// The corners that are round; all of them at first.
    public final var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set { style.maskedCorners = newValue }
    }
    /// How far the border reaches inwards from the bounds, in points; 0 at first, for none.
    public final var borderWidth: CGFloat {
        get { style.borderWidth }
        set { style.borderWidth = newValue }
    }
    /// The colour of the border; opaque black at first.
    public final var borderColor: CGColor? {
        get { style.borderColor }
        set { style.borderColor = newValue }
    }
    /// How opaque the layer is with all that is in it, 0…1; 1 at first.
    public final var opacity: Float {
        get { style.opacity }
        set { style.opacity = newValue }
    }
    /// Whether nothing of it is painted, nor of what is in it.
    public final var isHidden: Bool {
        get { style.isHidden }
        set { style.isHidden = newValue }
    }
    /// Whether contents and sublayers are cut off at the (rounded) bounds; then there is no shadow either.
    public final var masksToBounds: Bool {
        get { style.masksToBounds }
        set { style.masksToBounds = newValue }
    }
    /// The colour of the shadow; opaque black at first.
    public final var shadowColor: CGColor? {
        get { style.shadowColor }
        set { style.shadowColor = newValue }
    }
    /// How opaque the shadow is, 0…1; 0 at first, for none.
    public final var shadowOpacity: Float {
        get { style.shadowOpacity }
        set { style.shadowOpacity = newValue }
    }
    /// How far the shadow is moved, in points of the layer; (0, -3) at first, which is upwards.
    public final var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { style.shadowOffset = newValue }
    }
    /// The standard deviation of the shadow's blur, in points; 3 at first.
    public final var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set { style.shadowRadius = newValue }
    }
    /// What casts the shadow, copied; nil, as at first, for all that the layer paints.
    public final var shadowPath: CGPath? {
        get { style.shadowPath.map { CGPath($0) } }
        set { style.shadowPath = newValue?.outline }
    }
    /// An image, stretched over the bounds, above the background (QuartzCore's are of any type).
    public final var contents: UIImage? {
        get { style.contents }
        set { style.contents = newValue }
    }
}
