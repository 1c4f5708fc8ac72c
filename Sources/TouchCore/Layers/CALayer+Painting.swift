public import TouchDrawing

extension CALayer {
    /// All that the layer and those in it paint, in its own coordinates (without its position and transform); for the layer of a
    /// view, all that the view shows.
    public final var drawList: DrawList {
        owner.map { TreePainter.drawList(of: $0) } ?? TreePainter.drawList(of: self)
    }

    /// What the layer consists of beside its looks and the layers in it.
    public final var ownDrawing: DrawList {
        let context = CGContext()
        draw(in: context)
        return DrawList(shape + context.drawList.commands)
    }

    /// All that the layers in this one paint, in this one's coordinates, in the order of `zPosition` and `sublayers`.
    public final var sublayersDrawList: DrawList { TreePainter.drawList(inside: self) }

    /// Draws the layer and those in it into a context, in the layer's own coordinates.
    public final func render(in ctx: CGContext) {
        ctx.draw(drawList)
    }
}
