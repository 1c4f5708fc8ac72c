import TouchRecordings

/// A mutator of recordings: bytes that are wrong, missing, moved, doubled, and an end that is cut.
struct Mutator {
    /// The bytes with a meaning for the reader, which are more likely to reach new code than others.
    private let alphabet: [UInt8]
    /// The pieces with a meaning for the reader.
    private let pieces: [[UInt8]]
    private let isText: Bool

    init(_ format: RecordingFormat) {
        let common = "0123456789-. \n\r\t\u{0}"
        let (letters, words): (String, [String])
        switch format {
        case .evemu: (letters, words) = ("#EANPBISL:abcdef", ["E: 1.2 0000 0003 0\n", "A: 35 5 5\n", "0000 0002 0"])
        case .libinput:
            (letters, words) = (
                "-[]{},:#\"&*!|>",
                ["- node: x\n", "  - evdev:\n", "    - [0, 0, 0, 3, 0]\n", "version: 2\n", "absinfo:\n"]
            )
        case .getevent:
            (letters, words) = (
                "[]:/_ABSXYMTabcdef",
                ["add device 2: /dev/input/event9\n", "  name: \"x\"\n", "SYN_DROPPED", "ffffffff", "DOWN"]
            )
        case .evtest:
            (letters, words) = (
                ":,()EtypecodvalueMinMax+><",
                [
                    "Input driver version is 1.0.1\n", "  Event type 3 (EV_ABS)\n", "    Event code 53 (X)\n",
                    "      Max 5\n",
                    "SYN_DROPPED", "++++ SYN_MT_REPORT +++", "> ", "\n(ABS_X), ", "value 4294967295", "```\n",
                ]
            )
        case .raw: (letters, words) = ("", ["\u{0}\u{0}\u{3}\u{0}", "\u{3}\u{0}\u{35}\u{0}", "\u{0}\u{0}\u{2}\u{0}"])
        case .csv:
            (letters, words) = (
                ",\"#eEnaif",
                ["began", "moved", "ended", "cancelled", "pencil", "\n\n", "# window: 1 1\n", "1e9", "nan", "-0"]
            )
        case .inkable:
            (letters, words) = (
                "{}[]\",:\\eE+u", ["null", "true", "{}", "[]", "1e400", "\\ud800", "\"phase\":3", "\"isUpdate\":true"]
            )
        @unknown default: (letters, words) = ("", [])
        }
        isText = format != .raw
        alphabet = Array((common + letters).utf8) + [0xff, 0x7f, 0x80, 0xef]
        pieces = words.map { Array($0.utf8) } + [[UInt8](repeating: 0x39, count: 25)]
    }

    /// Returns a mutated recording. Half of them keep their form, so that they get past the reader of lines; the others do not.
    func mutate(_ original: [UInt8], with numbers: inout SplitMix64) -> [UInt8] {
        var bytes = original
        let isGentle = Bool.random(using: &numbers)
        for _ in 0..<Int.random(in: 1...6, using: &numbers) where !bytes.isEmpty {
            if isGentle { change(&bytes, with: &numbers) } else { spoil(&bytes, with: &numbers) }
        }
        return bytes
    }

    /// Changes a digit in a text, or a small number among raw events.
    private func change(_ bytes: inout [UInt8], with numbers: inout SplitMix64) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        if isText {
            guard let digit = bytes[place...].prefix(80).firstIndex(where: { (0x30...0x39).contains($0) }) else {
                return
            }
            bytes[digit] = UInt8.random(in: 0x30...0x39, using: &numbers)
        } else {
            // The low bytes of type, code and value.
            let field = [16, 18, 20][Int.random(in: 0..<3, using: &numbers)]
            let event = place / 24 * 24 + field
            if event < bytes.count { bytes[event] = UInt8.random(in: 0...0x3f, using: &numbers) }
        }
    }

    private func spoil(_ bytes: inout [UInt8], with numbers: inout SplitMix64) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        let other = Int.random(in: 0..<bytes.count, using: &numbers)
        let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &numbers)]
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2: bytes.remove(at: place)
        case 3: bytes.removeLast(min(bytes.count, place / 2))
        case 4: bytes.swapAt(place, other)
        case 5:
            let end = min(max(place, other), min(place, other) + 400)
            bytes.insert(contentsOf: bytes[min(place, other)..<end], at: other)
        case 6: bytes.removeSubrange(min(place, other)..<min(max(place, other), min(place, other) + 60))
        case 7: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
        default: bytes.insert(contentsOf: pieces[Int.random(in: 0..<pieces.count, using: &numbers)], at: place)
        }
    }
}
