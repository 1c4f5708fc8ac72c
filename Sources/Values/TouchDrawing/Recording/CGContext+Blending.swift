import TouchInput

// In Core Graphics a shape changes nothing beside itself in any mode; in a draw list, as in other painters, some modes change the
// whole clipping area. So a shape in such a mode is recorded in others that together do the same, and an image is clipped to its rectangle.

extension CGContext {
    /// Sets the way in which everything that is painted from now on is mixed with what is below; `normal` at first.
    ///
    /// Colors that are not opaque are taken as `sourceAtop`, `xor` and `destinationOver` do in the modes `sourceIn`, `sourceOut` and
    /// `destinationAtop`.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Makes a rectangle transparent. The current path is cleared.
    public func clear(_ rect: CGRect) {
        beginPath()
        compose([.fill(PathOutline(rect: rect), .black, .winding)], .clear)
    }

    /// Records a command that paints a shape, a text or a gradient, with the context's opacity, mode and shadow.
    func paint(_ command: DrawCommand) {
        let faded = command.faded(by: state.alpha)
        switch state.blendMode {
        // What is below is removed where the shape is, and the shape added.
        case .copy where !faded.isOpaque:
            compose([command.opaque], .clear)
            compose([faded], .plusLighter)
        case .copy: compose([faded], .normal)
        case .clear: compose([command.opaque], .clear)
        case .sourceIn: compose([faded], .sourceAtop)
        case .sourceOut: compose([faded], .xor)
        case .destinationIn: compose([faded.inverse], .clear)
        case .destinationAtop: compose([faded], .destinationOver)
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .xor, .plusLighter:
            compose([faded], state.blendMode)
        }
    }

    /// Records an image in a rectangle, with the context's opacity, mode and shadow.
    func paint(_ image: UIImage, in rect: CGRect, upsideDown: Bool = false) {
        let mode = state.blendMode
        let outline = PathOutline(rect: rect)
        if mode == .clear { return compose([.fill(outline, .black, .winding)], .clear) }
        var commands = image.commands(in: rect, opacity: state.alpha)
        if upsideDown {
            let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
            commands = [.save, .concatenate(flip)] + commands + [.restore]
        }
        guard mode != .normal else { return compose(commands, mode) }
        if mode.isUnbounded {
            record(.save)
            record(.clip(outline, .winding))
        }
        compose(commands.count == 1 ? commands : [.beginGroup(opacity: 1, shadow: nil)] + commands + [.endGroup], mode)
        if mode.isUnbounded { record(.restore) }
    }
}

extension DrawCommand {
    /// The command with its color as `convert` changes it. A gradient has its first color.
    private func recolored(_ convert: (CGColor) -> CGColor) -> DrawCommand {
        switch self {
        case .fill(let path, let color, let rule): return .fill(path, convert(color), rule)
        case .stroke(let path, let color, let style): return .stroke(path, convert(color), style)
        case .text(var text):
            text.color = convert(text.color)
            return .text(text)
        case .gradient(var gradient):
            for index in gradient.stops.indices {
                gradient.stops[index].color = convert(gradient.stops[index].color)
            }
            return .gradient(gradient)
        case .save, .restore, .concatenate, .clip, .beginGroup, .endGroup, .shadow, .image, .blend: return self
        }
    }

    fileprivate var opaque: DrawCommand {
        recolored { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
    }

    /// The command with 1 less the opacity.
    fileprivate var inverse: DrawCommand {
        recolored { CGColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1 - max(0, min($0.alpha, 1))) }
    }

    fileprivate var isOpaque: Bool { self == opaque }
}
