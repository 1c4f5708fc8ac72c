/// A writer of the format of `libinput record`.
enum LibinputText {
    static func write(_ recording: WrittenRecording, to take: (String) -> Void) {
        let device = recording.device
        let name = WrittenRecording.oneLine(device.name ?? "unknown")
        let list = { (numbers: [Int]) in "[" + numbers.map { String($0) }.joined(separator: ", ") + "]" }
        var text = """
            # libinput record
            version: 1
            ndevices: 1
            devices:
            - node: \(device.node ?? "")
              evdev:
                name: "\(name)"
                id: [6, 0, 0, 1]
                codes:
                  0: \(list(Array(0...15))) # EV_SYN
                  1: \(list(device.keys.sorted())) # EV_KEY
                  3: \(list(device.axes.keys.sorted())) # EV_ABS
                absinfo:

            """
        for (code, axis) in recording.axes {
            text += "      \(code): \(list([axis.minimum, axis.maximum, 0, 0, axis.resolution]))\n"
        }
        text += "    properties: \(list(device.properties?.numbers ?? []))\n  events:\n"
        var isInReport = false
        take(text)
        recording.forEachEvent { event in
            if !isInReport { take("  - evdev:\n") }
            isInReport = event.code != .report
            let numbers = [
                WrittenEvent.padded(String(event.seconds), to: 3),
                WrittenEvent.padded(String(event.microseconds % 1_000_000), to: 6),
                WrittenEvent.padded(String(event.code.type), to: 3),
                WrittenEvent.padded(String(event.code.code), to: 3), WrittenEvent.padded(String(event.value), to: 7),
            ]
            take("    - [\(numbers.joined(separator: ", "))]\(comment(event))\n")
        }
    }

    private static func comment(_ event: WrittenEvent) -> String {
        guard let type = KernelLabels.typeNames[event.code.type],
            let code = KernelLabels.codeNames(ofType: event.code.type)[event.code.code]
        else { return "" }
        return event.code == .report ? " # ------------ \(code) (\(event.value)) ----------" : " # \(type) / \(code)"
    }
}
