import TouchTrace
internal import TouchInput

extension Trace {
    /// Reads a whole trace file; `TraceStream` reads one record at a time. A last line without a line feed that cannot be
    /// parsed is left out, with a note: its writer was interrupted.
    /// - Parameters:
    ///   - bytes: The file, in UTF-8.
    ///   - source: The name of the file, for errors.
    public init(parsing bytes: [UInt8], source: String) throws(TraceError) {
        var rest: [UInt8]? = bytes
        var stream = try TraceStream(source: source) {
            defer { rest = nil }
            return rest
        }
        var records: [TraceRecord] = []
        while let record = try stream.next() { records.append(record) }
        self = stream.file
        self.records = records
    }

    mutating func readEntry(_ line: ArraySlice<UInt8>) throws(TraceFault) {
        var cursor = TraceCursor(line)
        let name = cursor.word()
        guard let key = TraceKey(name) else { throw TraceFault("«\(name)» is no key") }
        guard self[key] == nil else { throw TraceFault("the header has «\(name)» twice") }
        try cursor.expect("=")
        let value = try cursor.quoted()
        try cursor.end()
        self[key] = value
    }
}

extension TraceRecord {
    /// Reads one line of a trace file, without its line feed.
    public init(parsing line: String) throws(TraceError) {
        var parser = RecordParser(cursor: TraceCursor(Array(line.utf8)[...]))
        do {
            self = try parser.record()
        } catch {
            throw TraceError(.badRecord, source: "record", message: error.message, isNewer: error.isNewer)
        }
    }
}
