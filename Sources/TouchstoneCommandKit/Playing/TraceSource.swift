import TouchRecordings
import TouchTraces
import Touchstone

/// Reads traces.
enum TraceSource {
    /// Whether the bytes begin as a trace does, of whatever version.
    static func isTrace(_ bytes: [UInt8]) -> Bool {
        let word = TraceRecord.header.utf8.prefix { $0 != 0x20 }
        return unmarked(bytes).starts(with: word)
    }

    /// Without the byte order mark that some editors put before a text.
    private static func unmarked(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    /// Refuses a trace where a recording is needed.
    static func refuse(_ bytes: [UInt8], _ source: Source) throws(CommandFailure) {
        guard isTrace(bytes) else { return }
        throw CommandFailure(
            "\(source.name):1: error: this is a trace, not a recording. touchstone show reads it")
    }

    /// What was odd about traces, one warning a line; once where a file is read twice.
    static func warnings(_ traces: [TraceFile]) -> String {
        var lines: [String] = []
        for note in traces.flatMap(\.notes).map(\.description) where !lines.contains(note) { lines.append(note) }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Goes through the records of a trace.
    /// - Returns: what its header says, and its notes; and how many records it has.
    @discardableResult
    static func records(
        _ source: Source, _ take: (TraceRecord) -> Void
    ) throws(CommandFailure) -> (file: TraceFile, count: Int) {
        let reader = try source.open()
        do {
            var stream = try TraceStream(source: source.name) { reader.next() }
            while let record = try stream.next() { take(record) }
            try reader.check()
            return (stream.file, stream.count)
        } catch let error as CommandFailure {
            throw error
        } catch {
            try reader.check()
            throw failure(error, source.name, head: try source.head())
        }
    }

    static func trace(_ source: Source) throws(CommandFailure) -> TraceFile {
        let bytes = try source.bytes()
        do {
            return try TraceFile(parsing: bytes, source: source.name)
        } catch {
            throw failure(error, source.name, head: bytes)
        }
    }

    /// Says of a recording what plays it.
    private static func failure(_ error: any Error, _ name: String, head: [UInt8]) -> CommandFailure {
        guard (error as? TraceError)?.kind == .notATrace, let format = RecordingFormat.detect(head) else {
            return CommandFailure("\(error)")
        }
        return CommandFailure(
            "\(name):1: error: this is a recording (\(format.name)), not a trace. touchstone replay plays it, and "
                + "writes its trace with --trace")
    }

    /// The touches of a trace as a recording, in points, from the first one on.
    static func recording(_ source: Source, device: Int?) throws(CommandFailure) -> Recording {
        guard device == nil else {
            throw CommandFailure(
                "\(source.name):1: error: a trace holds no devices. Leave --device out: it is for recordings of several devices"
            )
        }
        let trace = try trace(source)
        let touches = trace.frames.filter { !$0.contacts.isEmpty }
        let size = trace.screenSize ?? CGSize(width: 400, height: 300)
        let recording = Recording(source: source.name, points: touches, window: size)
        guard recording.holdsContacts else {
            throw CommandFailure(
                "\(source.name):1: error: the trace holds no touches. Convert one of an app that was touched")
        }
        return recording
    }
}
