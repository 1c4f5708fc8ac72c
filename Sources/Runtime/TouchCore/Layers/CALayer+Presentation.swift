import TouchDrawing
import TouchInput

extension CALayer {
    /// Returns the layer as it is shown at this instant: another layer, with geometry, opacity and style as animations show them. Its
    /// sublayers and its superlayer are presentations as well, made when they are read.
    ///
    /// `nil` if the layer is in no window. The result does not change: request another one for another instant. The presentation of a presentation is
    /// a new one of the same model.
    public final func presentation() -> CALayer? {
        if let modelStorage { return modelStorage.presentation() }
        guard isInWindow else { return nil }
        let shown = CALayer()
        shown.modelStorage = self
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

    /// Returns the layer of which this one is the presentation; otherwise the layer itself.
    public final func model() -> CALayer { modelStorage ?? self }

    /// Interrupts all animations of the layer's view: it shows its values from now on. Their completions are called with `false`,
    /// as an event of its own. Does nothing for a layer that is not a view's: such layers are not animated.
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
