extension CALayer {
    /// The sublayers, the lowest first; `nil` if there are none. For the layer of a view, they include the layers of its
    /// subviews; for a presentation, they are the presentations of the sublayers of its model.
    ///
    /// Assigned layers are removed from their superlayers; those of subviews stay, below the assigned ones unless they are
    /// assigned as well.
    public final var sublayers: [CALayer]? {
        get {
            if let modelStorage { return modelStorage.sublayers?.compactMap { $0.presentation() } }
            let siblings = siblings
            return siblings.isEmpty ? nil : siblings.layersInOrder
        }
        set {
            for layer in sublayerStorage { layer.leave() }
            sublayerStorage = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }

    /// Adds a layer above all other sublayers. It is removed from its superlayer first.
    ///
    /// In the layer of a view, subviews and layers have one order: a subview that is added later is above the layer, and adding
    /// the layer of a subview brings the subview to the front. Ignored for this layer itself, for one that contains it, and for
    /// the layer of a view that is not a subview of this layer's view: a view's layer is where the view is.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Inserts a layer at an index among the sublayers, 0 for the lowest; an index greater than their number is the highest.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { Int(min(idx, UInt32($0.count))) }
    }

    /// Inserts a layer below a sublayer; below all if `sibling` is `nil` or not a sublayer.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { siblings in sibling.flatMap { siblings.place(of: $0) } ?? 0 }
    }

    /// Inserts a layer above a sublayer; above all if `sibling` is `nil` or not a sublayer.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { siblings in sibling.flatMap { siblings.place(of: $0) }.map { $0 + 1 } ?? siblings.count }
    }

    /// Removes the layer from its superlayer. The layer of a view stays where the view is.
    public final func removeFromSuperlayer() {
        guard let superlayer = superlayerStorage else { return }
        if superlayer.mask === self { return superlayer.mask = nil }
        if let index = superlayer.sublayerStorage.index(of: self) { superlayer.sublayerStorage.remove(at: index) }
        leave()
        superlayer.changed()
    }

    /// Notes that the layer is in another one, as a sublayer or as the mask.
    final func enter(in superlayer: CALayer) {
        superlayerStorage = superlayer
        if let animator { enter(animator) }
        if subtreeNeedsLayout { setNeedsLayout() }
    }

    /// Notes that the layer is no longer in its superlayer: its animations end when app code has returned, unless it is in a window again.
    final func leave() {
        if let animator, !animator.animations.groups.isEmpty { animator.hierarchyChanged() }
        superlayerStorage = nil
    }

    /// The siblings in this layer.
    final var siblings: Siblings { Siblings(views: owner?.subviewStorage ?? [], layers: sublayerStorage) }

    private func insert(_ layer: CALayer, at place: @escaping (Siblings) -> Int) {
        if let view = layer.owner {
            guard let owner, view.superviewStorage === owner else { return }
            owner.putSubview(view, at: place)
            return changed()
        }
        guard !isInside(layer) else { return }
        Animations.areUsed = true
        layer.removeFromSuperlayer()
        layer.rank = rank(of: place)
        sublayerStorage.insert(layer, at: sublayerStorage.count(below: layer.rank))
        layer.enter(in: self)
        layoutMayBeNeeded()
        changed()
    }

    /// Returns the rank of a place; a separate method, since the arrays of the siblings must not change while they are read.
    private func rank(of place: (Siblings) -> Int) -> Int64 {
        let siblings = siblings
        return siblings.rank(inserting: place(siblings))
    }

    /// Returns a Boolean value that indicates whether the layer is `other`, which is not a view's, or inside it.
    final func isInside(_ other: CALayer) -> Bool {
        if other.sublayerStorage.isEmpty, other.extras?.mask == nil { return other === self }
        var link: CALayer? = self
        while let present = link {
            if present === other { return true }
            link = present.superlayerStorage
        }
        return false
    }
}

extension CALayer {
    /// Requests a call of `layoutSublayers()` before the end of the event; for the layer of a view, a layout of the view.
    public final func setNeedsLayout() {
        if let owner { return owner.setNeedsLayout() }
        needsLayoutStorage = true
        var layer = self
        layer.subtreeNeedsLayout = true
        while let superlayer = layer.superlayerStorage {
            superlayer.subtreeNeedsLayout = true
            layer = superlayer
        }
        layer.owner?.sublayersNeedLayout()
    }

    /// Returns a Boolean value that indicates whether `layoutSublayers()` is due.
    public final func needsLayout() -> Bool { owner?.needsLayoutStorage ?? needsLayoutStorage }

    /// Lays out this layer and those inside it now, as far as necessary; for the layer of a view, the view.
    public final func layoutIfNeeded() {
        if let owner { owner.layoutIfNeeded() } else { layOutSublayers() }
    }

    /// Lays out this layer and those that were added to it, at any depth, as far as necessary.
    final func layOutSublayers() {
        var rest = [self]
        while let layer = rest.popLast() {
            guard layer.subtreeNeedsLayout else { continue }
            layer.subtreeNeedsLayout = false
            if layer.needsLayoutStorage {
                layer.needsLayoutStorage = false
                layer.layoutSublayers()
            }
            if let mask = layer.extras?.mask { rest.append(mask) }
            rest += layer.sublayerStorage.reversed()
        }
    }

    /// Requests a layout if a layout does anything.
    final func layoutMayBeNeeded() {
        if !overridesNothing || extras?.delegate != nil { setNeedsLayout() }
    }
}

extension UIView {
    /// Notes that layers that were added to the view's need layout.
    final func sublayersNeedLayout() {
        markWayUp()
        windowStorage?.application?.dispatcher.layoutNeeded()
    }
}
