/// The legend of the glyphs.
struct Legend {
    let options: TimelineOptions

    private static let entries: [(heading: String, [(symbols: [Symbol], meaning: String)])] = [
        ("finger", [([.down], "down"), ([.line], "held or moving"), ([.up], "up"), ([.cancelled], "cancelled")]),
        (
            "recognizer",
            [
                ([.possible], "watching"), ([.waiting], "waits for another"), ([.recognized], "recognized"),
                ([.began, .going, .ended], "began, changed, ended"), ([.failed], "failed"),
            ]
        ),
        (
            "view",
            [
                ([.receivedBegan], "receives began"), ([.waiting], "lift kept from it"),
                ([.receivedEnded], "receives ended"),
                ([.cancelled], "receives cancelled"),
            ]
        ),
    ]

    /// The lines; entries that do not fit side by side go below each other.
    var lines: [StyledLine] {
        Self.entries.flatMap { heading, entries in
            var lines = [StyledLine(heading.fitted(to: 12, isASCII: true), .dim)]
            var width = 12
            for (symbols, meaning) in entries {
                let glyphs = String(symbols.map { $0.glyph(isASCII: options.isASCII) })
                let needed = glyphs.count + 1 + meaning.count
                if width + needed > options.effectiveWidth {
                    lines.append(StyledLine(String(repeating: " ", count: 12)))
                    width = 12
                }
                lines[lines.count - 1].add(glyphs, symbols[0].style)
                lines[lines.count - 1].add(" \(meaning)  ", .dim)
                width += needed + 2
            }
            return lines
        }
    }
}
