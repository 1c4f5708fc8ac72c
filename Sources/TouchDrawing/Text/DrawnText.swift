import TouchGeometry

/// Text to be painted: what it says, how it looks and where it goes. Whoever paints it breaks it into lines.
public struct DrawnText: Hashable, Sendable {
    /// Where the block of lines lies between the upper and the lower edge.
    public enum VerticalAlignment: Hashable, Sendable {
        /// At the upper edge, as texts that are drawn.
        case top
        /// In the middle, as labels.
        case center
        /// At the lower edge.
        case bottom
    }

    /// What it says; line feeds begin lines.
    public var string: String
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: CGColor
    /// Where it goes, in points.
    public var rect: CGRect
    /// Where its lines lie between the left and the right edge of `rect`.
    public var alignment: NSTextAlignment
    /// Where its block of lines lies between the upper and the lower edge of `rect`.
    public var verticalAlignment: VerticalAlignment
    /// How many lines at most; 0 for any number.
    public var numberOfLines: Int
    /// What becomes of lines that are wider than `rect`, or of the last one of too many.
    public var lineBreakMode: NSLineBreakMode

    /// Creates text; without more, black, in a line broken at words, from the upper left corner.
    public init(
        _ string: String, font: UIFont, color: CGColor = .black, rect: CGRect, alignment: NSTextAlignment = .natural,
        verticalAlignment: VerticalAlignment = .top, numberOfLines: Int = 0,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        (self.string, self.font, self.color, self.rect) = (string, font, color, rect)
        (self.alignment, self.verticalAlignment) = (alignment, verticalAlignment)
        (self.numberOfLines, self.lineBreakMode) = (numberOfLines, lineBreakMode)
    }

    /// The lines that line feeds make, no more of them than `numberOfLines` allows.
    var writtenLines: [String] {
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
