public import TouchDrawing
public import TouchInput

/// A rectangle with a style and sublayers.
///
/// A layer stores values and makes a draw list of them; it does not render. A change of a layer that is no view's, in a window since an earlier
/// instant, is animated for a quarter of a second, unless `CATransaction` or `actions` say otherwise; the layer of a view changes with the view.
/// The module `QuartzCore` has animations to add.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class CALayer {
    /// The style of the layer.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var style = DrawnLayerStyle() {
        didSet {
            guard style != oldValue else { return }
            if style.backgroundColor != oldValue.backgroundColor {
                owner?.backgroundColorChanged(from: oldValue.backgroundColor)
            }
            if isAnimatingChanges { animateStyle(from: oldValue) }
            changed()
        }
    }
    /// The background color of the view, if it depends on traits: the style has its present value.
    final var dynamicBackground: UIColor?
    /// The rectangle of the layer in its own coordinates, which its background fills. Zero by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var bounds = CGRect.zero {
        didSet {
            guard bounds != oldValue else { return }
            if isAnimatingChanges { animate(.bounds, AnimatedNumbers(oldValue), AnimatedNumbers(bounds)) }
            changed()
            if bounds.size != oldValue.size, owner == nil { layoutMayBeNeeded() }
        }
    }
    /// The position of the anchor point in the superlayer's coordinates. Zero by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var position = CGPoint.zero {
        didSet {
            guard position != oldValue else { return }
            if isAnimatingChanges { animate(.position, AnimatedNumbers(oldValue), AnimatedNumbers(position)) }
            changed()
        }
    }
    /// The point that is placed at `position` and about which the transform is applied, in the unit square of the bounds; the
    /// center by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet {
            guard anchorPoint != oldValue else { return }
            if isAnimatingChanges { animate(.anchorPoint, AnimatedNumbers(oldValue), AnimatedNumbers(anchorPoint)) }
            changed()
        }
    }
    /// The position in the painting order: siblings with greater values are painted later, those with equal ones in the order of
    /// `sublayers`. With a perspective, also the distance from the superlayer's plane, in points towards the eye. 0 by default.
    public final var zPosition: CGFloat = 0 {
        didSet {
            guard zPosition != oldValue else { return }
            if isAnimatingChanges { animate(.zPosition, AnimatedNumbers(oldValue), AnimatedNumbers(zPosition)) }
            owner?.depthMayHaveChanged()
            changed()
        }
    }
    /// A name that identifies the layer.
    public final var name: String?
    /// A closure that is called after a visible change of this layer or of a layer that was added to it, at any depth. Changes in
    /// the layer of a view are passed on by the view, and not to the superlayers.
    public final var didChange: (() -> Void)?
    /// The view whose layer it is; `nil` once the view is released.
    final unowned(unsafe) var owner: UIView?
    /// A Boolean value that indicates whether the owner is writing its own values, which need not be passed back.
    final var isBeingWritten = false

    /// The transform in the plane; that of space is in `extras`.
    final var transformStorage = CGAffineTransform.identity
    /// The layers that were added to it, without those of subviews; see `Siblings`.
    final var sublayerStorage: [CALayer] = []
    /// The layer that it was added to; `nil` for the layer of a view.
    final unowned(unsafe) var superlayerStorage: CALayer?
    /// The layer's rank among its siblings, if it is not a view's.
    final var rank: Int64 = 0
    /// The layer that this one shows at an instant; `nil` unless it is a presentation.
    final var modelStorage: CALayer?
    /// The properties that few layers have.
    final var extras: LayerExtras?
    /// The instant in nanoseconds at which the layer came into a window that is shown; -1 before.
    final var entrance: Int64 = -1
    /// A Boolean value that indicates whether `layoutSublayers()` is due.
    final var needsLayoutStorage = false
    final var subtreeNeedsLayout = false

    /// Creates a layer without a size.
    public required init() {}

    #if !hasFeature(Embedded)
        /// Creates a layer with the geometry and the style of another, without its sublayers.
        ///
        /// Subclasses override it to copy their own properties, for those who call it: the library does not.
        public init(layer: Any) {
            guard let other = layer as? CALayer else { return }
            style = other.style
            bounds = other.bounds
            position = other.position
            anchorPoint = other.anchorPoint
            zPosition = other.zPosition
            name = other.name
            transform = other.transform
        }
    #endif

    #if canImport(Foundation)
        /// Creates a layer without a size from an archive; reads nothing from it.
        public required init?(coder: NSCoder) {}
    #endif

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        // An object may be released on any thread, and others refer to it without retaining it.
        isolated deinit { dismantle() }
    #endif

    private final func dismantle() {
        extras?.mask?.superlayerStorage = nil
        // Released sublayers are taken apart iteratively, so that no depth of the hierarchy can overflow the stack.
        var rest: [CALayer] = sublayerStorage.reversed()
        for layer in sublayerStorage { layer.superlayerStorage = nil }
        sublayerStorage = []
        while var layer = rest.popLast() {
            if isKnownUniquelyReferenced(&layer) { rest += layer.sublayerStorage.reversed() }
        }
    }

    /// The layer that contains this one; for the layer of a view, that of the view's superview; for a presentation, the presentation of
    /// the layer that contains its model.
    public final var superlayer: CALayer? {
        if let modelStorage { return modelStorage.superlayer?.presentation() }
        return superlayerStorage ?? owner?.superviewStorage?.layer
    }

    /// Draws the content of the layer other than its style, in its own coordinates; by default, asks the delegate.
    ///
    /// Called whenever a draw list is made. Call `setNeedsDisplay` when the content has changed.
    open func draw(in ctx: CGContext) { extras?.delegate?.draw(self, in: ctx) }

    /// Marks the content of the layer as changed.
    open func setNeedsDisplay() { changed() }

    // MARK: Hit testing

    /// Returns a Boolean value that indicates whether the bounds contain a point of the layer's own coordinates; the left and upper edges
    /// belong to them. The path of a shape layer has no influence.
    open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

    /// Returns the deepest layer that contains a point, this one or one inside it, the front one first; `nil` if this one is hidden or does not
    /// contain the point.
    ///
    /// A presentation is tested as it is shown, with the presentations of the layers inside; `model()` of the result is the layer itself.
    /// - Parameter p: The point, in the coordinates of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(p) }

    // MARK: Layout

    /// Lays out the sublayers: asks the delegate, or the view whose layer it is. Called by `layoutIfNeeded()` and at the end of each event, after
    /// the size or the sublayers have changed; for the layer of a view, after the view's `layoutSubviews()`.
    open func layoutSublayers() {
        if let owner { owner.layoutSublayers(of: self) } else { extras?.delegate?.layoutSublayers(of: self) }
    }

    // MARK: Animations

    #if !hasFeature(Embedded)
        /// Returns the action for a change of a property: what the delegate returns, or else that of `actions`; `nil` for the animation of the
        /// transaction. `NSNull` stands for no animation.
        /// - Parameter event: The name of the property.
        open func action(forKey event: String) -> (any CAAction)? {
            extras?.delegate?.action(for: self, forKey: event) ?? extras?.actions[event]
        }
    #endif

    /// The path of a shape layer, which is drawn below the output of `draw(in:)`.
    var drawnShape: DrawnShape? { nil }

    /// Returns the commands that draw the path.
    func shapeCommands(_ shape: DrawnShape?) -> [DrawCommand] { [] }

    /// Returns a layer of the same class of this module, for a presentation.
    func emptyCopy() -> CALayer { CALayer() }

    /// Sets the values of a presentation.
    func show(_ look: ShownLook) {
        (bounds, position, anchorPoint) = (look.placement.bounds, look.placement.center, look.placement.anchorPoint)
        setTransform(look.transform)
        zPosition = look.zPosition
        style = look.style
    }

    /// Notifies the owner of this layer and those of its superlayers.
    final func changed() {
        if isBeingWritten { return }
        var layer: CALayer? = self
        while let current = layer {
            current.owner?.layerChanged()
            current.didChange?()
            layer = current.superlayerStorage
        }
    }
}

