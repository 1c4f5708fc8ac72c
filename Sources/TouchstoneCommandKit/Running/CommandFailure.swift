/// Data cannot be used; the text is the whole line for people.
public struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// `file:line: error: what happened. what to do`; nothing in it steers a terminal.
    public let description: String

    /// Says so.
    nonisolated public init(_ description: String) {
        self.description = description.printableLines
    }

    /// A file that cannot be read.
    nonisolated public init(_ name: String, _ cause: UnreadableCause) {
        description = "\(name): error: \(cause.words)".printable
    }
}
