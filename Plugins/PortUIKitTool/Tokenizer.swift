/// Divides a source into tokens. It knows comments, which nest, and literals: with number signs, of several lines, with code in
/// them.
struct Tokenizer {
    private let bytes: [UInt8]
    private var place = 0
    private var result: [Token] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() -> [Token] {
        readCode(isInterpolation: false)
        return result
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func starts(_ text: StaticString, _ offset: Int = 0) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where byte(offset + index) != text.utf8Start[index] { return false }
        return true
    }

    private mutating func add(_ kind: Token.Kind, from start: Int) {
        var text = String(decoding: bytes[start..<place], as: UTF8.self)
        if text.hasPrefix("`") { text = String(text.dropFirst().dropLast()) }
        result.append(Token(kind: kind, text: text, range: start..<place))
    }

    /// Reads to the end of the file, or over the parenthesis that closes an interpolation.
    private mutating func readCode(isInterpolation: Bool) {
        var depth = 0
        while place < bytes.count {
            let start = place
            switch byte() {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                place += 1
            case UInt8(ascii: "/") where starts("//"):
                while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
            case UInt8(ascii: "/") where starts("/*"):
                skipComment()
            case UInt8(ascii: "\""):
                readString(signs: 0)
            case UInt8(ascii: "#"):
                readPound()
            case UInt8(ascii: "`"):
                place += 1
                while place < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { place += 1 }
                place = min(place + 1, bytes.count)
                add(.word, from: start)
            case let letter where isWord(letter):
                while isWord(byte()) { place += 1 }
                add((UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter) ? .number : .word, from: start)
            default:
                if byte() == UInt8(ascii: "(") { depth += 1 }
                if byte() == UInt8(ascii: ")") { depth -= 1 }
                place += 1
                add(.symbol, from: start)
                if isInterpolation, depth == 0 { return }
            }
        }
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            return true
        default:
            return false
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts("/*") {
                depth += 1
                place += 2
            } else if starts("*/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    /// Reads a literal with number signs, or a `#` with its word.
    private mutating func readPound() {
        let start = place
        var signs = 0
        while byte(signs) == UInt8(ascii: "#") { signs += 1 }
        if byte(signs) == UInt8(ascii: "\"") {
            place += signs
            return readString(signs: signs)
        }
        place += signs
        if byte() == UInt8(ascii: "/") {
            place += 1
            while place < bytes.count, byte() != UInt8(ascii: "/") || !isFollowed(by: signs, after: 1) { place += 1 }
            place = min(place + 1 + signs, bytes.count)
            return add(.literal, from: start)
        }
        while isWord(byte()) { place += 1 }
        add(.pound, from: start)
    }

    private func isFollowed(by signs: Int, after offset: Int) -> Bool {
        (0..<signs).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Reads a string literal from its first quotation mark, which follows its number signs.
    private mutating func readString(signs: Int) {
        var start = place - signs
        let isLong = starts("\"\"\"")
        place += isLong ? 3 : 1
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\"), isFollowed(by: signs, after: 1) {
                place += 1 + signs
                guard byte() == UInt8(ascii: "(") else {
                    place += 1
                    continue
                }
                add(.literal, from: start)
                readCode(isInterpolation: true)
                start = place
            } else if isLong
                ? starts("\"\"\"") && isFollowed(by: signs, after: 3)
                : byte() == UInt8(ascii: "\"") && isFollowed(by: signs, after: 1)
            {
                place += (isLong ? 3 : 1) + signs
                return add(.literal, from: start)
            } else if !isLong, byte() == UInt8(ascii: "\n") {
                // An unfinished literal: the compiler reports it.
                return add(.literal, from: start)
            } else {
                place += 1
            }
        }
        place = min(place, bytes.count)
        add(.literal, from: start)
    }
}
