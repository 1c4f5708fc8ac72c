/// The bytes of a file, which are not kept in memory: they are read again, a piece at a time, on each pass.
struct FileBytes {
    /// The file's name, for messages.
    let name: String
    private let open: () -> (() -> [UInt8]?)

    /// - Parameter open: Begins to read: returns a function that returns the next bytes, cut anywhere; `nil` at the end.
    init(_ name: String, opening open: @escaping () -> (() -> [UInt8]?)) {
        self.name = name
        self.open = open
    }

    /// Creates a file from bytes in memory.
    init(_ name: String, _ bytes: [UInt8]) {
        self.init(name) {
            var rest: [UInt8]? = bytes
            return {
                defer { rest = nil }
                return rest
            }
        }
    }

    /// Begins to read.
    func pieces() -> () -> [UInt8]? { open() }

    /// Begins to read a text, skipping a byte order mark.
    func textPieces() -> () -> [UInt8]? {
        let pieces = open()
        var head: [UInt8]? = prefix(3, of: pieces)
        if let bytes = head, bytes.starts(with: [0xef, 0xbb, 0xbf]) { head = Array(bytes.dropFirst(3)) }
        return {
            guard let bytes = head else { return pieces() }
            head = nil
            return bytes
        }
    }

    /// Returns the first bytes, up to a number of them.
    func head(_ count: Int) -> [UInt8] { Array(prefix(count, of: open()).prefix(count)) }

    /// Returns all bytes, for formats that can only be read at once.
    func all() -> [UInt8] { prefix(.max, of: open()) }

    /// Returns the next pieces, until a number of bytes is reached.
    private func prefix(_ count: Int, of pieces: () -> [UInt8]?) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count, let piece = pieces() {
            if bytes.isEmpty { bytes = piece } else { bytes += piece }
        }
        return bytes
    }

    /// Returns the error for a text without a single line of its format.
    func error(_ kind: RecordingFault, message: String? = nil) -> RecordingError {
        let pieces = textPieces()
        var isEmpty = true
        if Self.isWide(head(64)) { return RecordingError(.wideText, source: name) }
        while let piece = pieces() {
            if piece.contains(0) { return RecordingError(.binary, source: name) }
            isEmpty = isEmpty && piece.allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
        }
        return isEmpty ? RecordingError(.empty, source: name) : RecordingError(kind, source: name, message: message)
    }

    /// Returns a Boolean value that indicates whether a text is in UTF-16: by its mark, or as one byte of each pair is zero.
    private static func isWide(_ head: [UInt8]) -> Bool {
        if head.starts(with: [0xff, 0xfe]) || head.starts(with: [0xfe, 0xff]) { return true }
        guard head.count > 1 else { return false }
        return [0, 1].contains { zero in
            stride(from: 0, to: head.count - 1, by: 2).allSatisfy { head[$0 + zero] == 0 && head[$0 + 1 - zero] != 0 }
        }
    }
}
