/// A parser of the description of a device by `getevent -lp` or `-p`, line by line.
///
///       name:     "touch"
///       events:
///         KEY (0001): BTN_TOUCH
///         ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
///                     ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
///       input props:
///         INPUT_PROP_DIRECT
struct GeteventTable {
    private enum Section {
        case other
        case codes(type: Int)
        case properties
    }

    private var section = Section.other

    /// Takes a line that is indented; what it says goes into the device.
    mutating func take(_ line: TextLine, number: Int, into device: inout KernelDevice, notes: inout NoteBook) {
        let words = Self.words(line)
        guard let first = words.first else { return }
        switch first {
        case "name":
            section = .other
            device.description.name = Self.quoted(line)
        case "input" where words.dropFirst().first == "props":
            section = .properties
            device.description.properties = []
        case "events", "bus", "vendor", "product", "version", "location", "id": section = .other
        default:
            if words.count > 1, first.utf8.count <= 3, words[1].hasPrefix("("), words[1].hasSuffix(")") {
                section = Int(words[1].dropFirst().dropLast(), radix: 16).map { .codes(type: $0) } ?? .other
                takeCodes(Array(words.dropFirst(2)), number: number, into: &device, notes: &notes)
            } else {
                takeCodes(words, number: number, into: &device, notes: &notes)
            }
        }
    }

    private func takeCodes(
        _ words: [String], number: Int, into device: inout KernelDevice, notes: inout NoteBook
    ) {
        switch section {
        case .other, .codes: break
        case .properties:
            guard let word = words.first, let bit = Self.number(word, KernelLabels.properties), bit < 31 else { return }
            device.description.properties?.formUnion(DeviceProperties(rawValue: 1 << bit))
            return
        }
        guard case .codes(let type) = section else { return }
        if type == 1 {
            for word in words where device.description.keys.count < 768 {
                let name = word.hasSuffix("*") ? String(word.dropLast()) : word
                if let key = Self.number(name, KernelLabels.keys) { device.description.keys.insert(key) }
            }
        }
        guard type == 3, let word = words.first, let code = Self.number(word, KernelLabels.axes) else { return }
        func value(_ name: String) -> Int? {
            guard let place = words.firstIndex(of: name), place + 1 < words.count else { return nil }
            var text = TextLine(Array(words[place + 1].utf8)[...])
            return text.takeNumber().map { notes.bounded($0, line: number) }
        }
        guard let minimum = value("min"), let maximum = value("max") else { return }
        device.setAxis(
            code, .init(minimum: minimum, maximum: maximum, resolution: value("resolution") ?? 0), line: number)
    }

    private static func number(_ word: String, _ names: [String: Int]) -> Int? {
        GeteventLine.number(Array(word.utf8)[...], names, digits: 4)
    }

    /// Returns the words between spaces, commas and colons.
    private static func words(_ line: TextLine) -> [String] {
        line.bytes.split { [0x20, 0x09, 0x2c, 0x3a].contains($0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the text between the first and the last quotation mark: getevent escapes nothing.
    private static func quoted(_ line: TextLine) -> String? {
        guard let first = line.bytes.firstIndex(of: 0x22), let last = line.bytes.lastIndex(of: 0x22), first < last
        else {
            return nil
        }
        return String(decoding: line.bytes[(first + 1)..<last], as: UTF8.self)
    }
}
