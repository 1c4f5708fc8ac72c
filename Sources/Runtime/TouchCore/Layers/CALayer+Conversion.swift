public import TouchInput

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
        let inside = up.reduce(point) { $0.applying($1.transformToSuperlayer) }
        return down.reversed().reduce(inside) { $0.applying($1.transformToSuperlayer.inverted()) }
    }

    /// Returns a Boolean value that indicates whether another layer is this one, or a presentation of the same layer at the same place.
    private func isPlaced(as other: CALayer?) -> Bool {
        guard let other, model() === other.model() else { return false }
        return self === other || (bounds == other.bounds && transformToSuperlayer == other.transformToSuperlayer)
    }
}
