import CCairo
import Touchstone

extension Canvas {
    /// Sets the way in which what follows is mixed with what is below.
    func begin(_ mode: CGBlendMode) {
        if mode == .copy {
            // Cairo's own changes nothing beside the shape.
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
        }
        cairo_set_operator(context, mode.inCairo)
    }

    /// Paints a gradient over the clipping area.
    func paint(_ gradient: DrawnGradient, _ map: CGAffineTransform) {
        let pattern =
            switch gradient.shape {
            case .linear(let start, let end): cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            case .radial(let start, let radius, let end, let endRadius):
                cairo_pattern_create_radial(start.x, start.y, radius, end.x, end.y, endRadius)
            }
        func part(_ value: CGFloat) -> Double { value > 0 ? min(value, 1) : 0 }
        for stop in gradient.paddedStops {
            cairo_pattern_add_color_stop_rgba(
                pattern, part(stop.location), part(stop.color.red), part(stop.color.green), part(stop.color.blue),
                part(stop.color.alpha))
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var matrix = map.inverted().inCairo
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        cairo_paint(context)
        cairo_pattern_destroy(pattern)
    }
}

extension CGBlendMode {
    var inCairo: cairo_operator_t {
        switch self {
        case .normal, .copy: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear, .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
