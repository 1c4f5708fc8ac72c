import TouchReplays
import TouchRecordings
import TouchTrace
import Touchstone

/// A trace that is being read, one record at a time.
struct OpenTrace {
    private let source: Source
    private let reader: ByteReader
    private var stream: TraceStream?
    /// The records of an app that was rebuilt, in place of a stream, and the number of those that were returned.
    private let records: [TraceRecord]
    private var place = 0

    /// Reads the header.
    init(_ source: Source) throws(CommandFailure) {
        self.source = source
        guard source.rebuilt == nil else {
            (reader, records) = (ByteReader { nil }, source.rebuilt?.run.records ?? [])
            return
        }
        let reader = try source.open()
        (self.reader, records) = (reader, [])
        do {
            stream = try TraceStream(source: source.name) { reader.next() }
        } catch {
            try reader.check()
            if error.kind == .notATrace, let posted = TraceSource.posted(try source.head(), source.name) {
                throw posted
            }
            guard error.kind == .notATrace, let format = RecordingFormat.detect(try source.head()) else {
                throw CommandFailure("\(error)")
            }
            throw CommandFailure(
                "\(source.name):1: error: this is a recording (\(format.name)), not a trace. \(Program.name) replay plays it, and "
                    + "writes its trace with --trace")
        }
    }

    /// The header; has the notes once all records were read.
    var file: Trace { stream?.file ?? source.rebuilt?.header(of: source.name) ?? Trace() }
    /// The number of records that were read.
    var count: Int { stream?.count ?? place }

    /// Returns the next record; `nil` at the end.
    mutating func next() throws(CommandFailure) -> TraceRecord? {
        guard stream != nil else {
            guard place < records.count else { return nil }
            place += 1
            return records[place - 1]
        }
        do {
            if let record = try stream?.next() { return record }
        } catch {
            try reader.check()
            throw CommandFailure("\(error)")
        }
        try reader.check()
        return nil
    }

    /// Reads to the end, where there may be notes and errors.
    mutating func finish() throws(CommandFailure) {
        while try next() != nil {}
    }
}
