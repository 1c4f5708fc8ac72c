import TouchGeometry

/// A rectangle with looks, and layers in it.
///
/// A layer keeps values and makes a draw list of them; it paints nothing, and animates nothing by itself: that is done by the
/// view that owns it. It must be used on one thread, the main one where views own it.
open class CALayer {
    /// How the layer looks.
    @exclusivity(unchecked) public final var style = LayerStyle() {
        didSet {
            guard style != oldValue else { return }
            if style.backgroundColor != oldValue.backgroundColor { backgroundDidChange?(oldValue.backgroundColor) }
            changed()
        }
    }
    /// The layer's own coordinates: the rectangle that its background fills. Zero at first.
    @exclusivity(unchecked) public final var bounds = CGRect.zero { didSet { if bounds != oldValue { changed() } } }
    /// Where the anchor point is in the superlayer's coordinates. Zero at first.
    @exclusivity(unchecked) public final var position = CGPoint.zero {
        didSet { if position != oldValue { changed() } }
    }
    /// The point that `position` places and the transform turns about, in parts of the bounds; the middle at first.
    @exclusivity(unchecked) public final var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { if anchorPoint != oldValue { changed() } }
    }
    /// Where among its neighbours it is painted: greater ones later, equal ones in the order of `sublayers`. 0 at first.
    public final var zPosition: CGFloat = 0 { didSet { if zPosition != oldValue { changed() } } }
    /// A name to find it by.
    public final var name: String?
    /// Called after a change that shows, in this layer or below it; of all layers, the change's and those above.
    @exclusivity(unchecked) public final var didChange: (() -> Void)?
    /// The view whose layer it is; cleared when the view goes.
    package final unowned(unsafe) var owner: AnyObject?
    /// The owner writes what it knows already: nobody has to be told.
    @exclusivity(unchecked) package final var isBeingWritten = false
    /// Called with the colour of before, ahead of `didChange`.
    package final var backgroundDidChange: ((CGColor?) -> Void)?

    @exclusivity(unchecked) final var transformStorage = CGAffineTransform.identity {
        didSet { if transformStorage != oldValue { changed() } }
    }
    final var sublayerStorage: [CALayer] = []
    @exclusivity(unchecked) final unowned(unsafe) var superlayerStorage: CALayer?

    /// Creates a layer without a size.
    public required init() {}

    deinit {
        for layer in sublayerStorage { layer.superlayerStorage = nil }
    }

    /// The layer that this one is in.
    public final var superlayer: CALayer? { superlayerStorage }

    /// Draws what the layer consists of beside its looks, in its own coordinates; by itself nothing.
    ///
    /// Called whenever a draw list is made. Call `setNeedsDisplay` when it would draw something else.
    open func draw(in ctx: CGContext) {}

    /// Says that `draw(in:)` would draw something else now.
    open func setNeedsDisplay() { changed() }

    /// What the layer consists of in a subclass of this module, below what `draw(in:)` draws.
    var shape: [DrawCommand] { [] }

    /// Tells this layer's owner and those of the layers above.
    final func changed() {
        if isBeingWritten, superlayerStorage == nil { return }
        var layer: CALayer? = self
        while let current = layer {
            current.didChange?()
            layer = current.superlayerStorage
        }
    }
}
