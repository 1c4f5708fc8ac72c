/// The command was called in a way that it does not understand.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to write instead; nothing in it steers a terminal, whatever stood in the call.
    public let description: String
    /// The command that was meant, for the hint; empty if none was.
    public let command: String

    nonisolated init(_ description: String, command: String = "") {
        (self.description, self.command) = (description.printable, command)
    }

    /// Where help is to be found: printed below the error.
    public var hint: String {
        command.isEmpty
            ? "touchstone --help says how it is used." : "touchstone help \(command) says how it is used."
    }
}
