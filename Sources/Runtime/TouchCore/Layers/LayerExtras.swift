public import TouchDrawing
public import TouchInput

/// The properties that few layers have: transforms of space, a mask, a delegate, actions, a time of their own, and running animations.
final class LayerExtras {
    /// The transform, if it is not one of the plane.
    var transform: CATransform3D?
    /// The transform of the sublayers, if it is not the identity.
    var sublayerTransform: CATransform3D?
    var anchorPointZ: CGFloat = 0
    var mask: CALayer?
    /// A Boolean value that indicates whether any layer was given a mask; see `Depth.isUsed`.
    nonisolated(unsafe) static var areMasksUsed = false
    var timing: LayerTiming?
    #if hasFeature(Embedded)
        unowned(unsafe) var delegate: (any CALayerDelegate)?
    #else
        weak var delegate: (any CALayerDelegate)?
        var actions: [String: any CAAction] = [:]
    #endif
    /// The changes of a layer that is no view's whose earlier values are still partly visible.
    var runningChanges: [RunningChange] = []
    /// The animations that were added, in this order.
    var animations: [AddedAnimation] = []

    /// Changes the look to what the added animations show.
    func apply(to look: inout ShownLook) {
        for added in animations { added.apply(to: &look) }
    }
}

extension CALayer {
    /// The extras, created if there are none.
    final var ownExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// A transform about the anchor point; the identity by default. One with depth shows as its projection on the superlayer's plane: with a
    /// perspective (`m34`) here or in the superlayer's `sublayerTransform`, what is nearer to the eye is larger. Touches find what shows.
    public final var transform: CATransform3D {
        get { extras?.transform ?? CATransform3D(transformStorage) }
        set {
            if !newValue.isAffine { Depth.isUsed = true }
            setTransform(newValue)
        }
    }

    /// Sets the transform; one of space only where they are used.
    final func setTransform(_ new: CATransform3D) {
        let old = transform
        guard new != old else { return }
        let inSpace = Depth.isUsed && !new.isAffine ? new : nil
        if inSpace != nil || extras != nil { ownExtras.transform = inSpace }
        transformStorage = new.plane
        if isAnimatingChanges { animate(.transform, TransformParts(old).numbers, TransformParts(new).numbers) }
        changed()
    }

    /// Returns the numbers in the plane of the transform about the anchor point.
    public final func affineTransform() -> CGAffineTransform { transformStorage }

    /// Sets the transform about the anchor point.
    public final func setAffineTransform(_ m: CGAffineTransform) {
        guard extras?.transform == nil, !isAnimatingChanges else {
            setTransform(CATransform3D(m))
            return
        }
        guard m != transformStorage else { return }
        transformStorage = m
        changed()
    }

    /// A transform of all sublayers, about the anchor point of this layer, after their own: for a perspective that they have in common. The
    /// identity by default.
    public final var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard newValue != sublayerTransform else { return }
            Depth.isUsed = true
            ownExtras.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            owner?.lensOfSubviewsMayHaveChanged()
            changed()
        }
    }

    /// The distance of the anchor point from the layer's plane, in points towards the eye; 0 by default.
    public final var anchorPointZ: CGFloat {
        get { extras?.anchorPointZ ?? 0 }
        set {
            guard newValue != anchorPointZ else { return }
            ownExtras.anchorPointZ = newValue
            owner?.depthMayHaveChanged()
            changed()
        }
    }

    /// A layer whose opacity at each point is that with which the layer and its sublayers are painted there; `nil`, the default, for none. It is
    /// placed in the layer's coordinates, and is no sublayer. It has no influence on hit tests. Ignored for a layer that contains this one.
    public final var mask: CALayer? {
        get { extras?.mask }
        set {
            guard newValue !== mask else { return }
            if let newValue, isInside(newValue) { return }
            extras?.mask?.leave()
            if let newValue, newValue.owner == nil { newValue.removeFromSuperlayer() }
            (Animations.areUsed, LayerExtras.areMasksUsed) = (true, true)
            ownExtras.mask = newValue
            newValue?.enter(in: self)
            changed()
        }
    }

    /// The object that lays out the sublayers, draws, and answers for actions; not retained. The layer of a view has none besides the view.
    public final var delegate: (any CALayerDelegate)? {
        get { extras?.delegate ?? owner }
        set { ownExtras.delegate = newValue }
    }

    #if !hasFeature(Embedded)
        /// The actions of changes, by the names of the properties: `["position": NSNull()]` stands for no animation.
        public final var actions: [String: any CAAction]? {
            get { extras?.actions }
            set { ownExtras.actions = newValue ?? [:] }
        }
    #endif

    /// The depth of the layer; `nil` if it has none.
    final var depth: Depth? {
        let around = (modelStorage ?? self).container
        let outer = around?.extras?.sublayerTransform
        guard Depth.isUsed, outer != nil || extras?.transform != nil else { return nil }
        return Depth(
            transform: extras?.transform, z: zPosition, anchorZ: (modelStorage ?? self).anchorPointZ, around: outer,
            aroundAnchor: around?.placement.pivot ?? .zero)
    }

    /// The layer around this one, if it exists.
    private var container: CALayer? { superlayerStorage ?? owner?.superviewStorage?.layerStorage }
}

/// The object of a layer that lays out its sublayers, draws it, and answers for the actions of its changes.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol CALayerDelegate: AnyObject {
    /// Called when the sublayers are to be laid out; does nothing by default.
    func layoutSublayers(of layer: CALayer)
    /// Draws the content of the layer; draws nothing by default.
    func draw(_ layer: CALayer, in ctx: CGContext)
    #if !hasFeature(Embedded)
        /// Returns the action for a change of a property; `nil`, the default, to ask the layer.
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    #endif
}

extension CALayerDelegate {
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    #if !hasFeature(Embedded)
        /// Returns `nil`.
        public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    #endif
}

#if !hasFeature(Embedded)
    /// The answer to a change of a layer's property.
    @preconcurrency @MainActor
    public protocol CAAction: AnyObject {
        /// Called when the property has its new value.
        /// - Parameters:
        ///   - event: The name of the property.
        ///   - anObject: The layer.
        ///   - dict: `nil`.
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
    }
#endif

#if !hasFeature(Embedded)
    /// An action that animates a change from what showed before it.
    package protocol ChangeAnimation: AnyObject {
        func animate(_ property: LayerProperty, from old: AnimatedNumbers, on layer: CALayer)
    }
#endif
