internal import TouchDrawing
internal import TouchInput

// Gradients and blend modes.

/// Returns the elements of a gradient.
func svgGradient(_ gradient: DrawnGradient, name: String) -> [String] {
    let (kind, way) =
        switch gradient.shape {
        case .linear(let start, let end):
            (
                "linear",
                "x1=\"\(svgNumber(start.x))\" y1=\"\(svgNumber(start.y))\" x2=\"\(svgNumber(end.x))\" y2=\"\(svgNumber(end.y))\""
            )
        case .radial(let start, let radius, let end, let endRadius):
            (
                "radial",
                "fx=\"\(svgNumber(start.x))\" fy=\"\(svgNumber(start.y))\" fr=\"\(svgNumber(radius))\" "
                    + "cx=\"\(svgNumber(end.x))\" cy=\"\(svgNumber(end.y))\" r=\"\(svgNumber(endRadius))\""
            )
        }
    var lines = ["<\(kind)Gradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" \(way)>"]
    for stop in gradient.paddedStops {
        lines.append(
            " <stop offset=\"\(svgNumber(stop.location))\" stop-color=\"\(svgColor(stop.color))\""
                + "\(svgOpacity("stop-opacity", stop.color.alpha))/>")
    }
    return lines + ["</\(kind)Gradient>"]
}

extension CGBlendMode {
    /// The beginning of a group that is mixed in this mode.
    ///
    /// SVG has the modes of *Compositing and Blending* and `plus-lighter`. In others a group is painted on top if its colors are to be seen, and
    /// not at all if it only removes.
    var svgGroup: String {
        switch self {
        case .normal: "<g>"
        case .multiply: mixed("multiply")
        case .screen: mixed("screen")
        case .overlay: mixed("overlay")
        case .darken: mixed("darken")
        case .lighten: mixed("lighten")
        case .colorDodge: mixed("color-dodge")
        case .colorBurn: mixed("color-burn")
        case .softLight: mixed("soft-light")
        case .hardLight: mixed("hard-light")
        case .difference: mixed("difference")
        case .exclusion: mixed("exclusion")
        case .hue: mixed("hue")
        case .saturation: mixed("saturation")
        case .color: mixed("color")
        case .luminosity: mixed("luminosity")
        case .plusLighter: mixed("plus-lighter")
        case .clear: "<g data-blend=\"clear\" visibility=\"hidden\">"
        case .destinationIn: "<g data-blend=\"destination-in\" visibility=\"hidden\">"
        case .destinationOut: "<g data-blend=\"destination-out\" visibility=\"hidden\">"
        case .copy: "<g data-blend=\"copy\">"
        case .sourceIn: "<g data-blend=\"source-in\">"
        case .sourceOut: "<g data-blend=\"source-out\">"
        case .sourceAtop: "<g data-blend=\"source-atop\">"
        case .destinationOver: "<g data-blend=\"destination-over\">"
        case .destinationAtop: "<g data-blend=\"destination-atop\">"
        case .xor: "<g data-blend=\"xor\">"
        }
    }

    private func mixed(_ name: String) -> String { "<g style=\"mix-blend-mode:\(name)\">" }
}
