/// An error in the arguments of the command.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The error and its remedy, without characters that control a terminal, even if the call contains them.
    let description: String
    /// The command that was meant, for the hint; empty if there is none.
    let command: String

    nonisolated init(_ description: String, command: String = "") {
        (self.description, self.command) = (description.printable, command)
    }

    /// A hint at the help, which is printed below the error.
    var hint: String {
        command.isEmpty
            ? "See \(Program.name) --help." : "See \(Program.name) help \(command)."
    }
}
