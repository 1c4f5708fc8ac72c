/// The contents of a file of evemu, line by line, before they are interpreted.
struct EvemuFile: EventFile {
    private var device = KernelDevice()
    private var readableLines = 0
    /// The bytes of the lines `P:` and, for keys, `B: 01`.
    private var properties: [UInt8] = []
    private var keys: [UInt8] = []

    var devices: [KernelDevice] { [device] }

    mutating func read(
        _ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError) {
        for line in LineStream(file) { read(line, notes: &notes, body) }
        guard readableLines > 0 else { throw file.error(.notEvemu) }
        if !properties.isEmpty { device.description.properties = DeviceProperties(bytes: properties) }
        device.description.keys = DeviceDescription.codes(inBits: keys)
    }

    /// A line is cut where the file ends without a line break.
    private mutating func read(
        _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) {
        var line = TextLine(raw.bytes)
        let (number, isCut) = (raw.number, raw.isCut)
        if line.isBlank { return }
        device.lastLine = number
        let isRead: Bool
        switch EvemuKey(from: &line) {
        case .name:
            device.description.name = line.takeText()
            isRead = true
        case .properties: isRead = Self.readBytes(&line, into: &properties)
        case .bits:
            let type = line.takeNumber(radix: 16)
            if type?.value == 1 { _ = Self.readBytes(&line, into: &keys) }
            isRead = true
        case .axis: isRead = readAxis(&line, number: number, notes: &notes)
        case .event: isRead = readEvent(&line, number: number, isCut: isCut, notes: &notes, body)
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
        device.setAxis(
            notes.bounded(code, line: number),
            .init(
                minimum: notes.bounded(minimum, line: number), maximum: notes.bounded(maximum, line: number),
                resolution: resolution.map { notes.bounded($0, line: number) } ?? 0),
            line: number)
        return true
    }

    private mutating func readEvent(
        _ line: inout TextLine, number: Int, isCut: Bool, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) -> Bool {
        guard let time = line.takeTime(), let type = line.takeNumber(radix: 16),
            let code = line.takeNumber(radix: 16), let value = line.takeNumber()
        else { return false }
        // Another event on the same line would be lost.
        line.skipSpaces()
        let rest = line.bytes[line.position...]
        if line.take("E:")
            || rest.count > 60 && rest.split(separator: 0x20).contains(where: { $0.elementsEqual("E:".utf8) })
        {
            return false
        }
        let eventCode = EventCode(type: notes.bounded(type, line: number), code: notes.bounded(code, line: number))
        // The end of a number may be missing; this does not matter only for the end of a report.
        if isCut && eventCode != .report { return false }
        if !time.fits { notes.addSize(line: number) }
        let known = notes.bounded(value, line: number)
        body(0, device.event(eventCode, value: known, time: time.value, line: number, notes: &notes))
        return true
    }
}
