/// The lines of a text that arrives in pieces, as `TextLines` has those of a whole one.
struct LineStream {
    private let pieces: () -> [UInt8]?
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0
    private var isAtEnd = false

    /// Creates a stream.
    ///
    /// - Parameter pieces: returns the next bytes, cut anywhere; `nil` at the end.
    init(_ pieces: @escaping () -> [UInt8]?) {
        self.pieces = pieces
        while buffer.count < 3, refill(from: 0) != nil {}
        if buffer.starts(with: [0xef, 0xbb, 0xbf]) { start = 3 }
    }

    mutating func next() -> TextLines.Element? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: 0x0a) {
                defer { start = end + 1 }
                number += 1
                return TextLines.Element(bytes: buffer[start..<end], number: number, isCut: false)
            }
            if let next = refill(from: start) {
                searched = next
                continue
            }
            guard start < buffer.count else { return nil }
            defer { start = buffer.count }
            number += 1
            return TextLines.Element(bytes: buffer[start...], number: number, isCut: true)
        }
    }

    /// Takes the next piece; returns its beginning, `nil` if there is none.
    private mutating func refill(from place: Int) -> Int? {
        guard !isAtEnd, let piece = pieces() else {
            isAtEnd = true
            return nil
        }
        let rest = buffer.count - place
        buffer = Array(buffer[place...]) + piece
        start = 0
        return rest
    }
}
