import TouchTraces
import Touchstone

/// Reads traces.
enum TraceSource {
    /// Whether the bytes begin as a trace does, of whatever version.
    static func isTrace(_ bytes: [UInt8]) -> Bool {
        let word = TraceRecord.header.utf8.prefix { $0 != 0x20 }
        return bytes.starts(with: word)
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

    static func trace(_ source: Source) throws(CommandFailure) -> TraceFile {
        let bytes = try source.bytes()
        do {
            return try TraceFile(parsing: bytes, source: source.name)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
