public import TouchDrawing
public import TouchGeometry

// What a view looks like. The view knows where it is and whether it can be touched; its layer knows the rest. What both
// know (geometry, opacity, being hidden) is told to the other whenever it changes.
//
//     draw list, from the lowest    shadow ─ background ─ layer's contents ─ draw(_:) ─ sublayers and subviews ─ border

extension UIView {
    /// What the view looks like, as far as it is no view: background, border, corners, shadow, sublayers.
    ///
    /// Its frame, transform, opacity and visibility are the view's; a change of either is one of both. The layers
    /// of subviews are sublayers of it, in one order with layers that are added by hand.
    public var layer: CALayer {
        if let layerStorage { return layerStorage }
        #if hasFeature(Embedded)
            let layer = CALayer()
        #else
            let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
        #endif
        layerStorage = layer
        writeLayer()
        layer.owner = self
        return layer
    }

    /// Whether drawing, layers and subviews are cut off at the bounds; `false` by default. Hit-testing does not care
    /// (B-023).
    public var clipsToBounds: Bool {
        get { layerStorage?.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }

    /// Says that `draw(_:)` would draw something else in a part of the view. It is drawn as a whole: a draw list keeps no
    /// pixels (Documentation/Divergences.md).
    public func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// Everything that the view and its subviews show, in its own coordinates. What is animated is as it shows now.
    public var drawList: DrawList { TreePainter.drawList(of: self) }

    /// - Parameter shown: where the bounds are while they are animated: what `draw(_:)` draws is stretched with them.
    final func ownDrawing(in shown: CGRect) -> DrawList {
        let layers = layerStorage?.ownDrawing ?? DrawList()
        let bounds = placement.bounds
        guard shown != bounds, bounds.width > 0, bounds.height > 0 else {
            return DrawList(layers.commands + drawn().commands)
        }
        let stretch = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: shown.width / bounds.width, y: shown.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: shown.minX, y: shown.minY))
        return DrawList(layers.commands + drawn().placed(by: stretch).commands)
    }

    private func drawn() -> DrawList {
        if let drawing { return drawing }
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw(placement.bounds)
        UIGraphicsPopContext()
        drawing = context.drawList
        return context.drawList
    }

    // MARK: View and layer

    /// Something that shows has changed in the view: the layer has to know, and the host.
    final func looksChanged() {
        if layerStorage != nil { writeLayer() }
        displayNeeded()
    }

    final func displayNeeded() {
        windowStorage?.application?.dispatcher.displayNeeded()
    }

    private func writeLayer() {
        guard let layer = layerStorage else { return }
        layer.isBeingWritten = true
        // Writing what is there already costs more than a look: a layer copies all of its looks to see whether they changed.
        if layer.bounds != placement.bounds { layer.bounds = placement.bounds }
        if layer.anchorPoint != placement.anchorPoint { layer.anchorPoint = placement.anchorPoint }
        if layer.position != placement.center { layer.position = placement.center }
        if layer.affineTransform() != placement.transform { layer.setAffineTransform(placement.transform) }
        if layer.opacity != Float(alphaStorage) { layer.opacity = Float(alphaStorage) }
        if layer.isHidden != isHiddenStorage { layer.isHidden = isHiddenStorage }
        layer.isBeingWritten = false
    }

    final func layerChanged() {
        guard let layer = layerStorage, !layer.isBeingWritten else { return }
        if layer.opacity != Float(alphaStorage) { changeAlpha(to: CGFloat(layer.opacity)) }
        if layer.isHidden != isHidden { isHidden = layer.isHidden }
        if layer.bounds != placement.bounds || layer.anchorPoint != placement.anchorPoint
            || layer.position != placement.center || layer.affineTransform() != placement.transform
        {
            changePlacement {
                $0.bounds = layer.bounds
                $0.anchorPoint = layer.anchorPoint
                $0.center = layer.position
                $0.transform = layer.affineTransform()
            }
        }
        displayNeeded()
    }
}
