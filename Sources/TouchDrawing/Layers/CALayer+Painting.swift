import TouchGeometry

extension CALayer {
    /// All that the layer and those in it paint, in its own coordinates (without its position and transform).
    public final var drawList: DrawList {
        guard !isHidden, opacity > 0 else { return DrawList() }
        return style.drawList(bounds: bounds, drawing: ownDrawing, sublayers: sublayersDrawList)
    }

    /// What the layer consists of beside its looks and the layers in it.
    public final var ownDrawing: DrawList {
        let context = CGContext()
        draw(in: context)
        return DrawList(shape + context.drawList.commands)
    }

    /// All that the layers in this one paint, in this one's coordinates, in the order of `zPosition` and `sublayers`.
    public final var sublayersDrawList: DrawList {
        // Sorting need not keep the order of equals: the places do.
        let order = sublayerStorage.enumerated().sorted { a, b in
            a.element.zPosition == b.element.zPosition
                ? a.offset < b.offset : a.element.zPosition < b.element.zPosition
        }
        var commands: [DrawCommand] = []
        for (_, layer) in order {
            commands += layer.drawList.placed(by: layer.transformToSuperlayer).commands
        }
        return DrawList(commands)
    }

    /// Draws the layer and those in it into a context, in the layer's own coordinates.
    public final func render(in ctx: CGContext) {
        ctx.draw(drawList)
    }
}
