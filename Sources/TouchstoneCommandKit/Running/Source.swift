/// A file that was read, or can be, or could not be.
public struct Source: Sendable {
    private enum Content: Sendable {
        case bytes([UInt8])
        case file(@Sendable () -> ByteReader)
        case failure(CommandFailure)
    }

    /// What messages call it: its path, or `standard input`.
    public let name: String
    private let content: Content

    /// A file with its bytes.
    nonisolated public init(_ name: String, _ bytes: [UInt8]) {
        (self.name, content) = (name, .bytes(bytes))
    }

    /// A file that is read a piece at a time, from its beginning each time it is opened.
    nonisolated public init(_ name: String, opening open: @escaping @Sendable () -> ByteReader) {
        (self.name, content) = (name, .file(open))
    }

    /// A file that cannot be read, and why.
    nonisolated public init(_ name: String, _ failure: CommandFailure) {
        (self.name, content) = (name, .failure(failure))
    }

    /// Begins to read it.
    public func open() throws(CommandFailure) -> ByteReader {
        switch content {
        case .bytes(let bytes):
            var rest: [UInt8]? = bytes
            return ByteReader {
                defer { rest = nil }
                return rest
            }
        case .file(let open): return open()
        case .failure(let failure): throw failure
        }
    }

    /// The first bytes: enough to tell what it is.
    func head() throws(CommandFailure) -> [UInt8] {
        if case .bytes(let bytes) = content { return bytes }
        let reader = try open()
        var bytes: [UInt8] = []
        while bytes.count < Self.headLength, let piece = reader.next() { bytes += piece }
        try reader.check()
        return bytes
    }

    /// Formats are known by their first 500 lines.
    private static let headLength = 1 << 18

    /// All bytes.
    public func bytes() throws(CommandFailure) -> [UInt8] {
        if case .bytes(let bytes) = content { return bytes }
        let reader = try open()
        var bytes: [UInt8] = []
        while let piece = reader.next() { bytes += piece }
        try reader.check()
        return bytes
    }
}
