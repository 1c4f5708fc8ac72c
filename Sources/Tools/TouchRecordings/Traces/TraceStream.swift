import TouchTrace
internal import TouchInput

/// A reader of a trace file, one record at a time, from pieces of its bytes. It does not keep what it has read.
///
///     var stream = try TraceStream(source: "run.trace") { handle.read() }
///     while let record = try stream.next() { counter.take(record) }
///     print(stream.file.notes)
public struct TraceStream {
    /// The header of the file, without records. Contains the notes once all records were read.
    public private(set) var file = Trace()
    /// The number of records read.
    public private(set) var count = 0

    private let source: String
    private let pieces: () -> [UInt8]?
    /// The bytes that were received and not parsed yet.
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtEnd = false
    /// The number of the line that was read last, from 1.
    private var number = 0
    /// The first record, which ended the header.
    private var first: TraceRecord?

    /// Reads the header.
    /// - Parameters:
    ///   - source: The name of the file, for errors.
    ///   - pieces: Returns the next bytes of the file, in UTF-8, cut anywhere; `nil` at its end.
    public init(source: String, pieces: @escaping () -> [UInt8]?) throws(TraceError) {
        (self.source, self.pieces) = (source, pieces)
        guard var line = line() else {
            throw TraceError(.empty, source: source, message: "the file is empty")
        }
        // Some editors put a byte order mark before a text.
        if line.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.bytes.removeFirst(3) }
        try Self.checkVersion(line.bytes, source)
        first = try read()
    }

    /// Returns the next record; `nil` at the end. A last line without a line feed that cannot be parsed is left out, with a note: its
    /// writer was interrupted.
    public mutating func next() throws(TraceError) -> TraceRecord? {
        if let record = first {
            first = nil
            count += 1
            return record
        }
        guard let record = try read() else { return nil }
        count += 1
        return record
    }

    private mutating func read() throws(TraceError) -> TraceRecord? {
        while let line = line() {
            let isEntry = count == 0 && line.bytes.first.map { (97...122).contains($0) } == true
            do {
                guard isEntry else { return try Self.record(line.bytes) }
                try file.readEntry(line.bytes)
            } catch {
                if line.isCut {
                    file.notes.append(.incompleteLine(number, source: source))
                    return nil
                }
                throw TraceError(
                    isEntry ? .badHeader : .badRecord, source: source, line: number, message: error.message,
                    isNewer: error.isNewer)
            }
        }
        return nil
    }

    /// Returns the next line without its line feed; `nil` at the end of the file. `isCut` is `true` if the file ends without one.
    private mutating func line() -> (bytes: ArraySlice<UInt8>, isCut: Bool)? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 10) {
                defer { start = end + 1 }
                return (content(start..<end), false)
            }
            guard !isAtEnd, let piece = pieces() else {
                isAtEnd = true
                guard start < buffer.count else { return nil }
                defer { start = buffer.count }
                return (content(start..<buffer.count), true)
            }
            searched = buffer.count - start
            buffer.removeFirst(start)
            buffer += piece
            start = 0
        }
    }

    private mutating func content(_ range: Range<Int>) -> ArraySlice<UInt8> {
        number += 1
        let line = buffer[range]
        return line.last == 13 ? line.dropLast() : line
    }

    private static func record(_ line: ArraySlice<UInt8>) throws(TraceFault) -> TraceRecord {
        var parser = RecordParser(cursor: TraceCursor(line))
        return try parser.record()
    }

    private static func checkVersion(_ line: ArraySlice<UInt8>, _ source: String) throws(TraceError) {
        if line.elementsEqual(TraceRecord.header.utf8) { return }
        var words = TraceCursor(line)
        guard words.take("touchstone-trace "), let version = try? words.integer(), words.isAtEnd else {
            throw TraceError(
                .notATrace, source: source,
                message: "this is not a trace: its first line is not «\(TraceRecord.header)»")
        }
        throw TraceError(
            .otherVersion, source: source,
            message: "this is a trace of version \(version); version 2 can be read", isNewer: version > 2)
    }
}
