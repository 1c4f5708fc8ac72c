import TouchInput

/// The part of a view's or layer's place that is not in the plane: all that only depth and perspective need.
struct Depth: Equatable {
    /// A Boolean value that indicates whether any layer was given a transform of space. A program in which none can be has no code for them: the
    /// linker finds that this is never set.
    nonisolated(unsafe) static var isUsed = false

    /// The transform, if it is not one of the plane.
    var transform: CATransform3D?
    /// The place above the superlayer, which only a perspective shows, and that of the anchor point above the plane.
    var z: CGFloat = 0
    var anchorZ: CGFloat = 0
    /// The transform that the superlayer has for its sublayers, and its own anchor point, about which it is applied.
    var around: CATransform3D?
    var aroundAnchor = CGPoint.zero

    /// A Boolean value that indicates whether any of it shows.
    var isNeeded: Bool { transform != nil || around != nil }

    /// Returns the map of the plane to that of the superlayer.
    /// - Parameters:
    ///   - plane: The transform, if it is one of the plane.
    ///   - pivot: The anchor point, in the layer's own coordinates.
    ///   - center: Where it is, in the superlayer's.
    func map(_ plane: CGAffineTransform, pivot: CGPoint, center: CGPoint) -> PlaneMap {
        var map = CATransform3D(translation: -pivot.x, -pivot.y, -anchorZ)
            .concatenating(transform ?? CATransform3D(plane))
            .concatenating(CATransform3D(translation: center.x, center.y, z))
        if let around {
            map = map.concatenating(CATransform3D(translation: -aroundAnchor.x, -aroundAnchor.y, 0))
                .concatenating(around)
                .concatenating(CATransform3D(translation: aroundAnchor.x, aroundAnchor.y, 0))
        }
        return PlaneMap(map)
    }
}

/// The depth of a placement, and the maps that it defines. A placement without depth has none.
final class Lens {
    let depth: Depth
    var map = PlaneMap(CATransform3DIdentity) {
        didSet { inverse = map.inverse }
    }
    private(set) var inverse: PlaneMap?

    init(_ depth: Depth) { self.depth = depth }
}

extension UIView {
    /// Notes that the view's depth, or what the view around it has for it, may have changed.
    final func depthMayHaveChanged() {
        guard placement.hasDepth || layerStorage?.extras != nil || superviewStorage?.layerStorage?.extras != nil
        else { return }
        updateDepth()
    }

    /// A function of its own, so that a view without depth copies no placement.
    @inline(never) private final func updateDepth() {
        let around = superviewStorage?.layerStorage
        guard Depth.isUsed,
            placement.hasDepth || around?.extras?.sublayerTransform != nil
                || layerStorage?.extras?.transform != nil
        else { return }
        let depth = Depth(
            transform: placement.depth.transform, z: layerStorage?.zPosition ?? 0,
            anchorZ: layerStorage?.extras?.anchorPointZ ?? 0, around: around?.extras?.sublayerTransform,
            aroundAnchor: superviewStorage?.placement.pivot ?? .zero)
        if depth != placement.depth { changePlacement { $0.depth = depth } }
    }

    /// Updates the subviews after the transform for sublayers, or the point about which it is applied, has changed.
    final func lensOfSubviewsMayHaveChanged() {
        for subview in subviewStorage { subview.depthMayHaveChanged() }
    }
}
