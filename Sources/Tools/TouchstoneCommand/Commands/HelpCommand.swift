/// A command that prints help for all commands, or for one of them.
struct HelpCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "help", "Shows help for touchstone, or for one of its commands.",
        [
            OperandDescription(
                ValueDescription("COMMAND", .commands), count: .optional, "a command",
                "The command; all of them by default.")
        ],
        examples: [.init("touchstone help replay", "shows help for replaying recordings")])

    private let command: String

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        command = arguments.operands.first ?? ""
        let names = CommandTable.descriptions.map(\.name)
        guard names.contains(command) else {
            throw NearMiss.unknown(command, "command", names.filter { !$0.isEmpty }, command: "")
        }
    }

    /// Prints the help.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        Outcome(HelpPage(width: surroundings.drawing.width).text(command))
    }
}
