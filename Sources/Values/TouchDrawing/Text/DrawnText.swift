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

// Only a painter knows the widths of a font's characters, so a host with one provides the measure. It belongs to labels and buttons, and
// so to the main actor, of which this module knows nothing else.
#if hasFeature(Embedded)
    nonisolated(unsafe) private var measuring: ((DrawnText) -> CGSize)?
#else
    @MainActor private var measuring: ((DrawnText) -> CGSize)?
#endif

extension DrawnText {
    /// Sets the function by which labels and buttons measure their text; `nil`, the default, for the estimate `size`.
    ///
    /// The function returns the size of the lines, in points, broken at the width of the text's `rect` if it is above 0, without
    /// regard to the height.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    public static func measure(by function: ((DrawnText) -> CGSize)?) {
        measuring = function
    }

    /// The size that the lines need, in points: as the host measures it, otherwise the estimate `size`.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    public var measuredSize: CGSize { measuring?(self) ?? size }

    /// An estimate of the size that the lines need, in points.
    ///
    /// It takes every character to be 0.55 of the font's size wide, and every line to be 1.2 of it high; both are rounded up to
    /// whole points. Lines that are wider than `rect` are broken, unless its width is 0 or there is only one line.
    public var size: CGSize {
        guard !string.isEmpty else { return .zero }
        let widest = numberOfLines == 1 || rect.width <= 0 ? CGFloat.greatestFiniteMagnitude : rect.width
        let character = font.pointSize * 0.55
        let most = max(1, widest / max(character, 1)).rounded(.down)
        var (count, width): (CGFloat, CGFloat) = (0, 0)
        for line in writtenLines {
            let characters = CGFloat(line.unicodeScalars.count)
            count += max(1, (characters / most).rounded(.up))
            width = max(width, min(characters, most) * character)
        }
        if numberOfLines > 0 { count = min(count, CGFloat(numberOfLines)) }
        return CGSize(width: width.rounded(.up), height: count * (font.pointSize * 1.2).rounded(.up))
    }
}

/// The treatment of text that is too long for a line.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    /// The text continues on the next line, with a whole word.
    case byWordWrapping = 0
    /// The text continues on the next line, with the next character.
    case byCharWrapping = 1
    /// The text is cut off at the edge.
    case byClipping = 2
    /// The beginning is replaced by an ellipsis.
    case byTruncatingHead = 3
    /// The end is replaced by an ellipsis.
    case byTruncatingTail = 4
    /// The middle is replaced by an ellipsis.
    case byTruncatingMiddle = 5
}

/// The position of lines of text between the left and the right edge.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left edge.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right edge.
    case right = 2
    /// At both edges, except for the last line of a paragraph.
    case justified = 3
    /// At the edge where the script begins.
    case natural = 4
}
