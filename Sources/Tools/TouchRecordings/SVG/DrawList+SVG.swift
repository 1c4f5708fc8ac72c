public import TouchDrawing
public import TouchInput

extension DrawList {
    /// Returns the list as an SVG file, one element a line: the same list gives the same text on every platform.
    ///
    /// Images are embedded as PNG. Text begins lines only where its string does, since it is not measured;
    /// the limit of lines and the way to break them are written as `data-` attributes.
    ///
    /// - Parameters:
    ///   - size: The size of the picture, in points; anything outside is not visible.
    ///   - background: The color below everything; `nil` for none.
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
