internal import TouchInput

/// A builder of frames from the rows of a table, which corrects impossible phases.
struct CSVBuilder {
    private var builder: FrameBuilder
    private var clock = RecordingClock(zero: 0)
    /// The contacts that are down, by the names in the table.
    private var down: [String: Int] = [:]
    /// The names that occur in the frame being built.
    private var inFrame: Set<String> = []
    private var instant: Instant?
    private var count = FrameCount()
    /// The smallest window that holds the places of all frames.
    private var extent = CSVWindow()
    /// The time of the latest frame.
    private var latest = Instant.zero

    init(notes: NoteBook) {
        builder = FrameBuilder(finger: .direct, notes: notes)
    }

    mutating func take(_ row: CSVRow, line: Int) {
        if !row.time.fits { builder.notes.addSize(line: line) }
        let now = clock.instant(of: row.time.value, line: line, notes: &builder.notes)
        if instant != now || inFrame.contains(row.id) { endFrame() }
        instant = now
        inFrame.insert(row.id)
        switch row.phase {
        case .began: begin(row, line: line)
        case .moved, .stationary: go(row, line: line)
        case .ended, .cancelled:
            guard let contact = down.removeValue(forKey: row.id) else {
                builder.notes.add(
                    .phaseImpossible, line: line, detail: 1, "the contact “\(row.id)” ends without having begun",
                    "The line was left out")
                return
            }
            builder.move(contact, to: row.location, row.details)
            builder.end(contact, as: row.phase)
        }
    }

    mutating func endFrame() {
        if let instant { builder.close(at: instant) }
        instant = nil
        inFrame.removeAll(keepingCapacity: true)
    }

    private mutating func begin(_ row: CSVRow, line: Int) {
        if let contact = down[row.id] {
            builder.notes.add(
                .phaseImpossible, line: line, detail: 0, "the contact “\(row.id)” begins twice",
                "It was cancelled, and begins again")
            builder.end(contact, as: .cancelled)
        }
        down[row.id] = builder.begin(at: row.location, tool: row.tool, row.details, line: line)
    }

    private mutating func go(_ row: CSVRow, line: Int) {
        guard let contact = down[row.id] else {
            builder.noteAlreadyDown(line: line)
            begin(row, line: line)
            return
        }
        builder.move(contact, to: row.location, row.details)
    }

    /// Takes the frames that are finished away.
    mutating func takeFrames() -> [InputFrame] {
        let frames = builder.takeFrames()
        for frame in frames {
            count.take(frame)
            extent.include(frame)
            latest = frame.instant
        }
        return frames
    }

    /// There are no more rows: what is still down is cancelled.
    mutating func finish() {
        let end = instant ?? builder.frames.last?.instant ?? latest
        endFrame()
        for line in builder.cancelAll() {
            builder.notes.add(
                .neverLifted, line: line, "the contact that came down here is never lifted",
                "It was cancelled at the end of the recording")
        }
        builder.close(at: end)
    }

    /// The recording, without the frames, which were taken away.
    mutating func recording(window: CSVWindow?, lastLine: Int, notes: NoteBook) -> Recording {
        let window = window ?? guess()
        if count.frames == 0 {
            builder.notes.add(
                .noContacts, line: lastLine, "this recording holds no contact: no line of the table was read",
                "Write a line for each sample, such as `0.012345,1,began,120.5,300`")
        }
        let all = (builder.notes.sorted + notes.sorted).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map { $0.element }
        var recording = Recording(
            source: notes.source, xAxis: window.width, yAxis: window.height, frames: [], notes: all)
        recording.contactCount = count.contacts
        recording.maximumSimultaneousContacts = count.most
        recording.format = .csv
        recording.contactProtocol = count.frames == 0 ? nil : .phases
        return recording
    }

    private mutating func guess() -> CSVWindow {
        if count.frames > 0 {
            builder.notes.add(
                .axisRangeMissing, line: 1, "nothing names the window",
                "The smallest that holds all places was taken, x \(extent.width.lowerBound)…\(extent.width.upperBound), y "
                    + "\(extent.height.lowerBound)…\(extent.height.upperBound); write `# window: 390 844` to name it")
        }
        return extent
    }
}
