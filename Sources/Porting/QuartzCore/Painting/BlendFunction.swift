import TouchDrawing

/// Red, green, blue and opacity, 0…1; colors are multiplied by the opacity.
typealias Pixel = SIMD4<Float>

nonisolated extension CGBlendMode {
    /// Returns what is painted, mixed with what is below.
    func mix(_ source: Pixel, over below: Pixel) -> Pixel {
        let (alpha, backing) = (source.w, below.w)
        return switch self {
        case .normal: source + below * (1 - alpha)
        case .clear, .destinationOut: below * (1 - alpha)
        case .copy: source
        case .sourceIn: source * backing
        case .sourceOut: source * (1 - backing)
        case .sourceAtop: source * backing + below * (1 - alpha)
        case .destinationOver: source * (1 - backing) + below
        case .destinationIn: below * alpha
        case .destinationAtop: source * (1 - backing) + below * alpha
        case .xor: source * (1 - backing) + below * (1 - alpha)
        case .plusLighter: (source + below).clamped(lowerBound: .zero, upperBound: .one)
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion:
            blended(source, below) { pure, backdrop in
                Pixel(
                    component(pure.x, backdrop.x), component(pure.y, backdrop.y), component(pure.z, backdrop.z), 1)
            }
        case .hue: blended(source, below) { lit(saturated($0, chroma(of: $1)), lightness(of: $1)) }
        case .saturation: blended(source, below) { lit(saturated($1, chroma(of: $0)), lightness(of: $1)) }
        case .color: blended(source, below) { lit($0, lightness(of: $1)) }
        case .luminosity: blended(source, below) { lit($1, lightness(of: $0)) }
        }
    }

    /// Returns the sum of what is seen of each alone and of the blend where both are.
    private func blended(_ source: Pixel, _ below: Pixel, _ blend: (Pixel, Pixel) -> Pixel) -> Pixel {
        let (alpha, backing) = (source.w, below.w)
        guard alpha > 0, backing > 0 else { return source + below }
        return source * (1 - backing) + below * (1 - alpha)
            + blend(source / alpha, below / backing) * (alpha * backing)
    }

    /// Returns the blend of one component.
    private func component(_ source: Float, _ below: Float) -> Float {
        switch self {
        case .multiply: return source * below
        case .screen: return source + below - source * below
        case .overlay: return CGBlendMode.hardLight.component(below, source)
        case .darken: return min(source, below)
        case .lighten: return max(source, below)
        case .colorDodge: return below <= 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
        case .colorBurn: return below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
        case .softLight:
            if source <= 0.5 { return below - (1 - 2 * source) * below * (1 - below) }
            let curve = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : max(0, below).squareRoot()
            return below + (2 * source - 1) * (curve - below)
        case .hardLight: return source <= 0.5 ? 2 * source * below : 2 * source - 1 + below - (2 * source - 1) * below
        case .difference: return abs(source - below)
        case .exclusion: return source + below - 2 * source * below
        // Not of single components.
        case .normal, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
            .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter:
            return source
        }
    }
}

// Hue, saturation and luminosity, as the W3C's recommendation defines them.

private nonisolated func lightness(of color: Pixel) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

private nonisolated func chroma(of color: Pixel) -> Float {
    max(color.x, color.y, color.z) - min(color.x, color.y, color.z)
}

/// Returns a color with another luminosity, opaque.
private nonisolated func lit(_ color: Pixel, _ luminosity: Float) -> Pixel {
    var lit = color + (luminosity - lightness(of: color))
    let middle = lightness(of: lit)
    let (least, most) = (min(lit.x, lit.y, lit.z), max(lit.x, lit.y, lit.z))
    if least < 0 { lit = middle + (lit - middle) * (middle / (middle - least)) }
    if most > 1 { lit = middle + (lit - middle) * ((1 - middle) / (most - middle)) }
    lit.w = 1
    return lit
}

/// Returns a color with another saturation.
private nonisolated func saturated(_ color: Pixel, _ saturation: Float) -> Pixel {
    let (least, most) = (min(color.x, color.y, color.z), max(color.x, color.y, color.z))
    guard most > least else { return .zero }
    return (color - least) * (saturation / (most - least))
}
