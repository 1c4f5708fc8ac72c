/// The table of all commands with their options, from which the parser, help, completion, the manual and the README's usage
/// are generated. Its texts call the program `touchstone`; `Program.naming(_:)` puts the name of the running one in its place.
enum CommandTable {
    /// The name and version of the library, also where the command is an app's.
    static let version = "touchstone 0.1.0"

    /// The purpose of the program, in one sentence.
    static let summary =
        "Plays recorded touches to views and gesture recognizers, and shows the decisions with their reasons."

    /// The commands, in the order of help; the first has no name and runs if none is named.
    static let commands: [any Command.Type] = [
        DemonstrationCommand.self, ReplayCommand.self, ShowCommand.self, WhyCommand.self, AdviseCommand.self,
        InspectCommand.self, DiffCommand.self, StatsCommand.self, ShrinkCommand.self, LinkCommand.self,
        DevicesCommand.self, ShakesCommand.self, ConvertCommand.self, RecordCommand.self, VerifyCommand.self,
        ScenesCommand.self, ServeCommand.self, CompletionCommand.self,
        ManualCommand.self, HelpCommand.self,
    ]

    /// The descriptions, in the same order.
    static let descriptions = commands.map { $0.description }

    /// The options that every command has.
    static let commonOptions = [
        OptionDescription("help", "h", "Shows help for the command."),
        OptionDescription("version", "V", "Prints the version."),
    ]

    /// The lines of the usage block: one for each command.
    static var usage: [String] { descriptions.map(\.usage) }

    /// The notes for all commands, a paragraph each.
    static let notes = [
        "Options may occur anywhere, as --trace OUT or --trace=OUT, and may be abbreviated as long as they are unambiguous. "
            + "Words after -- are not options. The file - is standard input or standard output.",
        "Timelines and help are as wide as the terminal (or COLUMNS), else 100 columns, help at most 80; colored on a terminal unless NO_COLOR is "
            + "set; plain ASCII unless LC_ALL, LC_CTYPE or LANG says UTF-8.",
        "Warnings about a recording go to standard error as file:line: warning: what happened. what to do.",
    ]

    /// Returns the command of that name.
    static func command(_ name: String) -> (any Command.Type)? { commands.first { $0.description.name == name } }
}
