/// The lines of a file that is read a piece at a time, as `TextLines` has those of a text that is held.
struct LineStream: Sequence, IteratorProtocol {
    private let pieces: () -> [UInt8]?
    private let isUnquoting: Bool
    private var prefix: LinePrefix?
    /// A line feed; a carriage return in a text without line feeds, as old editors write it.
    private var separator: UInt8 = 0x0a
    private var buffer: [UInt8] = []
    private var start = 0
    private var number = 0

    /// - Parameter isUnquoting: `false` to keep the marks of a quotation and everything else that surrounds lines.
    init(_ file: FileBytes, isUnquoting: Bool = true) {
        (pieces, self.isUnquoting) = (file.textPieces(), isUnquoting)
        learnSeparator()
        if isUnquoting { learnPrefix() }
    }

    private mutating func learnSeparator() {
        let searched = 1024
        while buffer.count < searched, !buffer.contains(0x0a), let piece = pieces() { append(piece) }
        let head = buffer.prefix(searched)
        if head.contains(0x0d), !head.contains(0x0a) { separator = 0x0d }
    }

    /// Learns from the first event, reading ahead to it.
    private mutating func learnPrefix() {
        let most = 65_536
        var (line, searched) = (0, 0)
        while searched < most {
            if let end = buffer[searched..<Swift.min(buffer.count, most)].firstIndex(of: separator) {
                if let found = LinePrefix(Quotation.content(of: buffer[line..<end])) {
                    prefix = found.isEmpty ? nil : found
                    return
                }
                (line, searched) = (end + 1, end + 1)
            } else {
                searched = buffer.count
                guard searched < most, let piece = pieces() else { return }
                append(piece)
            }
        }
    }

    mutating func next() -> TextLines.Element? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: separator) {
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
        var bytes = isUnquoting ? Quotation.content(of: line) : line
        if let prefix { bytes = prefix.content(of: bytes) }
        return TextLines.Element(bytes: bytes, number: number, isCut: isCut)
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
