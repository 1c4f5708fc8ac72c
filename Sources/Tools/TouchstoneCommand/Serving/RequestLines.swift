/// A splitter of input into lines, each with its number from 1. It keeps no more than the line that is not complete yet, up to a limit.
struct RequestLines {
    /// The number of bytes that a line may have.
    static let longest = 1 << 20

    /// A line of the input.
    enum Line: Equatable {
        /// All bytes of the line, without its line feed.
        case whole([UInt8])
        /// A line with more than `longest` bytes, which are not kept.
        case tooLong
        /// The bytes before an end of the input that comes without a line feed.
        case cut([UInt8])
    }

    private var rest: [UInt8] = []
    private var isSkipping = false
    private var count = 0

    /// Takes the next bytes of the input.
    /// - Parameter body: Receives each line and its number. A line that is too long is passed on as soon as that is known.
    mutating func take(_ bytes: [UInt8], _ body: (Line, Int) -> Void) {
        var start = 0
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            add(bytes[start..<end], body)
            if !isSkipping { pass(.whole(rest), body) }
            (rest, isSkipping) = ([], false)
            start = end + 1
        }
        add(bytes[start...], body)
    }

    /// Ends the input.
    /// - Parameter body: Receives the bytes after the last line feed, if there are any.
    mutating func finish(_ body: (Line, Int) -> Void) {
        if !rest.isEmpty { pass(.cut(rest), body) }
        rest = []
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>, _ body: (Line, Int) -> Void) {
        guard !isSkipping else { return }
        guard rest.count + bytes.count <= Self.longest else {
            (rest, isSkipping) = ([], true)
            return pass(.tooLong, body)
        }
        rest += bytes
    }

    private mutating func pass(_ line: Line, _ body: (Line, Int) -> Void) {
        count += 1
        body(line, count)
    }
}
