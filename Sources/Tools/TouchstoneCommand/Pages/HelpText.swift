import TouchStory

/// A formatter of running text and lists for help.
struct HelpText {
    /// The width in columns.
    let width: Int

    /// Returns a paragraph with hanging lines.
    func paragraph(_ text: String, indent: Int = 0, hanging: Int = 0) -> String {
        let lines = text.wrapped(to: max(20, width - indent - hanging))
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line + "\n"
        }.joined()
    }

    /// Returns rows with heads in one column and explanations in the other.
    /// - Parameter widestHead: The widest column of heads; by default 24, and less than a third of the width.
    func rows(_ rows: [(head: String, meaning: String)], indent: Int = 2, widestHead: Int? = nil) -> String {
        let widestHead = widestHead ?? min(24, width * 3 / 10)
        let headWidth = min(widestHead, rows.map(\.head.count).max() ?? 0)
        let start = indent + headWidth + 2
        return rows.map { head, meaning in
            let lines = meaning.wrapped(to: max(20, width - start))
            let blanks = String(repeating: " ", count: start)
            let first = String(repeating: " ", count: indent) + head
            // A long head has a line of its own.
            let opening = head.count > headWidth ? first + "\n" + blanks : first + blanks.dropFirst(first.count)
            return opening + lines.joined(separator: "\n" + blanks) + "\n"
        }.joined()
    }
}
