public import Touchstone

/// Measures texts as a painter with the same fonts breaks them into lines.
///
/// Scenes do not use it: with estimates, which are the same everywhere, their views have the same places everywhere.
public final class TextMeasure {
    private let texts: TextCache

    /// Creates a measure for fonts.
    public init(_ fonts: TextFonts) { texts = TextCache(fonts) }

    /// Returns the number of lines of a text, broken at the width of its rectangle; 0 for one that cannot be seen.
    public func lineCount(of text: DrawnText) -> Int {
        defer { texts.forgetUnused() }
        return texts.block(for: text)?.lineCount ?? 0
    }
}
