/// A Swift text with the contents of its comments and string literals replaced by blanks.
///
/// Lines and columns stay where they are. An interpolation inside a literal counts as part of the literal.
///
///     code ── "//" ──► line comment ── end of line ──► code
///          ── "/*" ──► block comments, nested ── "*/" ──► code
///          ── quote with n "#" and 1 or 3 '"' ──► literal ── the same quote, closed ──► code
enum CodeText {
    private enum Place {
        case code
        case lineComment
        case blockComment(depth: Int)
        case literal(hashes: Int, quotes: Int)
    }

    /// The remaining text. Works on bytes: a blanked letter of several bytes becomes several blanks.
    static func blanked(_ text: String) -> String {
        let input = Array(text.utf8)
        let (lineFeed, blank, slash, star) = (
            UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "*")
        )
        let (hash, quote, backslash) = (UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var output: [UInt8] = []
        output.reserveCapacity(input.count)
        var place = Place.code
        var index = 0
        func count(_ byte: UInt8, from start: Int) -> Int {
            var end = start
            while end < input.count, input[end] == byte { end += 1 }
            return end - start
        }
        func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
            input[index] == first && index + 1 < input.count && input[index + 1] == second
        }
        func take(_ length: Int, visible: Bool) {
            for byte in input[index..<min(index + length, input.count)] {
                output.append(visible || byte == lineFeed ? byte : blank)
            }
            index += length
        }
        while index < input.count {
            switch place {
            case .code:
                let hashes = count(hash, from: index)
                let quotes = count(quote, from: index + hashes)
                if isPair(slash, slash) {
                    place = .lineComment
                    take(2, visible: false)
                } else if isPair(slash, star) {
                    place = .blockComment(depth: 1)
                    take(2, visible: false)
                } else if quotes == 2 || quotes >= 6 {
                    take(hashes + (quotes == 2 ? 2 : 6), visible: false)
                } else if quotes > 0 {
                    place = .literal(hashes: hashes, quotes: quotes >= 3 ? 3 : 1)
                    take(hashes + (quotes >= 3 ? 3 : 1), visible: false)
                } else {
                    take(max(hashes, 1), visible: true)
                }
            case .lineComment:
                if input[index] == lineFeed { place = .code }
                take(1, visible: false)
            case .blockComment(let depth):
                if isPair(slash, star) {
                    place = .blockComment(depth: depth + 1)
                    take(2, visible: false)
                } else if isPair(star, slash) {
                    place = depth == 1 ? .code : .blockComment(depth: depth - 1)
                    take(2, visible: false)
                } else {
                    take(1, visible: false)
                }
            case .literal(let hashes, let quotes):
                if input[index] == backslash, hashes == 0 {
                    take(2, visible: false)
                } else if count(quote, from: index) >= quotes, count(hash, from: index + quotes) >= hashes {
                    place = .code
                    take(quotes + hashes, visible: false)
                } else {
                    take(1, visible: false)
                }
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// The lines of a text with their numbers, counted from 1.
    static func lines(_ text: String) -> [(number: Int, line: Substring)] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
            .map { ($0.offset + 1, Substring($0.element)) }
    }

    /// The words of a line: letters, digits and underscores of ASCII that stand together.
    static func words(_ line: Substring) -> [Substring] {
        line.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): false
            default: true
            }
        }.map { Substring($0) }
    }
}
