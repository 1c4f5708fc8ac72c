import TouchGeometry

extension LayerStyle {
    /// All that a layer paints, in its own coordinates, from the lowest: shadow, background, contents, what it draws by
    /// itself, sublayers, border.
    ///
    /// - Parameters:
    ///   - bounds: the rectangle that background and border belong to.
    ///   - drawing: what the layer draws by itself, in its own coordinates.
    ///   - sublayers: what its sublayers paint, in its coordinates.
    public func drawList(bounds: CGRect, drawing: DrawList = DrawList(), sublayers: DrawList = DrawList()) -> DrawList {
        let opacity = max(0, min(CGFloat(self.opacity), 1))
        guard !isHidden, opacity > 0 else { return DrawList() }
        var inner: [DrawCommand] = []
        if let backgroundColor, backgroundColor.alpha > 0 {
            inner.append(.fill(outline(of: bounds), backgroundColor, .winding))
        }
        var cut: [DrawCommand] = []
        if let contents { cut.append(.image(contents, bounds, opacity: 1)) }
        cut += drawing.balanced.commands + sublayers.balanced.commands
        if masksToBounds, !cut.isEmpty {
            cut = [.save, .clip(outline(of: bounds), .winding)] + cut + [.restore]
        }
        inner += cut
        if let border = border(of: bounds) { inner.append(border) }
        return DrawList(together(inner, opacity))
    }

    /// The border: the ring between the bounds and the bounds made smaller by its width.
    private func border(of bounds: CGRect) -> DrawCommand? {
        guard borderWidth > 0, let borderColor, borderColor.alpha > 0 else { return nil }
        var ring = outline(of: bounds)
        if borderWidth * 2 < min(bounds.width, bounds.height) {
            ring.append(outline(of: bounds, inset: borderWidth))
        }
        return .fill(ring, borderColor, .evenOdd)
    }

    /// The commands with the shadow below them and the opacity over all.
    private func together(_ inner: [DrawCommand], _ opacity: CGFloat) -> [DrawCommand] {
        var cast: Shadow?
        if !masksToBounds, shadowOpacity > 0, let shadowColor {
            cast = Shadow(
                color: shadowColor.faded(by: CGFloat(min(shadowOpacity, 1))), offset: shadowOffset,
                radius: max(0, shadowRadius))
        }
        if let cast, let shadowPath {
            let all = [.shadow(shadowPath, cast)] + inner
            return opacity < 1 ? [.beginGroup(opacity: opacity, shadow: nil)] + all + [.endGroup] : all
        }
        guard !inner.isEmpty, cast != nil || opacity < 1 else { return inner }
        return [.beginGroup(opacity: opacity, shadow: cast)] + inner + [.endGroup]
    }
}
