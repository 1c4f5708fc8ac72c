public import TouchDrawing
public import TouchInput

// The appearance of a view. The view has its geometry and its touch behavior; its layer has the rest. What they share (geometry,
// opacity, visibility) is synchronized whenever it changes.
//
//     draw list, from the lowest    shadow ─ background ─ layer's contents ─ draw(_:) ─ sublayers and subviews ─ border

extension UIView {
    /// The layer that draws the view: background, border, corners, shadow, sublayers.
    ///
    /// Its frame, transform, opacity and visibility are those of the view: changing one changes both. The layers of subviews are
    /// sublayers of it, in one order with layers that are added by hand.
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

    /// A Boolean value that indicates whether drawing, layers and subviews are clipped to the bounds; `false` by default. It has
    /// no effect on hit-testing (B-023).
    public var clipsToBounds: Bool {
        get { layerStorage?.masksToBounds ?? false }
        set { layer.masksToBounds = newValue }
    }

    /// Marks a part of the view as needing to be drawn again. The view is always redrawn as a whole, since a draw list keeps no
    /// pixels (Documentation/Divergences.md).
    public func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// The draw list of the view and its subviews, in the view's own coordinates. Animated properties have their current values.
    public var drawList: DrawList { TreePainter.drawList(of: self) }

    /// - Parameter shown: The current value of the bounds, also during an animation: the output of `draw(_:)` is placed in it by the content mode.
    final func ownDrawing(in shown: CGRect) -> DrawList {
        let layers = layerStorage?.ownDrawing ?? DrawList()
        let (list, bounds) = drawn()
        guard shown != bounds, bounds.width > 0, bounds.height > 0 else {
            return DrawList(layers.commands + list.commands)
        }
        let mode = isRedrawnWhenResized ? .redraw : contentModeStorage
        let place = mode.rect(for: bounds.size, in: shown)
        let stretch = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
            .concatenating(CGAffineTransform(scaleX: place.width / bounds.width, y: place.height / bounds.height))
            .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
        return DrawList(layers.commands + list.placed(by: stretch).commands)
    }

    private func drawn() -> (list: DrawList, bounds: CGRect) {
        if let drawing { return drawing }
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw(placement.bounds)
        UIGraphicsPopContext()
        let drawn = (list: context.drawList, bounds: placement.bounds)
        drawing = drawn
        return drawn
    }

    // MARK: View and layer

    /// Notifies the layer and the host that the appearance of the view has changed.
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
        // Writing an unchanged value costs more than comparing it: a layer copies all its style properties to see whether they
        // changed.
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
        // A scroll view has to know where it shows its content.
        if layer.bounds != placement.bounds { bounds = layer.bounds }
        if layer.anchorPoint != placement.anchorPoint || layer.position != placement.center
            || layer.affineTransform() != placement.transform
        {
            changePlacement {
                $0.anchorPoint = layer.anchorPoint
                $0.center = layer.position
                $0.transform = layer.affineTransform()
            }
        }
        displayNeeded()
    }
}
