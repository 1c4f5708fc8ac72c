extension CALayer {
    /// The layers in this one, the lowest first; nil when there are none. In the layer of a view, those of its subviews are among
    /// them.
    ///
    /// Those assigned leave where they were; those of subviews stay, below the assigned ones unless they are assigned as well.
    public final var sublayers: [CALayer]? {
        get {
            let siblings = siblings
            return siblings.isEmpty ? nil : siblings.layersInOrder
        }
        set {
            for layer in sublayerStorage { layer.superlayerStorage = nil }
            sublayerStorage = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }

    /// Puts a layer above all others in this one. It leaves where it was.
    ///
    /// In the layer of a view, subviews and layers have one order: a subview that is added later is above the layer, and to add the
    /// layer of a subview brings the subview to the front. Ignored for this layer itself, for one that it is in, and for the layer
    /// of a view that is not a subview of this layer's: a view's layer is where the view is.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Puts a layer at a place among the others, 0 for the lowest; a greater place than there are layers is the highest.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { Int(min(idx, UInt32($0.count))) }
    }

    /// Puts a layer below another one of this layer's; below all if the other is nil or not there.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { siblings in sibling.flatMap { siblings.place(of: $0) } ?? 0 }
    }

    /// Puts a layer above another one of this layer's; above all if the other is nil or not there.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { siblings in sibling.flatMap { siblings.place(of: $0) }.map { $0 + 1 } ?? siblings.count }
    }

    /// Takes the layer out of the one that it is in. The layer of a view stays where the view is.
    public final func removeFromSuperlayer() {
        guard let superlayer = superlayerStorage else { return }
        if let index = superlayer.sublayerStorage.index(of: self) { superlayer.sublayerStorage.remove(at: index) }
        superlayerStorage = nil
        superlayer.changed()
    }

    /// What is in this layer.
    final var siblings: Siblings { Siblings(views: owner?.subviewStorage ?? [], layers: sublayerStorage) }

    private func insert(_ layer: CALayer, at place: @escaping (Siblings) -> Int) {
        if let view = layer.owner {
            guard let owner, view.superviewStorage === owner else { return }
            owner.putSubview(view, at: place)
            return changed()
        }
        guard !isInside(layer) else { return }
        layer.removeFromSuperlayer()
        layer.rank = rank(of: place)
        sublayerStorage.insert(layer, at: sublayerStorage.count(below: layer.rank))
        layer.superlayerStorage = self
        changed()
    }

    /// A method of its own: while siblings are looked at, their arrays must not be changed.
    private func rank(of place: (Siblings) -> Int) -> Int64 {
        let siblings = siblings
        return siblings.rank(inserting: place(siblings))
    }

    /// Whether it is the other layer, which is no view's, or in it.
    private func isInside(_ other: CALayer) -> Bool {
        if other.sublayerStorage.isEmpty { return other === self }
        var link: CALayer? = self
        while let present = link {
            if present === other { return true }
            link = present.superlayerStorage
        }
        return false
    }
}
