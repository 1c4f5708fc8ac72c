/// The lines of a file that is read a piece at a time, as `TextLines` has those of a text that is held.
struct LineStream: Sequence, IteratorProtocol {
    private let pieces: () -> [UInt8]?
    private let isUnquoting: Bool
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0

    /// - Parameter isUnquoting: `false` to keep the marks of a quotation.
    init(_ file: FileBytes, isUnquoting: Bool = true) {
        (pieces, self.isUnquoting) = (file.textPieces(), isUnquoting)
    }

    mutating func next() -> TextLines.Element? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0a) {
                defer { start = end + 1 }
                return element(buffer[start..<end], isCut: false)
            }
            if let piece = pieces() {
                searched = buffer.count - start
                append(piece)
                continue
            }
            guard start < buffer.count else { return nil }
            defer { start = buffer.count }
            return element(buffer[start...], isCut: true)
        }
    }

    private mutating func element(_ line: ArraySlice<UInt8>, isCut: Bool) -> TextLines.Element {
        number += 1
        return TextLines.Element(
            bytes: isUnquoting ? Quotation.content(of: line) : line, number: number, isCut: isCut)
    }

    /// Takes a piece, and leaves out the lines that were given.
    private mutating func append(_ piece: [UInt8]) {
        if start == buffer.count {
            buffer = piece
        } else {
            buffer.removeFirst(start)
            buffer += piece
        }
        start = 0
    }
}
