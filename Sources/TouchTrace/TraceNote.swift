import TouchInput

/// A warning about a trace that could be read.
public struct TraceNote: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The number of the line, from 1.
    public let line: Int
    /// The description of the problem, for people.
    public let message: String
    /// The remedy.
    public let remedy: String

    /// `file:line: warning: what is odd. what to do`.
    public var description: String {
        "\(source):\(line): warning: \(message). \(remedy)".printable
    }

    /// Returns a note that the file ends within a line.
    static func incompleteLine(_ line: Int, source: String) -> TraceNote {
        TraceNote(
            source: source, line: line, message: "the last line is incomplete; it was left out",
            remedy: "Its writer was interrupted; record it again to have all of it")
    }
}
