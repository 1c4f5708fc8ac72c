public import Touchstone

extension TraceFile {
    /// Reads a trace file. A last line without an end that cannot be read is left out, with a note: its writer was
    /// interrupted.
    /// - Parameters:
    ///   - bytes: the file, in UTF-8.
    ///   - source: the name of the file, for errors.
    public init(parsing bytes: [UInt8], source: String) throws(TraceError) {
        self.init()
        var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)[...]
        // The last line has an end, too.
        let isCut = lines.last?.isEmpty == false
        if !isCut { lines.removeLast() }
        guard let first = lines.popFirst() else {
            throw TraceError(.empty, source: source, message: "the file is empty")
        }
        try Self.checkVersion(first, source)
        var number = 1
        let last = lines.count + 1
        for line in lines {
            number += 1
            let line = line.last == 13 ? line.dropLast() : line
            let isEntry = records.isEmpty && line.first.map { (97...122).contains($0) } == true
            do {
                if isEntry { try readEntry(line) } else { records.append(try Self.record(line)) }
            } catch {
                if isCut, number == last {
                    notes.append(.incompleteLine(number, source: source))
                    return
                }
                throw TraceError(
                    isEntry ? .badHeader : .badRecord, source: source, line: number, message: error.message)
            }
        }
    }

    private static func checkVersion(_ line: ArraySlice<UInt8>, _ source: String) throws(TraceError) {
        let line = line.last == 13 ? line.dropLast() : line
        if line.elementsEqual(TraceRecord.header.utf8) { return }
        var words = TraceCursor(line)
        guard words.take("touchstone-trace "), let version = try? words.integer(), words.isAtEnd else {
            throw TraceError(
                .notATrace, source: source,
                message: "this is no trace: its first line is not «\(TraceRecord.header)»")
        }
        throw TraceError(
            .otherVersion, source: source,
            message: "this is a trace of version \(version); version 2 can be read")
    }

    private mutating func readEntry(_ line: ArraySlice<UInt8>) throws(TraceFault) {
        var cursor = TraceCursor(line)
        let name = cursor.word()
        guard let key = TraceKey(name) else { throw TraceFault("«\(name)» is no key") }
        guard self[key] == nil else { throw TraceFault("the header says «\(name)» twice") }
        try cursor.expect("=")
        let value = try cursor.quoted()
        try cursor.end()
        self[key] = value
    }

    private static func record(_ line: ArraySlice<UInt8>) throws(TraceFault) -> TraceRecord {
        var parser = RecordParser(cursor: TraceCursor(line))
        return try parser.record()
    }
}

extension TraceRecord {
    /// Reads one line of a trace file, without its end.
    public init(parsing line: String) throws(TraceError) {
        var parser = RecordParser(cursor: TraceCursor(Array(line.utf8)[...]))
        do {
            self = try parser.record()
        } catch {
            throw TraceError(.badRecord, source: "record", message: error.message)
        }
    }
}
