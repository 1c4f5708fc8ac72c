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

    /// - Parameters:
    ///   - shown: The current value of the bounds, also during an animation: the output of `draw(_:)` is placed in it by the content mode.
    ///   - shape: That of the layer.
    final func ownDrawing(in shown: CGRect, _ shape: DrawnShape?) -> DrawList {
        let layers = layerStorage?.drawing(shape) ?? DrawList()
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
        withOwnTraits { draw(placement.bounds) }
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
        if let windowStorage {
            windowStorage.application?.dispatcher.displayNeeded()
        } else {
            // It may be a mask.
            layerStorage?.superlayerStorage?.changed()
        }
    }

    /// A view whose opacity at each point is that with which this one and its subviews are painted there; `nil`, the default, for none. It is no
    /// subview, and has no influence on touches.
    public var mask: UIView? {
        get { layerStorage?.mask?.owner }
        set { if newValue != nil || layerStorage != nil { layer.mask = newValue?.layer } }
    }

    private func writeLayer() {
        guard let layer = layerStorage else { return }
        layer.isBeingWritten = true
        // Writing an unchanged value costs more than comparing it: a layer copies all its style properties to see whether they
        // changed.
        if layer.bounds != placement.bounds { layer.bounds = placement.bounds }
        if layer.anchorPoint != placement.anchorPoint { layer.anchorPoint = placement.anchorPoint }
        if layer.position != placement.center { layer.position = placement.center }
        if layer.affineTransform() != placement.transform || layer.hasOtherDepth(than: placement) {
            if placement.hasDepth {
                layer.setTransform(placement.transformInSpace)
            } else {
                layer.setAffineTransform(placement.transform)
            }
        }
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
            || layer.affineTransform() != placement.transform || layer.hasOtherDepth(than: placement)
        {
            changePlacement {
                $0.anchorPoint = layer.anchorPoint
                $0.center = layer.position
                if layer.extras == nil || !Depth.isUsed {
                    $0.transform = layer.affineTransform()
                } else {
                    $0.transformInSpace = layer.transform
                }
            }
            depthMayHaveChanged()
        }
        displayNeeded()
    }
}

extension CALayer {
    /// Returns a Boolean value that indicates whether a view has another transform of space than its layer.
    fileprivate final func hasOtherDepth(than placement: Placement) -> Bool {
        Depth.isUsed && (placement.hasDepth || extras != nil) && placement.depth.transform != extras?.transform
    }
}

// The color by which a view shows that it can be touched, inherited from the superview.

extension UIView {
    /// A Boolean value that indicates whether any view ever got a tint color: before that, moving a view changes none.
    nonisolated(unsafe) static var isTintUsed = false

    /// The tint color of the nearest view that has its own, from this one upwards; the system's blue without one.
    final var inheritedTint: UIColor { effectiveTint ?? .systemBlue }

    /// The tint color; `nil` as long as no view has its own.
    final var tintIfUsed: UIColor? { Self.isTintUsed ? inheritedTint : nil }

    final func setTint(_ color: UIColor?) {
        let old = inheritedTint
        if color != nil { Self.isTintUsed = true }
        hasOwnTint = color != nil
        inherit(besides: color)
        tintMayHaveChanged(from: old)
    }

    /// Calls `tintColorDidChange()` on this view and those below it that have no color of their own, if the color is another one now.
    /// - Parameter old: The color before, from `tintIfUsed` or `inheritedTint`.
    final func tintMayHaveChanged(from old: UIColor?) {
        guard Self.isTintUsed, inheritedTint != old ?? .systemBlue else { return }
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if view !== self, view.hasOwnTint {
                subtree.skipInside()
            } else {
                view.tintColorDidChange()
            }
        }
    }
}

extension UIView {
    /// The way in which content of another size is placed in a view.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits completely, centered, with its aspect ratio.
        case scaleAspectFit = 1
        /// Large enough to fill the bounds, centered, with its aspect ratio.
        case scaleAspectFill = 2
        /// Drawn again.
        case redraw = 3
        /// In its own size, centered.
        case center = 4
        /// In its own size, centered at the upper edge.
        case top = 5
        /// In its own size, centered at the lower edge.
        case bottom = 6
        /// In its own size, centered at the left edge.
        case left = 7
        /// In its own size, centered at the right edge.
        case right = 8
        /// In its own size, in the upper left corner.
        case topLeft = 9
        /// In its own size, in the upper right corner.
        case topRight = 10
        /// In its own size, in the lower left corner.
        case bottomLeft = 11
        /// In its own size, in the lower right corner.
        case bottomRight = 12
    }
}

extension UIView {
    /// The way in which the output of `draw(_:)` is placed when the size of the bounds has changed: `draw(_:)` is called again with `redraw`
    /// alone. `scaleToFill` by default. An image view places its image in this way.
    ///
    /// Labels, image views and the library's controls are drawn again with any mode.
    public final var contentMode: ContentMode {
        get { contentModeStorage }
        set {
            guard newValue != contentModeStorage else { return }
            contentModeStorage = newValue
            if isRedrawnWhenResized { setNeedsDisplay() } else { displayNeeded() }
        }
    }
}

extension UIView.ContentMode {
    /// Returns the rectangle of content of a size within bounds; the bounds with `redraw`.
    @_spi(Subclass) public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(size, in: bounds) { min($0, $1) }
        case .scaleAspectFill: scaled(size, in: bounds) { max($0, $1) }
        case .center: placed(size, in: bounds, 0.5, 0.5)
        case .top: placed(size, in: bounds, 0.5, 0)
        case .bottom: placed(size, in: bounds, 0.5, 1)
        case .left: placed(size, in: bounds, 0, 0.5)
        case .right: placed(size, in: bounds, 1, 0.5)
        case .topLeft: placed(size, in: bounds, 0, 0)
        case .topRight: placed(size, in: bounds, 1, 0)
        case .bottomLeft: placed(size, in: bounds, 0, 1)
        case .bottomRight: placed(size, in: bounds, 1, 1)
        }
    }

    private func scaled(_ size: CGSize, in bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        return placed(CGSize(width: size.width * factor, height: size.height * factor), in: bounds, 0.5, 0.5)
    }

    /// - Parameters:
    ///   - x: The horizontal position: 0 at the left edge, 1 at the right one.
    ///   - y: The vertical position: 0 at the upper edge, 1 at the lower one.
    private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
            width: size.width, height: size.height)
    }
}
