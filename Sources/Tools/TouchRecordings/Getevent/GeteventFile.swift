/// The output of Android's `getevent`: with `-t` and a time for each event, with names (`-l`) or without; one device or several, and the
/// table of `getevent -lp` if it precedes them.
struct GeteventFile: EventFile {
    /// The devices in the order in which they are first named.
    private var named: [KernelDevice] = []
    /// By their nodes; "" for events without one.
    private var places: [String: Int] = [:]
    /// The device that the table describes.
    private var described: Int?
    private var table = GeteventTable()
    private var readableLines = 0
    /// The beginning of an event whose line was wrapped.
    private var wrapped: TextLines.Element?
    /// The line of the first event without a time.
    private var timeless: Int?
    private var hasTimes = false

    /// Those that report anything, if any does.
    var devices: [KernelDevice] {
        let active = named.filter { $0.hasEvents }
        return active.isEmpty ? named : active
    }

    mutating func read(
        _ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError) {
        for line in LineStream(file) { read(line, notes: &notes, body) }
        leaveWrapped(&notes)
        if let timeless, !hasTimes { throw RecordingError(.timesMissing, source: notes.source, line: timeless) }
        guard readableLines > 0, !named.isEmpty else { throw file.error(.notGetevent) }
        adopt()
    }

    private mutating func read(
        _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) {
        let line = TextLine(raw.bytes)
        if line.isBlank { return }
        if let event = GeteventLine(line) {
            described = nil
            leaveWrapped(&notes)
            take(event, raw, notes: &notes, body)
        } else if GeteventLine.begins(line) {
            leaveWrapped(&notes)
            wrapped = raw
        } else if let whole = wrapped?.joined(with: raw), let event = GeteventLine(TextLine(whole.bytes)) {
            wrapped = nil
            take(event, raw, notes: &notes, body)
        } else if let node = Self.node(of: line) {
            described = place(of: node)
            named[place(of: node)].lastLine = raw.number
            table = GeteventTable()
            readableLines += 1
        } else if let described, raw.bytes.first == 0x20 || raw.bytes.first == 0x09 {
            table.take(line, number: raw.number, into: &named[described], notes: &notes)
            readableLines += 1
        } else if !["could not ", "remove device ", "poll "].contains(where: { line.bytes.starts(with: $0.utf8) }) {
            addUnreadable(raw, &notes)
        }
    }

    private mutating func leaveWrapped(_ notes: inout NoteBook) {
        if let wrapped { addUnreadable(wrapped, &notes) }
        wrapped = nil
    }

    private func addUnreadable(_ raw: TextLines.Element, _ notes: inout NoteBook) {
        notes.addUnreadable(
            line: raw.number, isCut: raw.isCut,
            example: "an event looks like `[ 1.234567] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001a3`")
    }

    /// Returns the node of a line such as `add device 1: /dev/input/event2`; `nil` for any other.
    static func node(of line: TextLine) -> String? {
        var line = line
        guard line.take("add device "), line.takeDigits(radix: 10) != nil, line.takeByte(0x3a) else { return nil }
        let node = line.takeText()
        return node.utf8.first == 0x2f ? node : nil
    }

    private mutating func take(
        _ event: GeteventLine, _ raw: TextLines.Element, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) {
        readableLines += 1
        let index = place(of: event.device ?? "")
        named[index].lastLine = raw.number
        guard let time = event.time else {
            timeless = timeless ?? raw.number
            if hasTimes {
                notes.add(.unreadableLine, line: raw.number, "this event has no time", "It was left out")
            }
            return
        }
        hasTimes = true
        if !time.fits { notes.addSize(line: raw.number) }
        guard let code = event.code else { return }
        body(
            index,
            named[index].event(
                EventCode(type: event.type, code: code), value: event.value, time: time.value, line: raw.number,
                notes: &notes))
    }

    private mutating func place(of node: String) -> Int {
        if let place = places[node] { return place }
        places[node] = named.count
        var device = KernelDevice(number: named.count)
        device.description.node = node.isEmpty ? nil : node
        named.append(device)
        return named.count - 1
    }

    /// Assigns events without a node to the one device of the table that can touch.
    private mutating func adopt() {
        guard let nameless = places[""] else { return }
        let touching = named.indices.filter { index in
            index != nameless && !named[index].hasEvents
                && (named[index].description.axes[EventCode.contactX.code] != nil
                    || named[index].description.axes[EventCode.x.code] != nil)
        }
        guard touching.count == 1 else { return }
        named[nameless].description = named[touching[0]].description
        named[nameless].axisLines = named[touching[0]].axisLines
    }
}
