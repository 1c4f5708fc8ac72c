import TouchTimeline

extension String {
    /// Lines of text with nothing in them that a terminal would take for a command, and where asked in ASCII.
    func drawn(isASCII: Bool) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).drawable(isASCII: isASCII) }
            .joined(separator: "\n")
    }
}
