import TouchReplays

/// An input file that was read, can be read, or could not be.
struct Source: Sendable {
    private enum Content: Sendable {
        case bytes([UInt8])
        case file(@Sendable () -> ByteReader)
        case failure(CommandFailure)
        case rebuilt(AppLogReading)
    }

    /// The name in messages: its path, or `standard input`.
    let name: String
    private let content: Content

    /// Creates a file from its bytes.
    nonisolated init(_ name: String, _ bytes: [UInt8]) {
        (self.name, content) = (name, .bytes(bytes))
    }

    /// Creates a file that is read in pieces, from its beginning each time it is opened.
    nonisolated init(_ name: String, opening open: @escaping @Sendable () -> ByteReader) {
        (self.name, content) = (name, .file(open))
    }

    /// Creates a file that cannot be read, with the reason.
    nonisolated init(_ name: String, _ failure: CommandFailure) {
        (self.name, content) = (name, .failure(failure))
    }

    /// Creates the trace of an app that was rebuilt from a log.
    init(_ name: String, _ app: AppLogReading) { (self.name, content) = (name, .rebuilt(app)) }

    /// The app that was rebuilt, if the file was its log; `nil` for any other file.
    var rebuilt: AppLogReading? { if case .rebuilt(let app) = content { app } else { nil } }

    /// Opens the file for reading.
    func open() throws(CommandFailure) -> ByteReader {
        switch content {
        case .bytes(let bytes):
            var rest: [UInt8]? = bytes
            return ByteReader {
                defer { rest = nil }
                return rest
            }
        case .file(let open): return open()
        case .failure(let failure): throw failure
        case .rebuilt(let app):
            var rest: [UInt8]? = Array(app.trace.text.utf8)
            return ByteReader {
                defer { rest = nil }
                return rest
            }
        }
    }

    /// Returns the first bytes: enough to recognize the format.
    func head() throws(CommandFailure) -> [UInt8] {
        if case .bytes(let bytes) = content { return bytes }
        if let rebuilt { return Array(rebuilt.header.text.utf8) }
        let reader = try open()
        var bytes: [UInt8] = []
        while bytes.count < Self.headLength, let piece = reader.next() { bytes += piece }
        try reader.check()
        return bytes
    }

    /// The number of these bytes, which contain the first 500 lines, by which formats are recognized.
    private static let headLength = 1 << 18

    /// Returns all bytes.
    func bytes() throws(CommandFailure) -> [UInt8] {
        if case .bytes(let bytes) = content { return bytes }
        let reader = try open()
        var bytes: [UInt8] = []
        while let piece = reader.next() { bytes += piece }
        try reader.check()
        return bytes
    }
}
