/// The marks that a line gets where a file is quoted in a mail or pasted into a page.
///
///     > [ 1.5] 0003 0035 00000010       a quotation, also within another one (> >, >>)
///     ```text                           the beginning or end of a fence, with its indentation
enum Quotation {
    /// Returns what a line was before it was quoted: nothing for a fence.
    static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let line = LineCleaning.content(of: line)
        guard let first = line.first, [0x20, 0x09, 0x3e, 0x60, 0x7e].contains(first) else { return line }
        let unmarked = withoutMarks(line)
        let text = unmarked.drop(while: isSpace)
        return text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) ? text.prefix(0) : unmarked
    }

    /// Returns a Boolean value that indicates whether a line is quoted.
    static func isMarked(_ line: ArraySlice<UInt8>) -> Bool { line.drop(while: isSpace).first == 0x3e }

    /// Returns a text without the marks of its lines; the text itself if its first line has none.
    static func content(ofText bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.first(where: { !isSpace($0) && $0 != 0x0a }), [0x3e, 0x60, 0x7e].contains(first) else {
            return bytes
        }
        var text: [UInt8] = []
        for line in TextLines(bytes) { text += line.bytes + [0x0a] }
        return text
    }

    private static func withoutMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = line
        while isMarked(rest) {
            rest = rest.drop(while: isSpace).dropFirst()
            if rest.first == 0x20 { rest = rest.dropFirst() }
        }
        return rest
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }
}
