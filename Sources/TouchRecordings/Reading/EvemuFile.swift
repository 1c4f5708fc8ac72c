internal import TouchInput

/// What stands in a file, line by line, before it is known what it means.
struct EvemuFile {
    private(set) var description = DeviceDescription()
    private(set) var events: [KernelEvent] = []
    /// The number of the last line that is not empty, counted from 1.
    private(set) var lastLine = 1
    private var clock = RecordingClock()
    private var readableLines = 0

    init(_ bytes: [UInt8], notes: inout NoteBook) throws(RecordingError) {
        var line = 0
        let textStart = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
        var start = textStart
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
            line += 1
            read(EvemuLine(bytes[start..<end]), number: line, isCut: end == bytes.count, notes: &notes)
            start = end + 1
        }
        if readableLines > 0 { return }
        let isEmpty = bytes[textStart...].allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
        throw RecordingError(
            isEmpty ? .empty : bytes.contains(0) ? .binary : .notEvemu, source: notes.source)
    }

    /// A line is cut where the file ends without a line break.
    private mutating func read(_ line: EvemuLine, number: Int, isCut: Bool, notes: inout NoteBook) {
        if line.isBlank { return }
        lastLine = number
        var line = line
        let isRead: Bool
        switch line.takeKey() {
        case .name:
            description.name = line.takeText()
            isRead = true
        case .properties:
            let first = line.takeNumber(radix: 16)
            if description.properties == nil { description.properties = first.map { Int($0.value) } }
            isRead = first != nil
        case .axis: isRead = readAxis(&line, number: number, notes: &notes)
        case .event: isRead = readEvent(&line, number: number, isCut: isCut, notes: &notes)
        case .identity, .bits, .led, .switch: isRead = true
        case nil: isRead = false
        }
        if isRead {
            readableLines += 1
        } else if isCut {
            notes.add(
                .truncated, line: number, "the file ends in the middle of this line", "The line was left out")
        } else {
            notes.add(
                .unreadableLine, line: number, "this line is not understood",
                "It was left out; an event looks like `E: 0.012345 0003 0035 678`")
        }
    }

    private mutating func readAxis(_ line: inout EvemuLine, number: Int, notes: inout NoteBook) -> Bool {
        guard let code = line.takeNumber(radix: 16), let minimum = line.takeNumber(), let maximum = line.takeNumber()
        else { return false }
        let low = bounded(minimum, line: number, notes: &notes)
        let high = bounded(maximum, line: number, notes: &notes)
        description.axes[bounded(code, line: number, notes: &notes)] = .init(minimum: low, maximum: high, line: number)
        return true
    }

    private mutating func readEvent(
        _ line: inout EvemuLine, number: Int, isCut: Bool, notes: inout NoteBook
    ) -> Bool {
        guard let time = line.takeTime(), let type = line.takeNumber(radix: 16),
            let code = line.takeNumber(radix: 16), let value = line.takeNumber()
        else { return false }
        let eventCode = EventCode(
            type: bounded(type, line: number, notes: &notes), code: bounded(code, line: number, notes: &notes))
        // The end of a number may be missing; only the end of a report carries none that matters.
        if isCut && eventCode != .report { return false }
        if !time.fits { noteSize(line: number, notes: &notes) }
        events.append(
            KernelEvent(
                instant: clock.instant(of: time.value, line: number, notes: &notes), code: eventCode,
                value: bounded(value, line: number, notes: &notes), line: number))
        return true
    }

    /// The kernel's values have 32 bits.
    private func bounded(_ number: EvemuLine.Number, line: Int, notes: inout NoteBook) -> Int {
        let value = min(max(number.value, Int64(Int32.min)), Int64(Int32.max))
        if !number.fits || value != number.value { noteSize(line: line, notes: &notes) }
        return Int(value)
    }

    private func noteSize(line: Int, notes: inout NoteBook) {
        notes.add(
            .numberOutOfRange, line: line, "a number on this line is too large for the kernel",
            "The nearest that fits was taken")
    }
}
