/// An error in the command's data; the text is the whole line for people.
struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// `file:line: error: what happened. what to do`, without characters that control a terminal.
    let description: String

    /// Creates an error with a line.
    nonisolated init(_ description: String) {
        self.description = description.printableLines
    }

    /// Creates an error about a file that cannot be read.
    nonisolated init(_ name: String, _ cause: UnreadableCause) {
        description = "\(name): error: \(cause.words)".printable
    }
}
