/// The marks that programs which show or send a text leave in its lines:
///
///     ␛[32mEvent: time 1.5 …␛[0m        the colors of a terminal
///     &gt; Event: time 1.5 …            the entities of a page
///     −1, “touch”                       the signs and spaces of a typeset text
///     ABS\_MT\_SLOT                     the escapes of Markdown
enum LineCleaning {
    /// Returns a line as the program printed it: most lines have none of the bytes with which these begin, and are returned as they are.
    static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard needsCleaning(line) else { return line }
        var clean: [UInt8] = []
        clean.reserveCapacity(line.count)
        var rest = line
        while let first = rest.first {
            if first == 0x1b {
                rest = rest.dropFirst(lengthOfEscape(rest))
            } else if let (text, plain) = isMark(first) ? texts.first(where: { rest.starts(with: $0.text) }) : nil {
                clean += plain
                rest = rest.dropFirst(text.count)
            } else {
                clean.append(first)
                rest = rest.dropFirst()
            }
        }
        return clean[...]
    }

    private static func needsCleaning(_ line: ArraySlice<UInt8>) -> Bool {
        line.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                if bytes[place] == 0x1b || isMark(bytes[place]) { return true }
                place += 1
            }
            return false
        }
    }

    /// Returns a Boolean value that indicates whether one of the texts begins with a byte.
    private static func isMark(_ byte: UInt8) -> Bool { byte == 0x26 || byte == 0x5c || byte >= 0xc2 }

    /// Returns the length of an escape sequence: CSI up to its last byte, OSC up to its bell, else two bytes.
    private static func lengthOfEscape(_ rest: ArraySlice<UInt8>) -> Int {
        let body = rest.dropFirst(2)
        switch rest.dropFirst().first {
        case 0x5b: return 3 + body.prefix { !(0x40...0x7e).contains($0) }.count
        case 0x5d: return 3 + body.prefix { $0 != 0x07 }.count
        default: return 2
        }
    }

    private static let texts: [(text: [UInt8], plain: [UInt8])] = [
        (">", ["&gt;"]), ("<", ["&lt;"]), ("&", ["&amp;"]), ("\"", ["&quot;", "\u{201C}", "\u{201D}"]),
        ("'", ["&#39;"]),
        (" ", ["&nbsp;", "&#160;", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}"]),
        ("", ["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}"]),
        ("_", ["\\_"]), ("-", ["\u{2011}", "\u{2012}", "\u{2013}", "\u{2212}"]),
    ].flatMap { plain, texts in texts.map { (Array($0.utf8), Array(plain.utf8)) } }
}
