import TouchGeometry

extension DrawnLayerStyle {
    /// All that a layer paints, in its own coordinates, from the lowest: shadow, background, contents, what it draws by
    /// itself, sublayers, border.
    ///
    /// - Parameters:
    ///   - bounds: the rectangle that background and border belong to.
    ///   - drawing: what the layer draws by itself, in its own coordinates.
    ///   - sublayers: what its sublayers paint, in its coordinates.
    public func drawList(bounds: CGRect, drawing: DrawList = DrawList(), sublayers: DrawList = DrawList()) -> DrawList {
        guard isSeen else { return DrawList() }
        var builder = DrawListBuilder()
        builder.begin(self, bounds: bounds, drawing: drawing)
        builder.append(sublayers)
        builder.end()
        return DrawList(builder.commands)
    }

    /// Whether anything of it is painted.
    package var isSeen: Bool { !isHidden && opacity > 0 }

    /// The border: the ring between the bounds and the bounds made smaller by its width.
    func border(of bounds: CGRect) -> DrawCommand? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        var ring = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            ring.append(outline(of: bounds, inset: borderWidth))
        }
        return .fill(ring, borderColor, .evenOdd)
    }

    /// The shadow that it casts; `nil` for none.
    var cast: DrawnShadow? {
        guard !masksToBounds, shadowOpacity > 0, let shadowColor else { return nil }
        return DrawnShadow(
            color: shadowColor.faded(by: CGFloat(min(shadowOpacity, 1))), offset: shadowOffset,
            radius: max(0, shadowRadius))
    }

    /// The beginning of the group that the layer is, if it has to be one: for its opacity, or for the shadow of all it paints.
    var opening: DrawCommand? {
        let opacity = max(0, min(CGFloat(self.opacity), 1))
        let shadow = shadowPath == nil ? cast : nil
        return shadow != nil || opacity < 1 ? .beginGroup(opacity: opacity, shadow: shadow) : nil
    }
}
