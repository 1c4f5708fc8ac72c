import TouchInput

extension DrawnLayerStyle {
    /// Returns everything that a layer paints, in its own coordinates, from the lowest: shadow, background, contents, its own
    /// drawing, sublayers, border.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of background and border.
    ///   - drawing: The layer's own drawing, in its coordinates.
    ///   - sublayers: The drawing of its sublayers, in its coordinates.
    public func drawList(bounds: CGRect, drawing: DrawList = DrawList(), sublayers: DrawList = DrawList()) -> DrawList {
        guard isSeen else { return DrawList() }
        var builder = DrawListBuilder()
        builder.begin(self, bounds: bounds, drawing: drawing)
        builder.append(sublayers)
        builder.end()
        return DrawList(builder.commands)
    }

    /// A Boolean value that indicates whether any of it is painted.
    package var isSeen: Bool { !isHidden && opacity > 0 }

    /// Returns the border: the ring between the bounds and the bounds inset by its width.
    func border(of bounds: CGRect) -> DrawCommand? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        var ring = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            ring.append(outline(of: bounds, inset: borderWidth))
        }
        return .fill(ring, borderColor, .evenOdd)
    }

    /// The shadow of the layer; `nil` for none.
    var cast: DrawnShadow? {
        guard !masksToBounds, shadowOpacity > 0, let shadowColor else { return nil }
        return DrawnShadow(
            color: shadowColor.faded(by: CGFloat(min(shadowOpacity, 1))), offset: shadowOffset,
            radius: max(0, shadowRadius))
    }

    /// The beginning of a group, if the layer needs one: for its opacity, or for the shadow of everything it paints.
    var opening: DrawCommand? {
        let opacity = max(0, min(CGFloat(self.opacity), 1))
        let shadow = shadowPath == nil ? cast : nil
        return shadow != nil || opacity < 1 ? .beginGroup(opacity: opacity, shadow: shadow) : nil
    }
}
