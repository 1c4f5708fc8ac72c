// As in the package around this one, which does not export it.

nonisolated extension String {
    /// The text with the characters escaped that control a terminal or change the order of the text after them, line feeds included: names
    /// of files and messages of libraries come from anywhere.
    package var printable: String {
        unicodeScalars.map { scalar in
            let category = scalar.properties.generalCategory
            let isSafe =
                category != .control && category != .lineSeparator && category != .paragraphSeparator
                && !scalar.properties.isBidiControl
            return isSafe ? String(scalar) : scalar.escaped(asASCII: true)
        }.joined()
    }

    /// The same for a text of several lines: line feeds are kept.
    package var printableLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }.joined(separator: "\n")
    }
}
