public import TouchDrawing

extension CALayer {
    /// The draw list of the layer and its sublayers, in its own coordinates (without its position and transform); for the layer
    /// of a view, everything that the view shows.
    public final var drawList: DrawList {
        owner.map { TreePainter.drawList(of: $0) } ?? TreePainter.drawList(of: self)
    }

    /// The draw list of the layer without its style and its sublayers.
    public final var ownDrawing: DrawList {
        let context = CGContext()
        draw(in: context)
        return DrawList(shape + context.drawList.commands)
    }

    /// The draw list of the sublayers, in this layer's coordinates, in the order of `zPosition` and `sublayers`.
    public final var sublayersDrawList: DrawList { TreePainter.drawList(inside: self) }

    /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
    public final func render(in ctx: CGContext) {
        ctx.draw(drawList)
    }
}
