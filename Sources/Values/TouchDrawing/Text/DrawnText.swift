import TouchInput

/// A text to be painted: its string, look and place. The painter breaks it into lines.
public struct DrawnText: Hashable, Sendable {
    /// The position of the block of lines between the upper and the lower edge.
    public enum VerticalAlignment: Hashable, Sendable {
        /// At the upper edge, as in text that is drawn.
        case top
        /// In the middle, as in labels.
        case center
        /// At the lower edge.
        case bottom
    }

    /// The string; line feeds begin lines.
    public var string: String
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: CGColor
    /// The rectangle of the text, in points.
    public var rect: CGRect
    /// The position of lines between the left and the right edge of `rect`.
    public var alignment: NSTextAlignment
    /// The position of the block of lines between the upper and the lower edge of `rect`.
    public var verticalAlignment: VerticalAlignment
    /// The largest number of lines; 0 for any number.
    public var numberOfLines: Int
    /// The treatment of lines that are wider than `rect`, or of the last line if there are too many.
    public var lineBreakMode: NSLineBreakMode

    /// Creates text; by default black, in one line broken at words, from the upper left corner.
    public init(
        _ string: String, font: UIFont, color: CGColor = .black, rect: CGRect, alignment: NSTextAlignment = .natural,
        verticalAlignment: VerticalAlignment = .top, numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        (self.string, self.font, self.color, self.rect) = (string, font, color, rect)
        (self.alignment, self.verticalAlignment) = (alignment, verticalAlignment)
        (self.numberOfLines, self.lineBreakMode) = (numberOfLines, lineBreakMode)
    }

    /// The lines as separated by line feeds, at most `numberOfLines`.
    package var writtenLines: [String] {
        var lines = [""]
        for scalar in string.unicodeScalars {
            if scalar == "\n" {
                if lines.count == numberOfLines { break }
                lines.append("")
            } else {
                lines[lines.count - 1].unicodeScalars.append(scalar)
            }
        }
        return lines
    }
}
