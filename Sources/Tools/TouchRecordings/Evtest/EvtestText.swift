/// A writer of the output of `evtest`.
enum EvtestText {
    static func write(_ recording: WrittenRecording, to take: (String) -> Void) {
        let device = recording.device
        var text = "Input driver version is 1.0.1\n"
        text += "Input device name: \"\(WrittenRecording.oneLine(device.name ?? "unknown"))\"\nSupported events:\n"
        text += "  Event type 0 (EV_SYN)\n  Event type 1 (EV_KEY)\n"
        for key in device.keys.sorted() { text += "    Event code \(labeled(1, key))\n" }
        text += "  Event type 3 (EV_ABS)\n"
        for (code, axis) in recording.axes {
            text +=
                "    Event code \(labeled(3, code))\n      Value 0\n      Min \(axis.minimum)\n      Max \(axis.maximum)\n"
            if axis.resolution != 0 { text += "      Resolution \(axis.resolution)\n" }
        }
        text += "Properties:\n"
        for property in device.properties?.numbers ?? [] {
            text += "  Property type \(property) (\(KernelLabels.propertyNames[property] ?? "?"))\n"
        }
        take(text + "Testing ... (interrupt to exit)\n")
        recording.forEachEvent { event in
            let (type, code) = (event.code.type, event.code.code)
            let content =
                type == 0
                ? "-------------- \(KernelLabels.codeNames(ofType: 0)[code] ?? "?") ------------"
                : "type \(type) (\(KernelLabels.typeNames[type] ?? "?")), code \(labeled(type, code)), value \(event.value)"
            take("Event: time \(event.seconds).\(event.fraction), \(content)\n")
        }
    }

    private static func labeled(_ type: Int, _ code: Int) -> String {
        "\(code) (\(KernelLabels.codeNames(ofType: type)[code] ?? "?"))"
    }
}
