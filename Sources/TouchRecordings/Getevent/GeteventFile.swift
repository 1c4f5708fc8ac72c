/// The content of a text of getevent, by device.
struct GeteventFile {
    /// The devices, in the order in which they are first named.
    private(set) var devices: [KernelRecording] = []
    /// The indices of the devices by their nodes; "" for events without one.
    private var places: [String: Int] = [:]
    /// The device that the table describes.
    private var described: Int?
    private var table = GeteventTable()
    private var readableLines = 0
    /// The line of the first event without a time.
    private var timeless: Int?
    private var hasTimes = false

    init(_ bytes: [UInt8], notes: inout NoteBook) throws(RecordingError) {
        for line in TextLines(bytes) { read(line, notes: &notes) }
        if let timeless, !hasTimes { throw RecordingError(.timesMissing, source: notes.source, line: timeless) }
        guard readableLines > 0, !devices.isEmpty else {
            throw TextLines.error(.notGetevent, for: bytes, source: notes.source)
        }
        adopt()
        let active = devices.filter { !$0.events.isEmpty }
        if !active.isEmpty { devices = active }
    }

    private mutating func read(_ raw: TextLines.Element, notes: inout NoteBook) {
        let line = TextLine(raw.bytes)
        if line.isBlank { return }
        if let event = GeteventLine(line) {
            described = nil
            take(event, raw, notes: &notes)
        } else if line.bytes.starts(with: "add device ".utf8), let colon = line.bytes.firstIndex(of: 0x3a) {
            let node = String(decoding: TextLine(line.bytes[(colon + 1)...]).bytes, as: UTF8.self)
            described = place(of: node)
            devices[place(of: node)].lastLine = raw.number
            table = GeteventTable()
            readableLines += 1
        } else if let described, raw.bytes.first == 0x20 || raw.bytes.first == 0x09 {
            table.take(line, number: raw.number, into: &devices[described], notes: &notes)
            readableLines += 1
        } else if !["could not ", "remove device ", "poll "].contains(where: { line.bytes.starts(with: $0.utf8) }) {
            notes.addUnreadable(
                line: raw.number, isCut: raw.isCut,
                example: "an event looks like `[ 1.234567] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000001a3`")
        }
    }

    private mutating func take(_ event: GeteventLine, _ raw: TextLines.Element, notes: inout NoteBook) {
        readableLines += 1
        let index = place(of: event.device ?? "")
        devices[index].lastLine = raw.number
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
        devices[index].add(
            EventCode(type: event.type, code: code), value: event.value, time: time.value, line: raw.number,
            notes: &notes)
    }

    private mutating func place(of node: String) -> Int {
        if let place = places[node] { return place }
        places[node] = devices.count
        var recording = KernelRecording()
        recording.device.node = node.isEmpty ? nil : node
        devices.append(recording)
        return devices.count - 1
    }

    /// Assigns events without a node to the one device of the table that can touch.
    private mutating func adopt() {
        guard let nameless = places[""] else { return }
        let touching = devices.indices.filter { index in
            index != nameless && devices[index].events.isEmpty
                && (devices[index].device.axes[EventCode.contactX.code] != nil
                    || devices[index].device.axes[EventCode.x.code] != nil)
        }
        guard touching.count == 1 else { return }
        devices[nameless].device = devices[touching[0]].device
        devices[nameless].axisLines = devices[touching[0]].axisLines
    }
}
