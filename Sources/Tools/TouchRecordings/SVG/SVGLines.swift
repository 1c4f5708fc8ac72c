internal import TouchDrawing
internal import TouchInput

// Texts as elements. Since text is not measured, lines have the spacing and height of those of the system's font.

/// The distance between lines, as a part of the font's size.
private let lineHeight: CGFloat = 1.193
/// The distance of a line's baseline from its top, as a part of the font's size.
private let ascender: CGFloat = 0.952

/// Returns the elements of a text, one for each line of it that is not empty.
func svgLines(_ text: DrawnText) -> [String] {
    let lines = text.writtenLines
    let size = text.font.pointSize
    let height = CGFloat(lines.count) * lineHeight * size
    let top =
        switch text.verticalAlignment {
        case .top: text.rect.minY
        case .center: text.rect.midY - height / 2
        case .bottom: text.rect.maxY - height
        }
    let (x, anchor) =
        switch text.alignment {
        case .left, .natural, .justified: (text.rect.minX, "")
        case .center: (text.rect.midX, " text-anchor=\"middle\"")
        case .right: (text.rect.maxX, " text-anchor=\"end\"")
        }
    let breaking =
        switch text.lineBreakMode {
        case .byWordWrapping: ""
        case .byCharWrapping: " data-line-break=\"characters\""
        case .byClipping: " data-line-break=\"clip\""
        case .byTruncatingHead: " data-line-break=\"truncate-head\""
        case .byTruncatingTail: " data-line-break=\"truncate-tail\""
        case .byTruncatingMiddle: " data-line-break=\"truncate-middle\""
        }
    let most = text.numberOfLines > 0 ? " data-lines=\"\(text.numberOfLines)\"" : ""
    var elements: [String] = []
    for (index, line) in lines.enumerated() where !line.isEmpty {
        let y = top + (CGFloat(index) * lineHeight + ascender) * size
        elements.append(
            "<text x=\"\(svgNumber(x))\" y=\"\(svgNumber(y))\"\(fontAttributes(text.font))"
                + " fill=\"\(svgColor(text.color))\"\(svgOpacity("fill-opacity", text.color.alpha))\(anchor)"
                + "\(breaking)\(most) xml:space=\"preserve\">\(svgEscaped(line))</text>")
    }
    return elements
}

private func fontAttributes(_ font: UIFont) -> String {
    let family =
        switch font.familyName {
        case UIFont.systemFamily: "system-ui, sans-serif"
        case UIFont.monospacedFamily: "ui-monospace, monospace"
        default: svgEscaped(font.familyName)
        }
    let weight = font.weight.css == 400 ? "" : " font-weight=\"\(font.weight.css)\""
    let style = font.isItalic ? " font-style=\"italic\"" : ""
    return " font-family=\"\(family)\" font-size=\"\(svgNumber(font.pointSize))\"\(weight)\(style)"
}
