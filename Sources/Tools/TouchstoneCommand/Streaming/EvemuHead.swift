import TouchRecordings

/// The description of the device at the beginning of an evemu recording, before the events.
enum EvemuHead {
    /// Returns the text of the description.
    ///
    /// - Parameter device: The device; without one the text mentions what is missing.
    static func text(_ device: DeviceDescription?, source: String) -> String {
        var text = "# EVEMU 1.3\n# recorded by \(CommandTable.version) from \(line(source))\n"
        guard let device else {
            return text + "# the device is not described; put its description here, as evemu-describe prints it\n"
        }
        text += "N: \(line(device.name ?? "unknown"))\nI: 0000 0000 0000 0000\n"
        let properties = device.properties?.rawValue ?? 0
        text += "P:" + (0..<8).map { " " + hexadecimal(properties >> ($0 * 8) & 0xff) }.joined() + "\n"
        text += bits(0, [0, 1, 3], count: 64) + bits(1, device.keys, count: 768)
        text += bits(3, Set(device.axes.keys), count: 64)
        for (code, axis) in device.axes.sorted(by: { $0.key < $1.key }) {
            text += "A: \(hexadecimal(code)) \(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)\n"
        }
        return text
    }

    private static func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }).printable }

    /// Returns the codes of a type in lines of eight bytes, lowest bit first.
    private static func bits(_ type: Int, _ codes: Set<Int>, count: Int) -> String {
        stride(from: 0, to: count, by: 64).map { start in
            let bytes = (0..<8).map { byte in
                hexadecimal((0..<8).filter { codes.contains(start + byte * 8 + $0) }.reduce(0) { $0 | 1 << $1 })
            }
            return "B: \(hexadecimal(type)) \(bytes.joined(separator: " "))\n"
        }.joined()
    }

    private static func hexadecimal(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
    }
}
