/// A writer of the text format of evemu.
enum EvemuText {
    static func write(_ recording: WrittenRecording, to take: (String) -> Void) {
        let properties = recording.device.properties ?? []
        let name = WrittenRecording.oneLine(recording.device.name ?? "unknown")
        var text = "N: \(name)\nI: 0006 0000 0000 0001\n"
        text += "P:" + (0..<8).map { " " + hexadecimal(properties.rawValue >> ($0 * 8) & 0xff) }.joined() + "\n"
        // EV_SYN, EV_KEY, EV_ABS; their codes in lines of eight bytes.
        text += bits(0, [0, 1, 3], count: 64) + bits(1, recording.device.keys, count: 384)
        text += bits(3, Set(recording.device.axes.keys), count: 64)
        for (code, axis) in recording.axes {
            text += "A: \(hexadecimal(code)) \(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)\n"
        }
        take(text)
        recording.forEachEvent { event in
            take("E: \(event.seconds).\(event.fraction) \(event.code.description) \(event.value)\n")
        }
    }

    private static func bits(_ type: Int, _ codes: Set<Int>, count: Int) -> String {
        stride(from: 0, to: count, by: 64).map { start in
            let bytes = stride(from: start, to: start + 64, by: 8).map { first in
                hexadecimal((0..<8).filter { codes.contains(first + $0) }.reduce(0) { $0 | 1 << $1 })
            }
            return "B: \(hexadecimal(type)) \(bytes.joined(separator: " "))\n"
        }.joined()
    }

    private static func hexadecimal(_ number: Int) -> String {
        WrittenEvent.padded(String(number, radix: 16), to: 2, with: "0")
    }
}
