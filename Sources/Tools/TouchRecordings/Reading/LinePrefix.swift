/// The text before each line of a log, learned from the first line that is an event behind it:
///
///     12: Event: time 1.5 …                               the number of the line
///     Nov 26 01:44:30 host evtest[123]: Event: time 1.5 …  the journal's time, and the name of the program
///     - Event: time 1.5 …                                 the item of a list, the line of a patch
struct LinePrefix {
    /// Its bytes; a digit stands for any number, with the spaces before it.
    private let pattern: ArraySlice<UInt8>

    /// The number of bytes that none exceeds.
    private static let longest = 80

    /// Learns the prefix from a line; `nil` if the line is no event.
    init?(_ line: ArraySlice<UInt8>) {
        guard let start = Self.isEvent(line) ? line.startIndex : Self.event(in: line) else { return nil }
        pattern = line[..<start]
    }

    /// A Boolean value that indicates whether events begin their lines.
    var isEmpty: Bool { pattern.isEmpty }

    /// Returns what follows the prefix; the line itself if it has none.
    func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var (rest, pattern) = (line, pattern)
        while let next = pattern.first {
            if let number = Self.afterNumber(pattern) {
                guard let after = Self.afterNumber(rest) else { return line }
                (rest, pattern) = (after, number)
            } else if rest.first == next {
                (rest, pattern) = (rest.dropFirst(), pattern.dropFirst())
            } else {
                // Spaces at the end of an empty line may have been lost.
                return rest.isEmpty && pattern.allSatisfy({ $0 == 0x20 }) ? rest : line
            }
        }
        return rest
    }

    /// Returns what follows a number and the spaces before it; `nil` if no number is next.
    private static func afterNumber(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let digits = bytes.drop { $0 == 0x20 }
        let rest = digits.drop { (0x30...0x39).contains($0) }
        return rest.count < digits.count ? rest : nil
    }

    /// Returns the place at which an event begins behind something that is no comment.
    private static func event(in line: ArraySlice<UInt8>) -> Int? {
        guard line.drop(while: { $0 == 0x20 || $0 == 0x09 }).first != 0x23 else { return nil }
        return line.prefix(longest).indices.dropFirst().first { place in
            let before = line[place - 1]
            return "E[-".utf8.contains(line[place]) && [0x20, 0x09, 0x3a, 0x3e, 0x7c, 0x2b].contains(before)
                && isEvent(line[place...])
        }
    }

    private static func isEvent(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = TextLine(bytes)
        return EvtestLine.begins(line) || EvemuKey.isEvent(line) || GeteventLine(line)?.time != nil
            || line.bytes.starts(with: "- node: /dev/".utf8)
    }
}
