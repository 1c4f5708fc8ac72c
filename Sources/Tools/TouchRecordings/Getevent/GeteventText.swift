/// A writer of the output of `getevent -lp` followed by `getevent -lt`.
enum GeteventText {
    static func write(_ recording: WrittenRecording, to take: (String) -> Void) {
        let device = recording.device
        let node = device.node ?? ""
        var text = "add device 1: \(node)\n  name:     \"\(WrittenRecording.oneLine(device.name ?? "unknown"))\"\n"
        text += "  events:\n"
        let keys = device.keys.sorted().map { label($0, KernelLabels.codeNames(ofType: 1)) }
        text += "    KEY (0001): \(keys.joined(separator: " "))\n"
        var head = "    ABS (0003): "
        for (code, axis) in recording.axes {
            let name = leftAligned(label(code, KernelLabels.codeNames(ofType: 3)), to: 21)
            text +=
                head + "\(name) : value 0, min \(axis.minimum), max \(axis.maximum), fuzz 0, flat 0, "
                + "resolution \(axis.resolution)\n"
            head = "                "
        }
        text += "  input props:\n"
        let properties = device.properties?.numbers ?? []
        text += properties.isEmpty ? "    <none>\n" : ""
        for property in properties { text += "    \(label(property, KernelLabels.propertyNames))\n" }
        take(text)
        recording.forEachEvent { event in
            let type = leftAligned(label(event.code.type, KernelLabels.typeNames), to: 12)
            let code = leftAligned(label(event.code.code, KernelLabels.codeNames(ofType: event.code.type)), to: 20)
            let seconds = WrittenEvent.padded(String(event.seconds), to: 8)
            take("[\(seconds).\(event.fraction)] \(node): \(type) \(code) \(value(of: event))\n")
        }
    }

    private static func value(of event: WrittenEvent) -> String {
        if event.code == .touch { return event.value == 0 ? "UP" : "DOWN" }
        let bits = UInt32(truncatingIfNeeded: event.value)
        return WrittenEvent.padded(String(bits, radix: 16), to: 8, with: "0")
    }

    private static func label(_ number: Int, _ names: [Int: String]) -> String {
        names[number] ?? EventCode.hexadecimal(number)
    }

    private static func leftAligned(_ text: String, to count: Int) -> String {
        text + String(repeating: " ", count: max(0, count - text.count))
    }
}
