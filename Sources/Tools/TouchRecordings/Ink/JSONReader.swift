/// A strict reader of JSON according to RFC 8259: no comments, no trailing commas, no duplicate names in an object, no numbers that
/// are not finite. A byte order mark is skipped. Text that is nested deeper than `maximumDepth` is an error.
package struct JSONReader {
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private let source: String
    private var place = 0
    private var line = 1

    /// Returns the value of a whole text.
    /// - Parameters:
    ///   - bytes: The bytes of the text.
    ///   - source: The name of its file, for errors.
    ///   - line: The number of its first line in the file, for errors and values.
    package static func read(_ bytes: [UInt8], source: String, line: Int = 1) throws(RecordingError) -> JSONValue {
        var reader = JSONReader(bytes: bytes, source: source)
        reader.line = line
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { reader.place = 3 }
        reader.skipSpace()
        guard reader.next != nil else { throw RecordingError(.empty, source: source, line: line) }
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.next == nil else { throw reader.error("something follows the end of the JSON text") }
        return value
    }

    private init(bytes: [UInt8], source: String) {
        self.bytes = bytes
        self.source = source
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func error(_ message: String) -> RecordingError {
        RecordingError(.malformedJSON, source: source, line: line, message: message)
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
            if byte == 0x0a { line += 1 }
            place += 1
        }
    }

    private mutating func take(byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        place += 1
        return true
    }

    private mutating func take(_ text: StaticString) -> Bool {
        let isThere = text.withUTF8Buffer { bytes[place...].starts(with: $0) }
        if isThere { place += text.utf8CodeUnitCount }
        return isThere
    }

    /// Takes the comma before the next element, or the end of the list or object. Returns `true` if there is another element.
    private mutating func takesAnother(_ end: UInt8, isFirst: Bool) throws(RecordingError) -> Bool {
        skipSpace()
        guard let byte = next else { throw error("the text ends within a list or object that starts before") }
        if byte == end {
            place += 1
            return false
        }
        if isFirst { return true }
        guard byte == UInt8(ascii: ",") else { throw error("a comma is missing") }
        place += 1
        skipSpace()
        if next == end { throw error("there is a comma too many") }
        return true
    }

    private mutating func value(depth: Int) throws(RecordingError) -> JSONValue {
        guard depth < Self.maximumDepth else { throw error("lists are nested deeper than \(Self.maximumDepth)") }
        let start = line
        guard let byte = next else { throw error("the text ends where a value is due") }
        let content: JSONValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = .object(try object(depth: depth))
        case UInt8(ascii: "["): content = .array(try array(depth: depth))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
        default:
            if take("true") {
                content = .bool(true)
            } else if take("false") {
                content = .bool(false)
            } else if take("null") {
                content = .null
            } else {
                throw error("this is no value of JSON")
            }
        }
        return JSONValue(content: content, line: start)
    }

    private mutating func array(depth: Int) throws(RecordingError) -> [JSONValue] {
        place += 1
        var values: [JSONValue] = []
        while try takesAnother(UInt8(ascii: "]"), isFirst: values.isEmpty) {
            values.append(try value(depth: depth + 1))
        }
        return values
    }

    private mutating func object(depth: Int) throws(RecordingError) -> [(name: String, value: JSONValue)] {
        place += 1
        var members: [(name: String, value: JSONValue)] = []
        var names: Set<String> = []
        while try takesAnother(UInt8(ascii: "}"), isFirst: members.isEmpty) {
            guard next == UInt8(ascii: "\"") else { throw error("the name of a member must stand in quotation marks") }
            let name = try string()
            guard names.insert(name).inserted else { throw error("the member \(name) is given twice") }
            skipSpace()
            guard take(byte: ":") else { throw error("a colon is missing after \(name)") }
            skipSpace()
            members.append((name, try value(depth: depth + 1)))
        }
        return members
    }

    private mutating func number() throws(RecordingError) -> Double {
        let start = place
        _ = take(byte: "-")
        guard let first = next, isDigit(first) else { throw error("a number lacks its digits") }
        takeDigits()
        if first == UInt8(ascii: "0"), bytes[start..<place].count(where: isDigit) > 1 {
            throw error("a number starts with a 0 too many")
        }
        if take(byte: ".") { try takeSomeDigits() }
        if take(byte: "e") || take(byte: "E") {
            if !take(byte: "+") { _ = take(byte: "-") }
            try takeSomeDigits()
        }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        guard let number = Double(text), number.isFinite else { throw error("the number \(text) is too large") }
        return number
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func takeDigits() {
        while let byte = next, isDigit(byte) { place += 1 }
    }

    private mutating func takeSomeDigits() throws(RecordingError) {
        let start = place
        takeDigits()
        if place == start { throw error("a number lacks its digits") }
    }

    private mutating func string() throws(RecordingError) -> String {
        place += 1
        var units: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw error("a text is not closed on its line") }
            place += 1
            if byte == UInt8(ascii: "\\") {
                units += Array(String(try escaped()).utf8)
            } else {
                units.append(byte)
            }
        }
        guard next != nil else { throw error("the text ends within quotation marks") }
        place += 1
        guard let text = String(validating: units, as: UTF8.self) else { throw error("a text is not in UTF-8") }
        return text
    }

    private mutating func escaped() throws(RecordingError) -> Character {
        guard let byte = next else { throw error("the text ends within quotation marks") }
        place += 1
        switch byte {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try scalar())
        default: throw error("there is no such escape in JSON")
        }
    }

    /// Reads four digits, or two times four for a character beyond the first plane.
    private mutating func scalar() throws(RecordingError) -> Unicode.Scalar {
        let first = try fourDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        if (0xd800..<0xdc00).contains(first), take("\\u") {
            let second = try fourDigits()
            if (0xdc00..<0xe000).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
            {
                return scalar
            }
        }
        throw error("an escape names half a character")
    }

    private mutating func fourDigits() throws(RecordingError) -> UInt32 {
        var number: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("an escape lacks its four digits")
            }
            number = number << 4 + UInt32(digit)
            place += 1
        }
        return number
    }
}
