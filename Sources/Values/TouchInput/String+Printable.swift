extension Unicode.Scalar {
    /// A Boolean value that indicates whether the scalar controls a terminal or changes the order of the text after it: the
    /// control characters C0 and C1, line and paragraph separators, and the marks, embeddings, overrides and isolates of
    /// bidirectional text.
    package var steersTerminals: Bool {
        value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x061C || value == 0x200E || value == 0x200F
            || (0x2028..<0x202F).contains(value) || (0x2066..<0x206A).contains(value)
    }
}

extension String {
    /// The text with a question mark in place of each character that controls a terminal, line feeds included. Names of devices,
    /// files and options, and lines of files, are untrusted: code that prints them uses this.
    package var printable: String {
        guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
        var text = ""
        for scalar in unicodeScalars { text.unicodeScalars.append(scalar.steersTerminals ? "?" : scalar) }
        return text
    }

    /// The same for a text of several lines: line feeds are kept.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
