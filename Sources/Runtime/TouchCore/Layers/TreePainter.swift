public import TouchDrawing
import TouchInput

/// A painter of views and layers with all their contents. It is not recursive, so the hierarchy may be of any depth.
struct TreePainter {
    private enum Step {
        /// A view, or a layer that is no view's, in what contains it, or where a map leads to.
        case view(UIView, map: CGAffineTransform?)
        case layer(CALayer, map: CGAffineTransform?)
        case end
    }

    private var steps: [Step] = []
    private var builder = DrawListBuilder()

    /// Returns the draw list of a view and its subviews, in the coordinates that the map leads to.
    @export(interface) static func drawList(of view: UIView, map: CGAffineTransform = .identity) -> DrawList {
        var painter = TreePainter()
        painter.steps.append(.view(view, map: map))
        painter.paint()
        return DrawList(painter.builder.commands)
    }

    /// Returns the draw list of a layer that is not a view's and its sublayers, in its own coordinates.
    static func drawList(of layer: CALayer) -> DrawList {
        var painter = TreePainter()
        painter.steps.append(.layer(layer, map: .identity))
        painter.paint()
        return DrawList(painter.builder.commands)
    }

    /// Returns the draw list of a layer's sublayers, in its coordinates.
    static func drawList(inside layer: CALayer) -> DrawList {
        var painter = TreePainter()
        painter.add(layer.siblings)
        painter.paint()
        return DrawList(painter.builder.commands)
    }

    private mutating func paint() {
        while let step = steps.popLast() {
            switch step {
            case .view(let view, let map): begin(view, map)
            case .layer(let layer, let map): begin(layer, map)
            case .end: builder.end()
            }
        }
    }

    private mutating func begin(_ view: UIView, _ map: CGAffineTransform?) {
        guard !view.isHidden else { return }
        let (look, layer) = (view.shownLook, view.layerStorage)
        guard begin(look, layer, map, { view.ownDrawing(look) }) else { return }
        add(Siblings(views: view.subviewStorage, layers: layer?.sublayerStorage ?? []))
    }

    private mutating func begin(_ layer: CALayer, _ map: CGAffineTransform?) {
        let look = layer.shownLook
        if begin(look, layer, map, { layer.drawing(look) }) { add(layer.siblings) }
    }

    /// - Returns: A Boolean value that indicates whether any of it shows.
    private mutating func begin(
        _ look: ShownLook, _ layer: CALayer?, _ map: CGAffineTransform?, _ drawing: () -> DrawList
    ) -> Bool {
        let placement = look.placement
        var style = look.style
        style.opacity = Float(look.alpha)
        guard style.isSeen else { return false }
        var mask: DrawnMask?
        if let masking = layer?.extras?.mask {
            mask = Self.mask(masking)
            if mask == nil { return false }
        }
        builder.begin(
            style, bounds: placement.bounds, map: map ?? placement.mapToSuperview,
            perspective: map == nil ? placement.perspective : nil, mask: mask, drawing: drawing())
        steps.append(.end)
        return true
    }

    /// Returns the mask that a layer is; `nil` if nothing shows through it.
    private static func mask(_ layer: CALayer) -> DrawnMask? {
        var painter = TreePainter()
        painter.steps.append(layer.owner.map { .view($0, map: nil) } ?? .layer(layer, map: nil))
        painter.paint()
        return DrawnMask(painter.builder.commands)
    }

    /// Pushes siblings, the front first, since the back is painted first. Siblings with a greater `zPosition` are in front.
    private mutating func add(_ siblings: Siblings) {
        let first = steps.count
        // Empty as long as all are 0, which is usual.
        var heights: [CGFloat] = []
        func add(height: CGFloat) {
            if height == 0, heights.isEmpty { return }
            while heights.count < steps.count - first { heights.append(0) }
            heights.append(height)
        }
        siblings.forEach(
            view: { view in
                add(height: view.layerStorage?.shownZPosition ?? 0)
                steps.append(.view(view, map: nil))
            },
            layer: { layer in
                add(height: layer.shownZPosition)
                steps.append(.layer(layer, map: nil))
            })
        if !heights.isEmpty {
            // Sorting need not be stable: the indices keep the order of equal elements.
            var order = Array(heights.indices)
            order.arrange { (heights[$0], $0) < (heights[$1], $1) }
            let unordered = Array(steps[first...])
            for (place, index) in order.enumerated() { steps[first + place] = unordered[index] }
        }
        if steps.count - first > 1 { steps[first...].reverse() }
    }
}

extension CALayer {
    /// The draw list of the layer and its sublayers, in its own coordinates (without its position and transform); for the layer
    /// of a view, everything that the view shows.
    public final var drawList: DrawList {
        owner.map { TreePainter.drawList(of: $0) } ?? TreePainter.drawList(of: self)
    }

    /// The draw list of the layer without its style and its sublayers.
    public final var ownDrawing: DrawList { drawing(ownLook) }

    /// Returns the draw list of the layer without its style and its sublayers.
    final func drawing(_ look: ShownLook) -> DrawList {
        let context = CGContext()
        draw(in: context)
        return DrawList((look.shape?.commands ?? []) + context.drawList.commands)
    }

    /// The place in the order of painting at this instant.
    final var shownZPosition: CGFloat { extras == nil ? zPosition : shownLook.zPosition }

    /// The draw list of the sublayers, in this layer's coordinates, in the order of `zPosition` and `sublayers`.
    public final var sublayersDrawList: DrawList { TreePainter.drawList(inside: self) }

    /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
    public final func render(in ctx: CGContext) {
        ctx.draw(drawList)
    }
}
