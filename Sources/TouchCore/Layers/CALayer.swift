public import TouchDrawing
public import TouchGeometry

/// A rectangle with looks, and layers in it.
///
/// A layer keeps values and makes a draw list of them; it paints nothing, and animates nothing by itself: that is done by the
/// view that owns it.
open class CALayer {
    /// How the layer looks.
    @exclusivity(unchecked) public final var style = DrawnLayerStyle() {
        didSet {
            guard style != oldValue else { return }
            if style.backgroundColor != oldValue.backgroundColor {
                owner?.backgroundColorChanged(from: oldValue.backgroundColor)
            }
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
    /// Called after a change that shows, in this layer or in one that was added to it, however deep. What changes in the layer of
    /// a view is passed on by the view, and not to the layers around it.
    @exclusivity(unchecked) public final var didChange: (() -> Void)?
    /// The view whose layer it is; cleared when the view goes.
    nonisolated(unsafe) final unowned(unsafe) var owner: UIView?
    /// The owner writes what it knows already.
    @exclusivity(unchecked) final var isBeingWritten = false

    @exclusivity(unchecked) final var transformStorage = CGAffineTransform.identity {
        didSet { if transformStorage != oldValue { changed() } }
    }
    /// The layers that were added to it, without those of subviews; see `Siblings`.
    @exclusivity(unchecked) nonisolated(unsafe) final var sublayerStorage: [CALayer] = []
    /// The layer that it was added to; `nil` for that of a view.
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var superlayerStorage: CALayer?
    /// Its place among its siblings, if it is not a view's.
    @exclusivity(unchecked) final var rank: Int64 = 0

    /// Creates a layer without a size.
    public required init() {}

    deinit {
        // Of layers that go with this one the insides are taken first, so that no depth of them needs a stack.
        var rest: [CALayer] = sublayerStorage.reversed()
        for layer in sublayerStorage { layer.superlayerStorage = nil }
        sublayerStorage = []
        while var layer = rest.popLast() {
            if isKnownUniquelyReferenced(&layer) { rest += layer.sublayerStorage.reversed() }
        }
    }

    /// The layer that this one is in; for the layer of a view, that of the view's superview.
    public final var superlayer: CALayer? { superlayerStorage ?? owner?.superviewStorage?.layer }

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
    /// Layers are compared by identity.
    nonisolated public static func == (left: CALayer, right: CALayer) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
