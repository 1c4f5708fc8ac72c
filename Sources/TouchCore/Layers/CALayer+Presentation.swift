import TouchDrawing
import TouchGeometry

extension CALayer {
    /// The layer as it shows at this instant: another layer with geometry, opacity and looks as animations make them, without
    /// the layers inside.
    ///
    /// `nil` if the layer is in no window. It does not change any more: ask anew for another instant.
    public final func presentation() -> CALayer? {
        guard isInWindow else { return nil }
        let shown = CALayer()
        shown.name = name
        shown.zPosition = zPosition
        shown.style = style
        guard let view = owner else {
            (shown.bounds, shown.position, shown.anchorPoint) = (bounds, position, anchorPoint)
            shown.setAffineTransform(affineTransform())
            return shown
        }
        let look = view.shownLook
        shown.bounds = look.placement.bounds
        shown.position = look.placement.center
        shown.anchorPoint = look.placement.anchorPoint
        shown.setAffineTransform(look.placement.transform)
        shown.opacity = Float(look.alpha)
        shown.backgroundColor = look.backgroundColor
        return shown
    }

    /// Shows what the properties of the layer's view say, from now on. Completions of what was on its way are called with
    /// `false`, in a turn of their own. Does nothing for a layer that is no view's: those are not animated.
    public final func removeAllAnimations() {
        owner?.interruptAnimations()
    }

    private var isInWindow: Bool {
        var layer: CALayer? = self
        while let present = layer {
            if let view = present.owner { return view.window != nil }
            layer = present.superlayerStorage
        }
        return false
    }
}
