internal import TouchDrawing
internal import TouchInput

/// A writer of commands as the elements of an SVG file. The commands must be balanced.
struct SVGWriter {
    private let size: CGSize
    private var text = ""
    /// For each open `save` and group: the number of elements that are open in it, and the transform at its beginning.
    private var levels: [(elements: Int, map: CGAffineTransform)] = []
    /// The number of elements opened since the last level began.
    private var open = 0
    /// The transform from the present coordinates to the picture's.
    private var map = CGAffineTransform.identity
    private var clips = 0
    private var filters = 0
    private var gradients = 0

    init(size: CGSize) {
        self.size = size
        let (width, height) = (svgNumber(size.width), svgNumber(size.height))
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
                + "viewBox=\"0 0 \(width) \(height)\">")
        begin()
    }

    /// Closes everything that is open and returns the file.
    mutating func finished() -> String {
        while !levels.isEmpty { end() }
        return text + "</svg>\n"
    }

    mutating func write(_ command: DrawCommand) {
        switch command {
        case .save: begin()
        case .restore, .endGroup: end()
        case .concatenate(let transform):
            map = transform.concatenating(map)
            element("<g transform=\"\(matrix(transform))\">")
        case .clip(let path, let rule):
            clips += 1
            let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            line("<clipPath id=\"clip\(clips)\"><path d=\"\(svgPath(path))\"\(evenOdd)/></clipPath>")
            element("<g clip-path=\"url(#clip\(clips))\">")
        case .beginGroup(let opacity, let shadow):
            begin()
            let filter = shadow.map { " filter=\"url(#\(dropShadow($0)))\"" } ?? ""
            element("<g\(svgOpacity("opacity", opacity))\(filter)>")
        case .fill(let path, let color, let rule):
            let evenOdd = rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
            line(
                "<path d=\"\(svgPath(path))\" fill=\"\(svgColor(color))\"\(svgOpacity("fill-opacity", color.alpha))"
                    + "\(evenOdd)/>")
        case .stroke(let path, let color, let style):
            line(
                "<path d=\"\(svgPath(path))\" fill=\"none\" stroke=\"\(svgColor(color))\""
                    + "\(svgOpacity("stroke-opacity", color.alpha))\(looks(style))/>")
        case .shadow(let path, let shadow):
            let move = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
            let filter = shadow.radius > 0 ? " filter=\"url(#\(blur(shadow)))\"" : ""
            line(
                "<path d=\"\(svgPath(path.applying(move)))\" fill=\"\(svgColor(shadow.color))\""
                    + "\(svgOpacity("fill-opacity", shadow.color.alpha))\(filter)/>")
        case .image(let image, let rect, let opacity):
            line(
                "<image \(place(rect)) preserveAspectRatio=\"none\"\(svgOpacity("opacity", opacity)) "
                    + "href=\"data:image/png;base64,\(base64(image.pngData()))\"/>")
        case .text(let block):
            for written in svgLines(block) { line(written) }
        case .blend(let mode): element(mode.svgGroup)
        case .gradient(let gradient): if !gradient.isEmpty { write(gradient) }
        }
    }

    private mutating func write(_ gradient: DrawnGradient) {
        gradients += 1
        for written in svgGradient(gradient, name: "gradient\(gradients)") { line(written) }
        line("<rect \(place(region)) fill=\"url(#gradient\(gradients))\"/>")
    }

    /// The picture, in the present coordinates.
    private var region: CGRect { CGRect(origin: .zero, size: size).applying(map.inverted()) }

    private mutating func begin() {
        levels.append((open, map))
        open = 0
    }

    private mutating func end() {
        guard let level = levels.last else { return }
        while open > 0 {
            open -= 1
            line("</g>")
        }
        levels.removeLast()
        (open, map) = (level.elements, level.map)
    }

    private mutating func element(_ tag: String) {
        line(tag)
        open += 1
    }

    private mutating func line(_ content: String) {
        let depth = levels.reduce(open) { $0 + $1.elements }
        text += String(repeating: " ", count: depth) + content + "\n"
    }

    private func place(_ rect: CGRect) -> String {
        "x=\"\(svgNumber(rect.minX))\" y=\"\(svgNumber(rect.minY))\" "
            + "width=\"\(svgNumber(rect.width))\" height=\"\(svgNumber(rect.height))\""
    }

    private func matrix(_ m: CGAffineTransform) -> String {
        func number(_ value: CGFloat) -> String { svgNumber(value, places: 6) }
        return "matrix(\(number(m.a)) \(number(m.b)) \(number(m.c)) \(number(m.d)) \(number(m.tx)) \(number(m.ty)))"
    }

    private func looks(_ style: DrawnStrokeStyle) -> String {
        var written = " stroke-width=\"\(svgNumber(style.width))\""
        switch style.cap {
        case .butt: break
        case .round: written += " stroke-linecap=\"round\""
        case .square: written += " stroke-linecap=\"square\""
        }
        switch style.join {
        // SVG's default limit is 4.
        case .miter: written += " stroke-miterlimit=\"\(svgNumber(max(1, style.miterLimit)))\""
        case .round: written += " stroke-linejoin=\"round\""
        case .bevel: written += " stroke-linejoin=\"bevel\""
        }
        if !style.dash.isEmpty {
            var lengths = ""
            for length in style.dash { lengths += (lengths.isEmpty ? "" : " ") + svgNumber(length) }
            written += " stroke-dasharray=\"\(lengths)\""
            if style.dashPhase != 0 { written += " stroke-dashoffset=\"\(svgNumber(style.dashPhase))\"" }
        }
        return written
    }

    /// Returns the primitives of a shadow. Not `feDropShadow`, which is SVG 2: other readers would leave out everything with a shadow.
    private mutating func dropShadow(_ shadow: DrawnShadow) -> String {
        filter(
            shadow,
            "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(svgNumber(shadow.radius))\"/>"
                + "<feOffset dx=\"\(svgNumber(shadow.offset.width))\" dy=\"\(svgNumber(shadow.offset.height))\" result=\"s\"/>"
                + "<feFlood flood-color=\"\(svgColor(shadow.color))\""
                + "\(svgOpacity("flood-opacity", shadow.color.alpha))/>"
                + "<feComposite in2=\"s\" operator=\"in\"/>"
                + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    }

    private mutating func blur(_ shadow: DrawnShadow) -> String {
        filter(shadow, "<feGaussianBlur stdDeviation=\"\(svgNumber(shadow.radius))\"/>")
    }

    /// Writes a filter and returns its name. It covers the whole picture and the reach of the shadow around it.
    private mutating func filter(_ shadow: DrawnShadow, _ effect: String) -> String {
        filters += 1
        let reach = 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
        let region = region.inset(by: UIEdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach))
        line(
            "<filter id=\"shadow\(filters)\" filterUnits=\"userSpaceOnUse\" \(place(region)) "
                + "color-interpolation-filters=\"sRGB\">\(effect)</filter>")
        return "shadow\(filters)"
    }
}
