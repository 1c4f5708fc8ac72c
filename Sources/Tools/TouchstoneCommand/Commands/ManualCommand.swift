/// A command that prints the manual page.
struct ManualCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "man", "Prints the manual page, for man and groff.",
        examples: [
            .init("touchstone man | man -l -", "reads the manual"),
            .init("touchstone man > touchstone.1", "writes the page, for a folder man1 of MANPATH"),
        ])

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {}

    /// Prints the page.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        Outcome(ManualPage.text)
    }
}
