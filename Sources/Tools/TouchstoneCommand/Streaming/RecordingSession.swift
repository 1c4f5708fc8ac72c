import TouchRecordings

/// A session that records: evemu is written while the events arrive, any other format at the end.
final class RecordingSession: CommandSession {
    private let device: DeviceDescription?
    private let source: String
    private let format: RecordingFormat
    private var lines = EvemuLines()
    private var head: String?
    /// The input: its beginning, or all of it if it is converted at the end.
    private var raw: [UInt8] = []

    init(_ device: DeviceDescription?, source: String, _ format: RecordingFormat) {
        (self.device, self.source, self.format) = (device, source, format)
        head = EvemuHead.text(device, source: source)
    }

    func take(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8] {
        if format != .evemu || raw.count < RecordingCheck.length { raw += bytes }
        let text = lines.take(bytes)
        guard format == .evemu, lines.count > 0 else { return [] }
        try RecordingCheck.check(raw, source: source)
        defer { head = nil }
        return Array(((head ?? "") + text).utf8)
    }

    func finish() throws(CommandFailure) -> Outcome {
        guard lines.count > 0 else {
            throw CommandFailure(
                "\(source): error: nothing was recorded. Touch the device while it records, and check that it is the right one"
            )
        }
        try RecordingCheck.check(raw, source: source)
        var outcome = Outcome()
        if lines.incomplete > 0 {
            outcome.messages = "\(source): warning: the input ends in the middle of an event. It was left out\n"
        }
        if format != .evemu {
            let recording = try recording()
            outcome.output = try converted(recording)
            outcome.messages += recording.notes.map { "\($0)\n" }.joined()
        }
        outcome.messages += "\(lines.count) events were recorded from \(source)\n"
        return outcome
    }

    private func recording() throws(CommandFailure) -> Recording {
        do {
            return try Recording(parsing: raw, source: source, format: .raw, description: device)
        } catch {
            throw CommandFailure("\(error)")
        }
    }

    private func converted(_ recording: Recording) throws(CommandFailure) -> [UInt8] {
        do {
            let window = Replay.tableWindow(for: recording)
            return try RecordingWriter.bytes(of: recording, as: format, window: window)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
