/// The lines of a text, counted from 1, without their line breaks; a byte order mark is passed over.
struct TextLines: Sequence, IteratorProtocol {
    struct Element {
        var bytes: ArraySlice<UInt8>
        var number: Int
        /// The file ends without a line break after it.
        var isCut: Bool
    }

    private let bytes: [UInt8]
    private var start: Int
    private var number = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = Self.start(of: bytes)
    }

    mutating func next() -> Element? {
        guard start < bytes.count else { return nil }
        let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
        defer { start = end + 1 }
        number += 1
        return Element(bytes: bytes[start..<end], number: number, isCut: end == bytes.count)
    }

    /// Why a text without a single line of its format cannot be read.
    static func error(
        _ kind: RecordingFault, for bytes: [UInt8], source: String, message: String? = nil
    ) -> RecordingError {
        let isEmpty = bytes[start(of: bytes)...].allSatisfy { [0x09, 0x0a, 0x0d, 0x20].contains($0) }
        if isEmpty { return RecordingError(.empty, source: source) }
        return bytes.contains(0)
            ? RecordingError(.binary, source: source) : RecordingError(kind, source: source, message: message)
    }

    private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }
}
