import TouchGeometry

extension DrawList {
    /// The list as an SVG file, one element a line: the same list gives the same text, everywhere.
    ///
    /// Images are inside as PNG. Texts begin lines where their string does and nowhere else, for nobody measures here;
    /// how many lines there may be and how they are broken is written as `data-` attributes.
    ///
    /// - Parameters:
    ///   - size: the size of the picture, in points; what is outside is not seen.
    ///   - background: the colour below everything; nil for none.
    public func svg(size: CGSize, background: CGColor? = nil) -> String {
        var writer = SVGWriter(size: size)
        if let background {
            let rect = CGRect(origin: .zero, size: size)
            writer.write(.fill(PathOutline(rect: rect), background, .winding))
        }
        for command in balanced.commands { writer.write(command) }
        return writer.finished()
    }
}
