/// A line of the YAML that `libinput record` writes: an indentation, and optionally a dash, a key and a value.
///
///     devices:                     key
///     - node: /dev/input/event9    dash, key and value
///         0: [0, 4089, 0, 0, 42]   key and value
///         - [0, 0, 3, 57, 1420]    dash and value; text after # is a comment
struct YAMLLine {
    /// The number of spaces before it.
    var indent: Int
    var hasDash = false
    /// The column of the key: after the dash, if there is one.
    var keyIndent: Int
    var key: String?
    /// The value without the comment and the spaces around it; may be empty.
    var value: ArraySlice<UInt8>

    /// Parses a line; `nil` if it is none of these. Check `isBlank` before.
    init?(_ bytes: ArraySlice<UInt8>) {
        var rest = Self.withoutComment(bytes)
        let spaces = rest.prefix { $0 == 0x20 }.count
        indent = spaces
        rest = rest.dropFirst(spaces)
        keyIndent = indent
        if rest.first == 0x2d, rest.count == 1 || rest.dropFirst().first == 0x20 {
            hasDash = true
            rest = rest.dropFirst()
            let gap = rest.prefix { $0 == 0x20 }.count
            rest = rest.dropFirst(gap)
            keyIndent = indent + 1 + gap
        }
        value = rest
        if let colon = Self.colon(in: rest) {
            key = String(decoding: rest[..<colon], as: UTF8.self)
            value = rest[(colon + 1)...].drop { $0 == 0x20 }
        } else if !hasDash {
            return nil
        }
    }

    /// Returns `true` for an empty line, a comment, or the beginning or end of a document.
    static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
        let text = TextLine(bytes)
        return text.isBlank || text.bytes.elementsEqual("---".utf8) || text.bytes.elementsEqual("...".utf8)
    }

    /// A Boolean value that indicates whether the value uses syntax that `libinput record` never writes: anchors, tags, blocks,
    /// objects in braces.
    var isForeign: Bool {
        guard let first = value.first else { return false }
        return "&*!|>{".utf8.contains(first)
    }

    /// The whole numbers between the brackets; `nil` if the value is not such a list.
    var numbers: [TextLine.Number]? {
        guard value.first == 0x5b, value.last == 0x5d else { return nil }
        let inner = value.dropFirst().dropLast()
        if TextLine(inner).bytes.isEmpty { return [] }
        var numbers: [TextLine.Number] = []
        for part in inner.split(separator: 0x2c, omittingEmptySubsequences: false) {
            var text = TextLine(part)
            guard let number = text.takeNumber(), text.next == nil else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// The value as a text. libinput puts quotation marks around it and escapes nothing, not even quotation marks inside.
    var text: String {
        let isQuoted = value.count >= 2 && value.first == 0x22 && value.last == 0x22
        return String(decoding: isQuoted ? value.dropFirst().dropLast() : value, as: UTF8.self)
    }

    /// Returns a Boolean value that indicates whether a list in brackets is open at the end of these bytes.
    static func leavesOpen(_ bytes: ArraySlice<UInt8>) -> Bool {
        let bytes = withoutComment(bytes)
        guard let last = bytes.lastIndex(of: 0x5b) else { return false }
        return !bytes[last...].contains(0x5d)
    }

    /// Returns the bytes without a comment (a # at the beginning or after a space, and not quoted) and without trailing spaces.
    static func withoutComment(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        var from = bytes.startIndex
        if let first = bytes.firstIndex(of: 0x22), let last = bytes.lastIndex(of: 0x22),
            !bytes[..<first].contains(0x23)
        {
            from = last
        }
        var before: UInt8 = from == bytes.startIndex ? 0x20 : 0
        for index in from..<bytes.endIndex {
            if bytes[index] == 0x23, before == 0x20 || before == 0x09 {
                bytes = bytes[..<index]
                break
            }
            before = bytes[index]
        }
        while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0d { bytes.removeLast() }
        return bytes
    }

    /// Returns the position of the colon that ends a key: at the end, or before a space, and not in quotation marks or brackets.
    private static func colon(in bytes: ArraySlice<UInt8>) -> Int? {
        for index in bytes.indices {
            switch bytes[index] {
            case 0x22, 0x5b, 0x7b: return nil
            case 0x3a where index + 1 == bytes.endIndex || bytes[index + 1] == 0x20: return index
            default: break
            }
        }
        return nil
    }
}
