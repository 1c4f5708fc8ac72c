/// Prints the manual page.
public struct ManualCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "man", "Prints the manual page, for man and groff.",
        examples: [
            .init("touchstone man | man -l -", "reads the manual"),
            .init("touchstone man > touchstone.1", "writes the page, for a folder man1 of MANPATH"),
        ])

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {}

    /// Prints it.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        Outcome(ManualPage.text)
    }
}
