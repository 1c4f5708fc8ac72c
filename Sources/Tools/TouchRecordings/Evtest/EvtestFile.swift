internal import TouchInput

/// The output of `evtest`, with or without what it prints before the events; of several devices if it was started several times.
struct EvtestFile: EventFile {
    /// The number of bytes that no event exceeds.
    private static let longestEvent = 160

    private var all: [KernelDevice] = []
    private var table = EvtestTable()
    private var readableLines = 0
    /// The beginning of an event whose line was wrapped, with its line.
    private var wrapped: TextLines.Element?

    /// Those that report anything, if any does.
    var devices: [KernelDevice] {
        let active = all.filter { $0.hasEvents }
        return active.isEmpty ? all : active
    }

    mutating func read(
        _ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError) {
        for var line in LineStream(file) {
            while let next = EvtestLine.next(in: line.bytes) {
                read(.init(bytes: line.bytes[..<next], number: line.number, isCut: false), notes: &notes, body)
                line.bytes = line.bytes[next...]
            }
            read(line, notes: &notes, body)
        }
        if let wrapped { addUnreadable(wrapped, &notes) }
        guard readableLines > 0 else { throw file.error(.notEvtest) }
        if all.isEmpty { all.append(KernelDevice()) }
    }

    private mutating func read(
        _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) {
        let line = TextLine(raw.bytes)
        if line.isBlank { return }
        if let event = EvtestLine(line) {
            take(event, raw, notes: &notes, body)
        } else if EvtestLine.begins(line) {
            if let wrapped { addUnreadable(wrapped, &notes) }
            wrapped = raw
        } else if let entry = EvtestTable.Entry(line) {
            describe(entry, raw, &notes)
        } else if let start = wrapped, start.bytes.count < Self.longestEvent {
            let whole = start.joined(with: raw)
            wrapped = whole
            guard let event = EvtestLine(TextLine(whole.bytes)) else { return }
            wrapped = nil
            take(event, raw, notes: &notes, body)
        } else {
            addUnreadable(raw, &notes)
        }
    }

    private mutating func take(
        _ event: EvtestLine, _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) {
        if let wrapped { addUnreadable(wrapped, &notes) }
        wrapped = nil
        // The end of a number may be missing; this does not matter only for the end of a report.
        guard !raw.isCut || event.code == .report else { return addUnreadable(raw, &notes) }
        readableLines += 1
        if !event.time.fits { notes.addSize(line: raw.number) }
        // Some programs print -1 without its sign.
        let isUnsigned = event.value.fits && (0x8000_0000...0xffff_ffff).contains(event.value.value)
        let value =
            isUnsigned
            ? Int(Int32(truncatingIfNeeded: event.value.value)) : notes.bounded(event.value, line: raw.number)
        change { device in
            device.lastLine = raw.number
            body(
                device.number,
                device.event(event.code, value: value, time: event.time.value, line: raw.number, notes: &notes))
        }
    }

    private mutating func describe(_ entry: EvtestTable.Entry, _ raw: TextLines.Element, _ notes: inout NoteBook) {
        readableLines += 1
        switch entry {
        case .start: start()
        case .grabbed:
            notes.add(
                .deviceGrabbed, line: raw.number,
                "another program has the device for itself, so evtest sees none of its events",
                "End that program, such as the display server, and record again")
        case .other: break
        case .name, .type, .code, .field, .property:
            if case .name = entry { start() }
            let table = table.after(entry)
            self.table = table
            change { device in
                device.lastLine = raw.number
                table.describe(entry, &device, line: raw.number, notes: &notes)
            }
        }
    }

    /// Starts the next device, unless nothing is known of the latest one.
    private mutating func start() {
        table = EvtestTable()
        if let last = all.last, !last.hasEvents, last.description == DeviceDescription() { return }
        all.append(KernelDevice(number: all.count))
    }

    /// Changes the latest device; the first one if the text begins in the middle.
    private mutating func change(_ body: (inout KernelDevice) -> Void) {
        if all.isEmpty { all.append(KernelDevice()) }
        body(&all[all.count - 1])
    }

    private func addUnreadable(_ raw: TextLines.Element, _ notes: inout NoteBook) {
        notes.addUnreadable(
            line: raw.number, isCut: raw.isCut,
            example: "an event looks like "
                + "`Event: time 1.234567, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 419`")
    }
}
