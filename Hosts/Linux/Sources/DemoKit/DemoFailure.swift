/// A reason for which the program cannot do what it is asked for, for a terminal.
public struct DemoFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message: what failed, and what to do. Without control characters except line feeds.
    public let description: String

    /// Creates a failure.
    init(_ message: String) { description = message }
}
