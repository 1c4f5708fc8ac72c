/// The reason for which a program in a window cannot do what it is asked for: a message for a terminal that says what to do.
public struct HostFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The message, without control characters except line feeds.
    public let description: String

    /// Creates a failure.
    public init(_ message: String) { description = message.printableLines }
}
