import TouchTraces
import Touchstone

/// Reads traces.
enum TraceSource {
    /// Whether the bytes begin as a trace does, of whatever version.
    static func isTrace(_ bytes: [UInt8]) -> Bool {
        let word = TraceRecord.header.utf8.prefix { $0 != 0x20 }
        return bytes.starts(with: word)
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
