import TouchTrace
internal import TouchInput

/// A position in a line of a trace, and the values that can be read there. It works on bytes, not characters: a quote stays a
/// quote even before a combining character.
struct TraceCursor {
    private var rest: ArraySlice<UInt8>
    private let start: Int

    init(_ line: ArraySlice<UInt8>) {
        rest = line
        start = line.startIndex
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// The position for an error: the column and the text there.
    private var place: String {
        let next = String(decoding: rest.prefix(20), as: UTF8.self)
        return "at column \(rest.startIndex - start + 1), " + (isAtEnd ? "the end of the line" : "«\(next)»")
    }

    func fault(_ expected: String) -> TraceFault { TraceFault("\(expected) is missing \(place)") }

    /// Moves past the text if it is here. Returns `true` if it is.
    mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    mutating func expect(_ text: String) throws(TraceFault) {
        guard take(text) else { throw fault("«\(text)»") }
    }

    func end() throws(TraceFault) {
        guard isAtEnd else { throw TraceFault("there is something left \(place)", isNewer: hasFields) }
    }

    /// A Boolean value that indicates whether a word stands here, alone or before a value.
    var hasWord: Bool {
        guard rest.first.map({ (97...122).contains($0) }) == true else { return false }
        var copy = self
        _ = copy.word()
        return copy.isAtEndOfValue || copy.take("=")
    }

    /// A Boolean value that indicates whether a word in a value ends here.
    var isAtEndOfValue: Bool {
        let next = rest.first == 34 ? rest.dropFirst() : rest
        return next.first.map { $0 == 32 || next.startIndex == rest.startIndex && ";,@:".utf8.contains($0) } ?? true
    }

    /// A Boolean value that indicates whether the rest of the line consists of words and fields, as any version writes them:
    /// ` word key=value`, or `;key=value` in an input.
    var hasFields: Bool {
        var copy = self
        while !copy.isAtEnd {
            guard copy.take(" ") || copy.take(";"), copy.rest.first.map({ (97...122).contains($0) }) == true else {
                return false
            }
            while let byte = copy.rest.first, byte != 32, byte != 59 {
                if byte == 34 {
                    guard (try? copy.quoted()) != nil else { return false }
                } else {
                    copy.rest.removeFirst()
                }
            }
        }
        return true
    }

    /// Reads lower-case letters, digits and hyphens, possibly none.
    mutating func word() -> String {
        text(while: { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 })
    }

    mutating func integer() throws(TraceFault) -> Int {
        var copy = self
        let digits = copy.text(while: { (48...57).contains($0) || $0 == 45 })
        guard let value = Int(digits) else { throw fault("a whole number") }
        self = copy
        return value
    }

    mutating func number() throws(TraceFault) -> Double {
        var copy = self
        let digits = copy.bytes(while: { (48...57).contains($0) || "+-.einfa".utf8.contains($0) })
        guard let value = Double(traced: digits) else { throw fault("a number") }
        self = copy
        return value
    }

    /// Reads seconds with at most nine decimals, exactly.
    mutating func instant() throws(TraceFault) -> Instant {
        let start = self
        let isNegative = take("-")
        let whole = text(while: { (48...57).contains($0) })
        var decimals = take(".") ? text(while: { (48...57).contains($0) }) : ""
        guard !whole.isEmpty, decimals.utf8.count <= 9 else { throw start.fault("a time in seconds") }
        decimals += String(repeating: "0", count: 9 - decimals.utf8.count)
        guard let value = Int64("\(isNegative ? "-" : "")\(whole)\(decimals)") else {
            throw start.fault("a time within 292 years")
        }
        return Instant(nanoseconds: value)
    }

    /// Reads a text in double quotes.
    mutating func quoted() throws(TraceFault) -> String {
        try expect("\"")
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case 34: return String(decoding: bytes, as: UTF8.self)
            case 92:
                switch rest.popFirst() {
                case 34: bytes.append(34)
                case 92: bytes.append(92)
                case 110: bytes.append(10)
                case 114: bytes.append(13)
                default:
                    throw TraceFault("after a backslash only \\, \", n and r have a meaning, and not that \(place)")
                }
            default: bytes.append(byte)
            }
        }
        throw fault("a closing quote")
    }

    /// Reads texts in quotes, with commas, in brackets.
    mutating func names() throws(TraceFault) -> [String] {
        try expect("[")
        if take("]") { return [] }
        var names = [try quoted()]
        while take(",") { names.append(try quoted()) }
        try expect("]")
        return names
    }

    /// Reads whole numbers with commas, possibly none.
    mutating func integers() throws(TraceFault) -> [Int] {
        guard let byte = rest.first, byte != 32 else { return [] }
        var list = [try integer()]
        while take(",") { list.append(try integer()) }
        return list
    }

    private mutating func text(while isMember: (UInt8) -> Bool) -> String {
        String(decoding: bytes(while: isMember), as: UTF8.self)
    }

    private mutating func bytes(while isMember: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let part = rest.prefix(while: isMember)
        rest = rest.dropFirst(part.count)
        return part
    }
}
