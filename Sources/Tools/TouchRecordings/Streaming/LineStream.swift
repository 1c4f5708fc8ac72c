/// The lines of a file that is read a piece at a time, as `TextLines` has those of a text that is held.
struct LineStream: Sequence, IteratorProtocol {
    private let pieces: () -> [UInt8]?
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0

    init(_ file: FileBytes) { pieces = file.textPieces() }

    mutating func next() -> TextLines.Element? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0a) {
                defer { start = end + 1 }
                number += 1
                return TextLines.Element(bytes: buffer[start..<end], number: number, isCut: false)
            }
            if let piece = pieces() {
                searched = buffer.count - start
                append(piece)
                continue
            }
            guard start < buffer.count else { return nil }
            defer { start = buffer.count }
            number += 1
            return TextLines.Element(bytes: buffer[start...], number: number, isCut: true)
        }
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
