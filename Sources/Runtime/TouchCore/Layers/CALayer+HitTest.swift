import TouchInput

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
        let map = transformToSuperlayer
        let area = map.a * map.d - map.b * map.c
        // A layer whose transform has no inverse is seen nowhere.
        guard !isHidden, area.isFinite, area != 0 else { return nil }
        let own = point.applying(map.inverted())
        return contains(own) ? own : nil
    }

    /// A Boolean value that indicates whether the layer is of a class of this module. Embedded Swift cannot check that: there it is always
    /// `false`.
    private var overridesNothing: Bool {
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
