/// A formatter of running text beside a timeline: wrapped to its width, with its characters.
public struct TextBlock: Sendable {
    private let options: TimelineOptions

    /// Creates a formatter for the options of a timeline.
    public init(_ options: TimelineOptions) {
        self.options = options
    }

    /// Returns the text in lines, each with a line feed; line ends in it count as blanks, control characters are replaced.
    public func text(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return words.drawable(isASCII: options.isASCII).wrapped(to: options.effectiveWidth)
            .map { $0 + "\n" }.joined()
    }
}
