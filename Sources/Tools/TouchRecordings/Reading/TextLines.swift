/// The lines of a text, numbered from 1, without their line breaks and the marks of a quotation; a byte order mark is skipped.
struct TextLines: Sequence, IteratorProtocol {
    struct Element {
        var bytes: ArraySlice<UInt8>
        var number: Int
        /// A Boolean value that indicates whether the file ends without a line break after it.
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
        return Element(
            bytes: Quotation.content(of: bytes[start..<end]), number: number, isCut: end == bytes.count)
    }

    private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }
}

extension TextLines.Element {
    /// Returns this line with the next one, where a mail program wrapped it; quoted-printable ends it with an equals sign for that.
    func joined(with next: TextLines.Element) -> TextLines.Element {
        let (start, end) = (TextLine(bytes).bytes, TextLine(next.bytes).bytes)
        let whole = start.last == 0x3d ? start.dropLast() + end : start + [0x20] + end
        return TextLines.Element(bytes: whole, number: number, isCut: next.isCut)
    }
}
