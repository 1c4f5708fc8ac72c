/// The fields of one line of a file, taken one after the other. It works on bytes: a broken file may contain any.
struct TextLine {
    /// A whole number, limited to the range of its type.
    struct Number {
        var value: Int64
        var fits: Bool
    }

    let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        var bytes = bytes
        while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
        while let first = bytes.first, Self.isSpace(first) { bytes.removeFirst() }
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// A Boolean value that indicates whether the line is empty or a comment.
    var isBlank: Bool { bytes.isEmpty || bytes.first == 0x23 }

    /// Takes the rest of the line, without the spaces around it.
    mutating func takeText() -> String {
        skipSpaces()
        defer { position = bytes.endIndex }
        return String(decoding: bytes[position...], as: UTF8.self)
    }

    /// Takes a whole number that ends at a space or at the end; `nil` if there is none.
    mutating func takeNumber(radix: Int64 = 10) -> Number? {
        skipSpaces()
        let negative = takeByte(0x2d)
        guard let magnitude = takeDigits(radix: radix), isAtEndOfField else { return nil }
        return Number(value: negative ? -magnitude.value : magnitude.value, fits: magnitude.fits)
    }

    /// Takes seconds with a fraction, as nanoseconds; `nil` if there are none.
    mutating func takeTime() -> Number? {
        let time = takeSeconds()
        return isAtEndOfField ? time : nil
    }

    /// Takes seconds which any text may follow.
    mutating func takeSeconds() -> Number? {
        skipSpaces()
        let negative = takeByte(0x2d)
        guard let seconds = takeDigits(radix: 10) else { return nil }
        var nanoseconds: Int64 = 0
        if takeDecimalMark() {
            var unit: Int64 = 100_000_000
            while position < bytes.endIndex, let digit = Self.digit(bytes[position], radix: 10) {
                nanoseconds += digit * unit
                unit /= 10
                position += 1
            }
        }
        // Less than half of the range, so that the difference of two times does not overflow.
        let most: Int64 = 4_000_000_000
        let whole = min(seconds.value, most) * 1_000_000_000 + nanoseconds
        return Number(value: negative ? -whole : whole, fits: seconds.value <= most)
    }

    /// Takes a point, or a comma that a digit follows: some programs write numbers as the user's language does.
    private mutating func takeDecimalMark() -> Bool {
        if takeByte(0x2e) { return true }
        guard position + 1 < bytes.endIndex, bytes[position] == 0x2c, Self.digit(bytes[position + 1], radix: 10) != nil
        else { return false }
        return takeByte(0x2c)
    }

    /// Takes a text if it is next.
    mutating func take(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    /// Takes the text up to the next space; `nil` at the end.
    mutating func takeWord() -> ArraySlice<UInt8>? {
        skipSpaces()
        let end = bytes[position...].firstIndex(where: Self.isSpace) ?? bytes.endIndex
        defer { position = end }
        return end > position ? bytes[position..<end] : nil
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    /// Takes digits which any text may follow; `nil` if there are none.
    mutating func takeDigits(radix: Int64) -> Number? {
        var number = Number(value: 0, fits: true)
        let start = position
        while position < bytes.endIndex, let digit = Self.digit(bytes[position], radix: radix) {
            let (product, tooLong) = number.value.multipliedReportingOverflow(by: radix)
            let (sum, tooMuch) = product.addingReportingOverflow(digit)
            number =
                tooLong || tooMuch || !number.fits ? Number(value: .max, fits: false) : Number(value: sum, fits: true)
            position += 1
        }
        return position > start ? number : nil
    }

    /// Takes this byte if it is the next.
    mutating func takeByte(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while position < bytes.endIndex, Self.isSpace(bytes[position]) { position += 1 }
    }

    private var isAtEndOfField: Bool {
        position == bytes.endIndex || Self.isSpace(bytes[position]) || bytes[position] == 0x23
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte <= 0x0d && byte >= 0x09
    }

    private static func digit(_ byte: UInt8, radix: Int64) -> Int64? {
        switch byte {
        case 0x30...0x39: Int64(byte - 0x30)
        case 0x41...0x46 where radix == 16: Int64(byte - 0x41 + 10)
        case 0x61...0x66 where radix == 16: Int64(byte - 0x61 + 10)
        default: nil
        }
    }
}
