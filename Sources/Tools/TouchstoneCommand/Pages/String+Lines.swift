import TouchStory

extension String {
    /// Returns the lines without characters that control a terminal and, if asked, in ASCII.
    func drawn(isASCII: Bool) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).drawable(isASCII: isASCII) }
            .joined(separator: "\n")
    }
}
