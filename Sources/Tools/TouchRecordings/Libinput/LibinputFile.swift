internal import TouchInput

/// The output of `libinput record`, version 1 of its format: one device or several, each with its description and its events.
///
/// Unknown keys are skipped, as the format requires: `system`, `hid`, `udev`, `quirks`, and the events of
/// libinput itself, which may stand between those of the kernel.
struct LibinputFile: EventFile {
    /// In the order of the file.
    private(set) var devices: [KernelDevice] = []
    private var path = YAMLPath()
    private var readableLines = 0
    /// The indentation of `devices:`. After it only devices have the same; a line with less or the same is a remark.
    private var base: Int?
    /// The number of the line on which an open list in brackets starts.
    private var open: Int?

    mutating func read(
        _ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError) {
        for line in LineStream(file) { try read(line, notes: &notes, body) }
        if let open {
            notes.add(
                .truncated, line: open, "the list that begins on this line never ends", "What follows was left out")
        }
        guard readableLines > 0, !devices.isEmpty else {
            throw file.error(
                .notLibinput,
                message: readableLines == 0 ? nil : "this text has no device of a recording of libinput (- node:)")
        }
    }

    private mutating func read(
        _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError) {
        if open != nil {
            if YAMLLine.withoutComment(raw.bytes).contains(0x5d) { open = nil }
            return
        }
        if YAMLLine.isBlank(raw.bytes) { return }
        guard let line = YAMLLine(raw.bytes) else {
            notes.addUnreadable(line: raw.number, isCut: raw.isCut, example: Self.example)
            return
        }
        if line.key == "devices", line.value.isEmpty, base.map({ line.indent <= $0 }) ?? true {
            path.leaveAll()
            base = line.indent
        } else if let base, line.indent <= base, !Self.isTop(line) {
            notes.addUnreadable(line: raw.number, isCut: raw.isCut, example: Self.example)
            return
        }
        path.enter(line)
        if YAMLLine.leavesOpen(raw.bytes), !raw.isCut { open = raw.number }
        let names = path.names
        if line.isForeign, Self.matters(names) {
            throw RecordingError(.unsupportedYAML, source: notes.source, line: raw.number)
        }
        let isRead: Bool
        switch names.count {
        case 1: isRead = try readTop(line, raw, notes: &notes)
        case 3 where names == ["devices", "-", "node"]:
            devices.append(KernelDevice(number: devices.count))
            devices[devices.count - 1].description.node = line.text
            devices[devices.count - 1].lastLine = raw.number
            isRead = true
        case 4 where names[2] == "evdev", 5 where names[2] == "evdev":
            isRead = names[0] == "devices" && names[1] == "-" ? readDevice(line, names, raw, notes: &notes) : true
        case 6 where names == Self.event: isRead = readEvent(line, raw, notes: &notes, body)
        default: isRead = true
        }
        if isRead {
            readableLines += 1
        } else {
            notes.addUnreadable(line: raw.number, isCut: raw.isCut, example: Self.example)
        }
    }

    /// Returns a Boolean value that indicates whether a line is one of the outermost of a recording.
    private static func isTop(_ line: YAMLLine) -> Bool {
        guard let key = line.key else { return false }
        return line.hasDash ? key == "node" : ["version", "ndevices", "libinput", "system"].contains(key)
    }

    /// Returns a Boolean value that indicates whether anything is read at this path; other paths are skipped.
    private static func matters(_ names: [String]) -> Bool {
        guard let first = names.first, ["version", "devices"].contains(first) else { return false }
        guard names.count > 2 else { return true }
        if names[2] == "events" { return names.count < 5 || names[4] == "evdev" }
        return ["node", "evdev"].contains(names[2])
    }

    private static let event = ["devices", "-", "events", "-", "evdev", "-"]
    private static let example = "an event looks like `- [  0, 123456,   3,  53,     678]`"

    private func readTop(
        _ line: YAMLLine, _ raw: TextLines.Element, notes: inout NoteBook
    ) throws(RecordingError) -> Bool {
        guard line.key == "version" else { return true }
        var text = TextLine(line.value)
        guard let version = text.takeNumber() else { return false }
        guard version.value == 1 else {
            throw RecordingError(
                .unsupportedVersion, source: notes.source, line: raw.number,
                message: "this is version \(version.value) of the format, version 1 is known")
        }
        return true
    }

    /// Reads a line below `evdev:` of a device.
    private mutating func readDevice(
        _ line: YAMLLine, _ names: [String], _ raw: TextLines.Element, notes: inout NoteBook
    ) -> Bool {
        guard !devices.isEmpty else { return false }
        let last = devices.count - 1
        switch (names[3], names.count) {
        case ("name", 4): devices[last].description.name = line.text
        case ("properties", 4):
            guard let numbers = line.numbers else { return false }
            let bits = numbers.filter { (0..<31).contains($0.value) }.reduce(0) { $0 | 1 << Int($1.value) }
            devices[last].description.properties = DeviceProperties(rawValue: bits)
        case ("codes", 5):
            guard let numbers = line.numbers else { return false }
            guard names[4] == "1" else { return true }
            devices[last].description.keys = Set(
                numbers.map { $0.value }.filter { (0...0x2ff).contains($0) }.map { Int($0) })
        case ("absinfo", 5):
            var text = TextLine(Array(names[4].utf8)[...])
            guard let code = text.takeNumber(), text.next == nil, let numbers = line.numbers, numbers.count >= 2 else {
                return false
            }
            let values = numbers.prefix(5).map { notes.bounded($0, line: raw.number) }
            devices[last].setAxis(
                notes.bounded(code, line: raw.number),
                .init(minimum: values[0], maximum: values[1], resolution: values.count > 4 ? values[4] : 0),
                line: raw.number)
        default: break
        }
        return true
    }

    private mutating func readEvent(
        _ line: YAMLLine, _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) -> Bool {
        guard !devices.isEmpty, let numbers = line.numbers, numbers.count == 5 else { return false }
        let last = devices.count - 1
        let code = EventCode(
            type: notes.bounded(numbers[2], line: raw.number), code: notes.bounded(numbers[3], line: raw.number))
        // Less than half of the range, so that the difference of two times does not overflow.
        let most: Int64 = 4_000_000_000
        let (seconds, microseconds) = (numbers[0].value, numbers[1].value)
        if seconds.magnitude > UInt64(most) || !(0..<1_000_000).contains(microseconds) {
            notes.addSize(line: raw.number)
        }
        let time =
            min(max(seconds, -most), most) * 1_000_000_000 + min(max(microseconds, 0), 1_000_000) * 1000
        devices[last].lastLine = raw.number
        let value = notes.bounded(numbers[4], line: raw.number)
        body(last, devices[last].event(code, value: value, time: time, line: raw.number, notes: &notes))
        return true
    }
}
