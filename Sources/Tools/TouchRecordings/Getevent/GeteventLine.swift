/// An event as getevent prints it, with names or numbers:
///
///     [   123.456789] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001a3
///     [   123.456789] 0003 0035 000001a3             rate 60
///     1234-567890: /dev/input/event2: 0003 0035 000001a3      before Android 4.2, in seconds and microseconds
struct GeteventLine {
    /// The time in nanoseconds; `nil` if getevent was called without `-t`.
    var time: TextLine.Number?
    /// The device node; `nil` if getevent was called with one.
    var device: String?
    var type: Int
    /// The code; `nil` for a key or another code that is unrelated to touches and is written with a name.
    var code: Int?
    var value: Int

    /// Parses a line; `nil` if it is not an event.
    init?(_ line: TextLine) {
        var line = line
        if line.takeByte(UInt8(ascii: "[")) {
            time = line.takeSeconds()
            line.skipSpaces()
            guard time != nil, line.takeByte(UInt8(ascii: "]")) else { return nil }
        } else {
            time = Self.takeOldTime(&line)
        }
        line.skipSpaces()
        if line.next == UInt8(ascii: "/") {
            guard let path = line.takeWord(), path.last == UInt8(ascii: ":") else { return nil }
            device = String(decoding: path.dropLast(), as: UTF8.self)
        }
        guard let typeWord = line.takeWord(), let codeWord = line.takeWord(), let valueWord = line.takeWord(),
            let type = Self.number(typeWord, KernelLabels.types, digits: 4),
            let value = Self.number(valueWord, KernelLabels.values, digits: 8)
        else { return nil }
        code = Self.number(codeWord, KernelLabels.codes(ofType: type), digits: 4)
        // A name that is not known here is one of the many keys; otherwise it is invalid.
        if code == nil, !Self.isName(codeWord) || type == 0 || type == 3 { return nil }
        self.type = type
        // 32 bits with a sign: ffffffff is -1.
        self.value = Int(Int32(truncatingIfNeeded: value))
        line.skipSpaces()
        guard line.next != nil else { return }
        // The rate or a remark may follow; three numbers before a text are no event, and another event would be lost.
        let isEvent = { (word: ArraySlice<UInt8>) in
            ["/dev/", "EV_", "["].contains { word.starts(with: $0.utf8) }
        }
        guard time != nil || device != nil,
            !line.bytes[line.position...].split(separator: 0x20).contains(where: isEvent)
        else { return nil }
    }

    /// Returns a Boolean value that indicates whether a line begins like an event of a device: the rest of it may have been wrapped.
    static func begins(_ line: TextLine) -> Bool {
        var line = line
        guard line.takeByte(UInt8(ascii: "[")), line.takeSeconds() != nil else { return false }
        line.skipSpaces()
        guard line.takeByte(UInt8(ascii: "]")) else { return false }
        line.skipSpaces()
        return line.take("/dev/")
    }

    private static func takeOldTime(_ line: inout TextLine) -> TextLine.Number? {
        var rest = line
        guard let seconds = rest.takeSeconds(), rest.takeByte(UInt8(ascii: "-")),
            let micros = rest.takeDigits(radix: 10),
            rest.takeByte(UInt8(ascii: ":")), (0..<1_000_000).contains(micros.value)
        else { return nil }
        line = rest
        return TextLine.Number(value: seconds.value + micros.value * 1000, fits: seconds.fits)
    }

    /// Returns a number by its name or its hexadecimal digits, of which there are exactly so many.
    static func number(_ word: ArraySlice<UInt8>, _ names: [String: Int], digits: Int) -> Int? {
        var text = TextLine(word)
        if word.count == digits, let number = text.takeNumber(radix: 16), number.value >= 0 { return Int(number.value) }
        return isName(word) ? names[String(decoding: word, as: UTF8.self)] : nil
    }

    private static func isName(_ word: ArraySlice<UInt8>) -> Bool {
        word.count <= 40 && word.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } == true
    }
}
