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

    /// Returns the recording; contacts that are still down are cancelled at the end.
    mutating func finish(window: CSVWindow?, lastLine: Int, notes: NoteBook) -> Recording {
        let end = instant ?? builder.frames.last?.instant ?? .zero
        endFrame()
        for line in builder.cancelAll() {
            builder.notes.add(
                .neverLifted, line: line, "the contact that came down here is never lifted",
                "It was cancelled at the end of the recording")
        }
        builder.close(at: end)
        let window = window ?? guess()
        if builder.frames.isEmpty {
            builder.notes.add(
                .noContacts, line: lastLine, "this recording holds no contact: no line of the table was read",
                "Write a line for each sample, such as `0.012345,1,began,120.5,300`")
        }
        let all = (builder.notes.sorted + notes.sorted).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(\.element)
        var recording = Recording(
            source: notes.source, xAxis: window.width, yAxis: window.height, frames: builder.frames, notes: all)
        recording.format = .csv
        recording.contactProtocol = builder.frames.isEmpty ? nil : .phases
        return recording
    }

    private mutating func guess() -> CSVWindow {
        let window = CSVWindow(around: builder.frames)
        if !builder.frames.isEmpty {
            builder.notes.add(
                .axisRangeMissing, line: 1, "nothing names the window",
                "The smallest that holds all places was taken, x \(window.width.lowerBound)…\(window.width.upperBound), y "
                    + "\(window.height.lowerBound)…\(window.height.upperBound); write `# window: 390 844` to name it")
        }
        return window
    }
}
