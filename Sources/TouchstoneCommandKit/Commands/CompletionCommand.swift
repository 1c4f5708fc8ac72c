/// Prints what a shell needs to complete the command.
public struct CompletionCommand: Command {
    private static let shells = ["bash", "zsh", "fish"]

    /// Its row in the table.
    public static let description = CommandDescription(
        "completion", "Prints what a shell needs to complete commands, options, scenes and files.",
        [OperandDescription(ValueDescription("SHELL", .words(shells)), "a shell", "bash, zsh or fish.")],
        examples: [
            .init("source <(touchstone completion bash)", "completes in this bash"),
            .init(
                "touchstone completion zsh > ~/.zfunc/_touchstone", "completes in every zsh with ~/.zfunc in its fpath"),
            .init("touchstone completion fish | source", "completes in this fish"),
        ])

    private let shell: String

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        shell = arguments.operands[0]
    }

    /// Prints it.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        switch shell {
        case "bash": Outcome(BashCompletion.text)
        case "zsh": Outcome(ZshCompletion.text)
        case _: Outcome(FishCompletion.text)
        }
    }
}
