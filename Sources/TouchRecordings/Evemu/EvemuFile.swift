/// The content of an evemu file, line by line, before it is interpreted.
struct EvemuFile {
    private(set) var recording = KernelRecording()
    private var readableLines = 0
    /// The bytes of the lines `P:` and, for keys, `B: 01`.
    private var properties: [UInt8] = []
    private var keys: [UInt8] = []

    init(_ bytes: [UInt8], notes: inout NoteBook) throws(RecordingError) {
        for line in TextLines(bytes) { take(line, notes: &notes) }
        guard isReadable else { throw TextLines.error(.notEvemu, for: bytes, source: notes.source) }
        finish()
    }

    /// Creates a file without lines.
    init() {}

    /// A Boolean value that indicates whether it contains any line of the format.
    var isReadable: Bool { readableLines > 0 }

    mutating func take(_ line: TextLines.Element, notes: inout NoteBook) {
        read(TextLine(line.bytes), number: line.number, isCut: line.isCut, notes: &notes)
    }

    /// Passes the events since the last call to a closure and removes them.
    mutating func takeEvents(_ body: (KernelEvent) -> Void) {
        for event in recording.events { body(event) }
        recording.events.removeAll(keepingCapacity: true)
    }

    /// Ends the file.
    mutating func finish() {
        if !properties.isEmpty { recording.device.properties = DeviceProperties(bytes: properties) }
        recording.device.keys = DeviceDescription.codes(inBits: keys)
    }

    /// Reads a line. A line is cut if the file ends without a line break.
    private mutating func read(_ line: TextLine, number: Int, isCut: Bool, notes: inout NoteBook) {
        if line.isBlank { return }
        recording.lastLine = number
        var line = line
        let isRead: Bool
        switch EvemuKey(from: &line) {
        case .name:
            recording.device.name = line.takeText()
            isRead = true
        case .properties: isRead = Self.readBytes(&line, into: &properties)
        case .bits:
            let type = line.takeNumber(radix: 16)
            if type?.value == 1 { _ = Self.readBytes(&line, into: &keys) }
            isRead = true
        case .axis: isRead = readAxis(&line, number: number, notes: &notes)
        case .event: isRead = readEvent(&line, number: number, isCut: isCut, notes: &notes)
        case .identity, .led, .switch: isRead = true
        case nil: isRead = false
        }
        if isRead {
            readableLines += 1
        } else {
            notes.addUnreadable(
                line: number, isCut: isCut, example: "an event looks like `E: 0.012345 0003 0035 678`")
        }
    }

    /// Reads bytes, ignoring those beyond the kernel's number of keys. Returns `false` if there is none.
    private static func readBytes(_ line: inout TextLine, into bytes: inout [UInt8]) -> Bool {
        var isRead = false
        while let byte = line.takeNumber(radix: 16), let bits = UInt8(exactly: byte.value) {
            if bytes.count < 96 { bytes.append(bits) }
            isRead = true
        }
        return isRead
    }

    private mutating func readAxis(_ line: inout TextLine, number: Int, notes: inout NoteBook) -> Bool {
        guard let code = line.takeNumber(radix: 16), let minimum = line.takeNumber(), let maximum = line.takeNumber()
        else { return false }
        // Fuzz, flat and resolution are missing in descriptions of old versions.
        _ = line.takeNumber()
        _ = line.takeNumber()
        let resolution = line.takeNumber()
        recording.setAxis(
            notes.bounded(code, line: number),
            .init(
                minimum: notes.bounded(minimum, line: number), maximum: notes.bounded(maximum, line: number),
                resolution: resolution.map { notes.bounded($0, line: number) } ?? 0),
            line: number)
        return true
    }

    private mutating func readEvent(
        _ line: inout TextLine, number: Int, isCut: Bool, notes: inout NoteBook
    ) -> Bool {
        guard let time = line.takeTime(), let type = line.takeNumber(radix: 16),
            let code = line.takeNumber(radix: 16), let value = line.takeNumber()
        else { return false }
        let eventCode = EventCode(type: notes.bounded(type, line: number), code: notes.bounded(code, line: number))
        // The end of a number may be missing; this does not matter only for the end of a report.
        if isCut && eventCode != .report { return false }
        if !time.fits { notes.addSize(line: number) }
        recording.add(
            eventCode, value: notes.bounded(value, line: number), time: time.value, line: number, notes: &notes)
        return true
    }
}
