import TouchGeometry

extension CALayer {
    /// The layers in this one, the lowest first; nil when there are none. Those assigned leave where they were.
    public final var sublayers: [CALayer]? {
        get { sublayerStorage.isEmpty ? nil : sublayerStorage }
        set {
            for layer in sublayerStorage { layer.superlayerStorage = nil }
            sublayerStorage = []
            for layer in newValue ?? [] { addSublayer(layer) }
            changed()
        }
    }

    /// Puts a layer above all others in this one. It leaves where it was.
    ///
    /// Ignored for this layer itself and for one that it is in: a layer cannot be in itself.
    public final func addSublayer(_ layer: CALayer) {
        insert(layer) { $0.count }
    }

    /// Puts a layer at a place among the others, 0 for the lowest; a greater place than there are layers is the highest.
    public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer) { Int(min(idx, UInt32($0.count))) }
    }

    /// Puts a layer below another one of this layer's; below all if the other is nil or not there.
    public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { others in others.firstIndex { $0 === sibling } ?? 0 }
    }

    /// Puts a layer above another one of this layer's; above all if the other is nil or not there.
    public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
    }

    /// Takes the layer out of the one that it is in.
    public final func removeFromSuperlayer() {
        guard let superlayer = superlayerStorage else { return }
        superlayer.sublayerStorage.removeAll { $0 === self }
        superlayerStorage = nil
        superlayer.changed()
    }

    private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
        var above: CALayer? = self
        while let current = above {
            if current === layer { return }
            above = current.superlayerStorage
        }
        layer.removeFromSuperlayer()
        sublayerStorage.insert(layer, at: place(sublayerStorage))
        layer.superlayerStorage = self
        changed()
    }
}
