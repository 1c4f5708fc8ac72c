public import TouchDrawing
import TouchInput

/// A painter of views and layers with all their contents. It is not recursive, so the hierarchy may be of any depth.
struct TreePainter {
    private enum Step {
        /// A view, or a layer that is no view's.
        case view(UIView)
        case layer(CALayer)
        case end
        /// The commands from an index on are seen in perspective.
        case see(from: Int, through: PlaneMap)
    }

    private var steps: [Step] = []
    /// The map of the first view or layer, if it is not placed in what contains it.
    private var firstMap: CGAffineTransform?
    private var builder = DrawListBuilder()

    /// Returns the draw list of a view and its subviews, in the coordinates that the map leads to.
    @export(interface) static func drawList(of view: UIView, map: CGAffineTransform = .identity) -> DrawList {
        DrawList(commands(of: .view(view), map: map))
    }

    /// Returns the draw list of a layer that is not a view's and its sublayers, in its own coordinates.
    static func drawList(of layer: CALayer) -> DrawList {
        DrawList(commands(of: .layer(layer), map: .identity))
    }

    /// Returns the draw list of a layer's sublayers, in its coordinates.
    static func drawList(inside layer: CALayer) -> DrawList {
        var painter = TreePainter()
        painter.add(layer.siblings)
        painter.paint()
        return DrawList(painter.builder.commands)
    }

    private static func commands(of first: Step, map: CGAffineTransform?) -> [DrawCommand] {
        var painter = TreePainter()
        painter.firstMap = map
        painter.steps.append(first)
        painter.paint()
        return painter.builder.commands
    }

    private mutating func paint() {
        while let step = steps.popLast() {
            switch step {
            case .view(let view): begin(view)
            case .layer(let layer): begin(layer)
            case .end: builder.end()
            case .see(let start, let map): if Depth.isUsed { builder.see(from: start, through: map) }
            }
        }
    }

    private mutating func begin(_ view: UIView) {
        guard !view.isHidden else { return }
        let layer = view.layerStorage
        let isSeen: Bool
        if view.isAtRest {
            // A look is large; the values are used where they are.
            isSeen = begin(view.ownStyle, view.placement.painted, layer) {
                view.ownDrawing(in: view.placement.bounds, layer?.drawnShape)
            }
        } else {
            let look = view.shownLook
            isSeen = begin(look.style, look.placement.painted, layer) {
                view.ownDrawing(in: look.placement.bounds, look.shape)
            }
        }
        if isSeen { add(Siblings(views: view.subviewStorage, layers: layer?.sublayerStorage ?? [])) }
    }

    private mutating func begin(_ layer: CALayer) {
        let look = layer.shownLook
        if begin(look.style, look.placement.painted, layer, { layer.drawing(look.shape) }) { add(layer.siblings) }
    }

    /// - Returns: A Boolean value that indicates whether any of it shows.
    private mutating func begin(
        _ style: DrawnLayerStyle, _ place: PaintedPlace, _ layer: CALayer?, _ drawing: () -> DrawList
    ) -> Bool {
        guard style.isSeen else { return false }
        var mask: DrawnMask?
        if let masking = layer?.extras?.mask, LayerExtras.areMasksUsed {
            mask = DrawnMask(Self.commands(of: masking.owner.map { .view($0) } ?? .layer(masking), map: nil))
            // Nothing shows through a mask that paints nothing.
            if mask == nil { return false }
        }
        var map = firstMap.take()
        if map == nil, let perspective = place.perspective {
            steps.append(.see(from: builder.commands.count, through: perspective))
            map = .identity
        }
        builder.begin(style, bounds: place.bounds, map: map ?? place.map, mask: mask, drawing: drawing())
        steps.append(.end)
        return true
    }

    /// Pushes siblings, the front first, since the back is painted first. Siblings with a greater `zPosition` are in front.
    private mutating func add(_ siblings: Siblings) {
        let first = steps.count
        // Empty as long as all are 0, which is usual.
        var heights: [CGFloat] = []
        siblings.forEach(
            view: { view in
                Self.add(view.layerStorage?.shownZPosition ?? 0, to: &heights, at: steps.count - first)
                steps.append(.view(view))
            },
            layer: { layer in
                Self.add(layer.shownZPosition, to: &heights, at: steps.count - first)
                steps.append(.layer(layer))
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

    private static func add(_ height: CGFloat, to heights: inout [CGFloat], at place: Int) {
        if height == 0, heights.isEmpty { return }
        while heights.count < place { heights.append(0) }
        heights.append(height)
    }
}

extension CALayer {
    /// The draw list of the layer and its sublayers, in its own coordinates (without its position and transform); for the layer
    /// of a view, everything that the view shows.
    public final var drawList: DrawList {
        owner.map { TreePainter.drawList(of: $0) } ?? TreePainter.drawList(of: self)
    }

    /// The draw list of the layer without its style and its sublayers.
    public final var ownDrawing: DrawList { drawing(drawnShape) }

    /// Returns the draw list of the layer without its style and its sublayers.
    final func drawing(_ shape: DrawnShape?) -> DrawList {
        let context = CGContext()
        draw(in: context)
        return DrawList(shapeCommands(shape) + context.drawList.commands)
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