extension CALayer: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two layers are identical.
    nonisolated public static func == (left: CALayer, right: CALayer) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// The properties of the style, with the names of QuartzCore.

extension CALayer {
    /// The color that fills the bounds, with rounded corners; `nil`, the default, for none.
    public final var backgroundColor: CGColor? {
        get { style.backgroundColor }
        set {
            dynamicBackground = nil
            style.backgroundColor = newValue
        }
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
    #if hasFeature(Embedded)
        /// An image above the background; `nil` by default.
        public final var contents: UIImage? {
            get { style.contents }
            set { style.contents = newValue }
        }
    #else
        /// An image above the background, a `CGImage` or `UIImage`; `nil` by default. Objects of other types show nothing and are not kept.
        public final var contents: Any? {
            get { style.contentsObject }
            set {
                if let image = newValue as? CGImage {
                    style.setContents(image)
                } else {
                    style.contents = newValue as? UIImage
                }
            }
        }
    #endif
    /// The number of pixels of the contents for each point, where `contentsGravity` gives them their own size; 1 by default.
    public final var contentsScale: CGFloat {
        get { style.contentsScale }
        set { style.contentsScale = newValue }
    }
    /// The way in which contents of another size are placed in the bounds; `resize` by default.
    public final var contentsGravity: CALayerContentsGravity {
        get { style.contentsGravity }
        set { style.contentsGravity = newValue }
    }
}
