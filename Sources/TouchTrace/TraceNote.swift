import TouchInput

/// A warning about a trace that could be read nevertheless.
public struct TraceNote: Hashable, Sendable, CustomStringConvertible {
    /// The name of the file, as the reader was told.
    public let source: String
    /// The line, counted from 1.
    public let line: Int
    /// What is odd, for people.
    public let message: String
    /// What to do about it.
    public let remedy: String

    /// `file:line: warning: what is odd. what to do`.
    public var description: String {
        "\(source):\(line): warning: \(message). \(remedy)".printable
    }

    /// The file ends within a line.
    static func incompleteLine(_ line: Int, source: String) -> TraceNote {
        TraceNote(
            source: source, line: line, message: "the last line is incomplete; it was left out",
            remedy: "Whoever wrote the trace was interrupted; record it again to have all")
    }
}
