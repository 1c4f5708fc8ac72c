/// A command that prints a shell's completion script.
struct CompletionCommand: Command {
    private static let shells = ["bash", "zsh", "fish"]

    /// The command's row in the table.
    static let description = CommandDescription(
        "completion", "Prints a shell's completion script for commands, options, scenes and files.",
        [OperandDescription(ValueDescription("SHELL", .words(shells)), "a shell", "bash, zsh or fish.")],
        examples: [
            .init("source <(touchstone completion bash)", "completes in this bash"),
            .init(
                "touchstone completion zsh > ~/.zfunc/_touchstone", "completes in every zsh with ~/.zfunc in its fpath"),
            .init("touchstone completion fish | source", "completes in this fish"),
        ])

    private let shell: String

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        shell = arguments.operands[0]
    }

    /// Prints the script.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        switch shell {
        case "bash": Outcome(BashCompletion.text)
        case "zsh": Outcome(ZshCompletion.text)
        case _: Outcome(FishCompletion.text)
        }
    }
}
