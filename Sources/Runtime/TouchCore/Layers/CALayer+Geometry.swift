import TouchDrawing
public import TouchInput

extension CALayer {
    /// The place of the layer in its superlayer.
    final var placement: Placement {
        Placement(
            bounds: bounds, center: position, anchorPoint: anchorPoint, transform: transformStorage, depth: depth)
    }

    /// The map from the layer's coordinates to its superlayer's; with a perspective, that around the anchor point.
    public final var transformToSuperlayer: CGAffineTransform { placement.mapToSuperview }

    /// The bounding box of the layer in its superlayer's coordinates.
    ///
    /// Assigning a rectangle sets `position` and the size of `bounds`; with a transform that does not rotate, to the size that
    /// the transform maps to the size of the rectangle.
    public final var frame: CGRect {
        get { placement.frame }
        set {
            let size = CGRect(origin: .zero, size: newValue.size).applying(transformStorage.inverted()).size
            bounds.size = size
            let placed = frame
            position = CGPoint(
                x: position.x + newValue.minX - placed.minX, y: position.y + newValue.minY - placed.minY)
        }
    }
}

// A way from one layer to another leads up to the layer that contains both, and down again. Layers that are in different trees have the
// coordinates around their outermost layers in common: for windows, those of the screen.

extension CALayer {
    /// Converts a point of another layer to the coordinates of this one; `nil` means the outermost layer.
    public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { (l ?? outermost).map(p, to: self) }

    /// Converts a point of this layer to the coordinates of another one; `nil` means the outermost layer.
    public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { map(p, to: l ?? outermost) }

    /// Returns the bounding box, in this layer, of a rectangle of another one; `nil` means the outermost layer.
    public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.around { convert($0, from: l) } }

    /// Returns the bounding box, in another layer, of a rectangle of this one; `nil` means the outermost layer.
    public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.around { convert($0, to: l) } }

    private var outermost: CALayer { withSuperlayers.last ?? self }

    /// The layer and those around it, the innermost first.
    private var withSuperlayers: [CALayer] {
        var layers = [self]
        while let superlayer = layers.last?.superlayer { layers.append(superlayer) }
        return layers
    }

    private func map(_ point: CGPoint, to other: CALayer) -> CGPoint {
        var (up, down) = (withSuperlayers, other.withSuperlayers)
        // A layer and its presentation are different, and so are the presentations that two layers have of one.
        while let last = up.last, last.isPlaced(as: down.last) {
            up.removeLast()
            down.removeLast()
        }
        let inside = up.reduce(point) { $1.placement.toSuperview($0) }
        return down.reversed().reduce(inside) { $1.placement.fromSuperview($0) }
    }

    /// Returns a Boolean value that indicates whether another layer is this one, or a presentation of the same layer at the same place.
    private func isPlaced(as other: CALayer?) -> Bool {
        guard let other, model() === other.model() else { return false }
        return self === other || (bounds == other.bounds && transformToSuperlayer == other.transformToSuperlayer)
    }
}

extension CALayer {
    /// Returns the deepest layer that contains a point of the superlayer's coordinates. Layers whose class overrides nothing are descended without
    /// recursion, so that no depth of them needs a stack.
    final func hit(_ point: CGPoint) -> CALayer? {
        guard var inside = ownPoint(point) else { return nil }
        var hit = self
        search: while true {
            for layer in hit.sublayersFrontFirst {
                if layer.overridesNothing {
                    // It contains the point: the result is this layer or one inside it.
                    guard let point = layer.ownPoint(inside) else { continue }
                    (hit, inside) = (layer, point)
                    continue search
                } else if let found = layer.hitTest(inside) {
                    return found
                }
            }
            return hit
        }
    }

    /// Returns a point of the superlayer in the layer's own coordinates, if the layer is shown and contains it.
    private func ownPoint(_ point: CGPoint) -> CGPoint? {
        let placement = placement
        // A layer whose transform has no inverse is seen nowhere.
        guard !isHidden, !placement.isDegenerate else { return nil }
        let own = placement.fromSuperview(point)
        return contains(own) ? own : nil
    }

    /// A Boolean value that indicates whether the layer is of a class of this module. Embedded Swift cannot check that: there it is always
    /// `false`.
    final var overridesNothing: Bool {
        #if hasFeature(Embedded)
            false
        #else
            type(of: self) == CALayer.self || type(of: self) == CAShapeLayer.self
        #endif
    }

    /// The sublayers in the order in which they are hit: those with a greater `zPosition` first.
    private var sublayersFrontFirst: [CALayer] {
        let layers: [CALayer] = (sublayers ?? []).reversed()
        guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
        // Equal ones stay in order.
        return layers.indices.sorted { left, right in
            let (first, second) = (layers[left].zPosition, layers[right].zPosition)
            return first != second ? first > second : left < right
        }.map { layers[$0] }
    }
}

extension CALayer {
    /// Returns the layer as it is shown at this instant: another layer, with geometry, style and path as animations show them. Its
    /// sublayers and its superlayer are presentations as well, made when they are read.
    ///
    /// `nil` if the layer is in no window. The result does not change: request another one for another instant. The presentation of a presentation is
    /// a new one of the same model.
    public final func presentation() -> CALayer? {
        if let modelStorage { return modelStorage.presentation() }
        guard isInWindow else { return nil }
        let shown = emptyCopy()
        shown.modelStorage = self
        shown.name = name
        shown.show(shownLook)
        return shown
    }

    /// Returns the layer of which this one is the presentation; otherwise the layer itself.
    public final func model() -> CALayer { modelStorage ?? self }

    /// Interrupts all animations of the layer, and of the view whose layer it is: it shows its values from now on. Completions are called with
    /// `false`, as an event of its own.
    public final func removeAllAnimations() {
        owner?.interruptAnimations()
        interruptAnimations()
    }

    private var isInWindow: Bool {
        var layer: CALayer? = self
        while let present = layer {
            if let view = present.owner, view.windowStorage != nil || present.superlayerStorage == nil {
                return view.windowStorage != nil
            }
            layer = present.superlayerStorage
        }
        return false
    }
}
