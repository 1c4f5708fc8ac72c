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
