/// A token of Swift, as far as the rewriter distinguishes tokens.
struct Token: Equatable {
    enum Kind: Equatable {
        /// An identifier or a keyword; in backticks, without them.
        case word
        /// A `#` with the word that follows it.
        case pound
        /// A part of a string literal that is not code, or a regular expression between number signs.
        case literal
        /// A number.
        case number
        /// Any other byte.
        case symbol
    }

    let kind: Kind
    let text: String
    /// The bytes of the source that it takes.
    let range: Range<Int>
}

/// The tokens of a source that are compiled, and where its lines begin.
struct Tokens {
    let bytes: [UInt8]
    private(set) var all: [Token] = []
    private var lineStarts = [0]
    private var conditions = Conditions([]) { _ in false }

    init(_ source: String) {
        bytes = Array(source.utf8)
        for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(place + 1) }
        var tokenizer = Tokenizer(bytes)
        let read = tokenizer.tokens()
        conditions = Conditions(read) { [bytes] index in
            bytes[read[index - 1].range.upperBound..<read[index].range.lowerBound].contains(UInt8(ascii: "\n"))
        }
        all = conditions.tokens
    }

    /// The directives that lead to a token: for each block the lines up to that of its branch.
    func conditions(of token: Int) -> [[String]] {
        conditions.place.indices.contains(token) ? conditions.places[conditions.place[token]] : []
    }

    /// The line and the column of a byte, both from 1; a column counts bytes, as the compiler's do.
    func position(of place: Int) -> (line: Int, column: Int) {
        var (low, high) = (0, lineStarts.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= place { low = middle } else { high = middle }
        }
        return (low + 1, place - lineStarts[low] + 1)
    }

    var indices: Range<Int> { all.indices }

    /// The token at an index; an empty symbol outside of the file.
    subscript(_ index: Int) -> Token {
        all.indices.contains(index) ? all[index] : Token(kind: .symbol, text: "", range: bytes.count..<bytes.count)
    }

    /// The text of the token at an index if it is code; the empty string for a literal.
    func code(_ index: Int) -> String { self[index].kind == .literal ? "" : self[index].text }

    /// Returns a Boolean value that indicates whether the tokens from an index on are these words and symbols.
    func matches(_ words: [String], at index: Int) -> Bool {
        words.indices.allSatisfy { code(index + $0) == words[$0] }
    }

    /// The index of the token that closes the parenthesis, bracket or brace at an index; the end of the file without one.
    func closing(_ index: Int) -> Int {
        var depth = 0
        for place in index..<all.count {
            switch code(place) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return all.count - 1
    }

    /// Returns the tokens of a range that are in no parentheses, brackets or braces of it; what opens and closes these is among them.
    func outside(_ range: ClosedRange<Int>) -> [Int] {
        var depth = 0
        return range.filter { index in
            if [")", "]", "}"].contains(code(index)) { depth -= 1 }
            defer { if ["(", "[", "{"].contains(code(index)) { depth += 1 } }
            return depth == 0
        }
    }

    /// The source between two tokens, both included.
    func text(_ tokens: ClosedRange<Int>) -> String {
        String(
            decoding: bytes[self[tokens.lowerBound].range.lowerBound..<self[tokens.upperBound].range.upperBound],
            as: UTF8.self)
    }

    /// Returns a Boolean value that indicates whether a token is on another line than the one before it.
    func beginsLine(_ index: Int) -> Bool {
        index == 0
            || position(of: self[index - 1].range.upperBound).line < position(of: self[index].range.lowerBound).line
    }

    /// Returns the first token of the attributes and modifiers in front of a token of a declaration; the token itself without any.
    func startOfDeclaration(_ token: Int) -> Int {
        var start = token
        while start > 0 {
            if self[start - 1].kind == .word, code(start - 2) == "@" {
                start -= 2
            } else if self[start - 1].kind == .word, Self.modifiers.contains(self[start - 1].text) {
                start -= 1
            } else if code(start - 1) == ")", let opening = opening(of: start - 1), self[opening - 1].kind == .word {
                if code(opening - 2) == "@" {
                    start = opening - 2
                } else if Self.modifiers.contains(self[opening - 1].text) {
                    start = opening - 1
                } else {
                    break
                }
            } else {
                break
            }
        }
        return start
    }

    /// The index of the token that opens the parenthesis, bracket or brace at an index.
    func opening(of closing: Int) -> Int? {
        var depth = 0
        for index in stride(from: closing, through: 0, by: -1) {
            if [")", "]", "}"].contains(code(index)) { depth += 1 }
            if ["(", "[", "{"].contains(code(index)) { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static let modifiers: Set<String> = [
        "public", "internal", "open", "private", "fileprivate", "final", "dynamic", "class", "static", "nonisolated",
        "weak", "lazy", "override",
        "convenience", "required", "mutating", "indirect",
    ]
}
