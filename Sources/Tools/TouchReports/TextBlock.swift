import TouchStory

/// A formatter of running text beside a timeline: wrapped to its width, with its characters.
package struct TextBlock: Sendable {
    private let options: TimelineOptions

    /// Creates a formatter for the options of a timeline.
    package init(_ options: TimelineOptions) {
        self.options = options
    }

    /// Returns the text in lines, each with a line feed; line ends in it count as blanks, control characters are replaced.
    package func text(_ text: String) -> String { self.text(text, first: "", others: "") }

    /// Returns the text in lines, each with a line feed and an indentation.
    /// - Parameters:
    ///   - text: The text; line ends in it count as blanks, control characters are replaced.
    ///   - first: The indentation of the first line, or what stands before it; not wider than that of the others.
    ///   - others: The indentation of the other lines.
    package func text(_ text: String, first: String, others: String) -> String {
        let words = text.split { $0.isNewline }.joined(separator: " ")
        return words.drawable(isASCII: options.isASCII).wrapped(to: options.effectiveWidth - others.count).enumerated()
            .map { "\($0.offset == 0 ? first : others)\($0.element)\n" }.joined()
    }
}
