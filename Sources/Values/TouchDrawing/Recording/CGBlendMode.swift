import TouchInput

/// The way in which what is painted is mixed with what is below.
///
/// The colors of the first sixteen are computed as the W3C's *Compositing and Blending* says. In the formulas of the others, *S* is what is painted
/// and *D* what is below, multiplied by the opacities *Sa* and *Da*. (Core Graphics' `plusDarker` is left out: no other painter has it.)
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    /// On top.
    case normal = 0
    /// The product.
    case multiply = 1
    /// The product of the complements.
    case screen = 2
    /// `multiply` or `screen`, by what is below.
    case overlay = 3
    /// The darker component.
    case darken = 4
    /// The lighter component.
    case lighten = 5
    /// Brightened by what is painted.
    case colorDodge = 6
    /// Darkened by what is painted.
    case colorBurn = 7
    /// Darkened or brightened, gently, by what is painted.
    case softLight = 8
    /// `multiply` or `screen`, by what is painted.
    case hardLight = 9
    /// The difference.
    case difference = 10
    /// The difference with less contrast.
    case exclusion = 11
    /// The hue of what is painted.
    case hue = 12
    /// The saturation of what is painted.
    case saturation = 13
    /// Hue and saturation of what is painted.
    case color = 14
    /// The luminosity of what is painted.
    case luminosity = 15
    /// The removal of what is below: D·(1 − Sa), in a context with a color that counts as opaque.
    case clear = 16
    /// S.
    case copy = 17
    /// S·Da.
    case sourceIn = 18
    /// S·(1 − Da).
    case sourceOut = 19
    /// S·Da + D·(1 − Sa).
    case sourceAtop = 20
    /// S·(1 − Da) + D.
    case destinationOver = 21
    /// D·Sa.
    case destinationIn = 22
    /// D·(1 − Sa).
    case destinationOut = 23
    /// S·(1 − Da) + D·Sa.
    case destinationAtop = 24
    /// S·(1 − Da) + D·(1 − Sa).
    case xor = 25
    /// S + D, at most 1.
    case plusLighter = 27

    /// A Boolean value that indicates whether a command changes the whole clipping area, also where it paints nothing.
    public var isUnbounded: Bool {
        switch self {
        case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .sourceAtop, .destinationOver,
            .destinationOut, .xor, .plusLighter:
            false
        }
    }
}

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
    /// Returns the command with its color, or the colors of its gradient, converted.
    func recolored(_ convert: (CGColor) -> CGColor) -> DrawCommand {
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
