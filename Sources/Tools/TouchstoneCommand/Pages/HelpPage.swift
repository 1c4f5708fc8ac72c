/// The text of `--help` and `help`, generated from the table.
struct HelpPage {
    /// The greatest width in columns.
    static let widest = 80
    private let format: HelpText

    /// Creates the help for a terminal of that width in columns.
    init(width: Int = widest) { format = HelpText(width: min(width, Self.widest)) }

    /// Returns the help of a command; of everything if the name is empty or unknown.
    func text(_ name: String) -> String {
        let named = CommandTable.descriptions.first { !name.isEmpty && $0.name == name }
        return Program.current.naming(named.map { page($0) } ?? overview)
    }

    private var overview: String {
        let commands = CommandTable.descriptions.filter { !$0.name.isEmpty }
        let demonstration = CommandTable.descriptions.filter { $0.name.isEmpty }
        var text = format.paragraph(CommandTable.summary)
        text += "\nusage:\n" + usage(CommandTable.descriptions)
        text += "\ncommands:\n" + format.rows(commands.map { ($0.name, $0.summary) })
        for description in demonstration {
            text += "\nwithout a command:\n" + format.paragraph(description.summary, indent: 2)
            text += options(description)
        }
        for note in CommandTable.notes { text += "\n" + format.paragraph(note) }
        return text + exitCodes(CommandDescription.usualExitCodes)
            + "\n" + format.paragraph("touchstone help COMMAND describes a command in detail.")
    }

    private func page(_ description: CommandDescription) -> String {
        var text = format.paragraph(description.summary)
        text += "\nusage:\n" + usage([description]) + "\n"
        text += format.rows(description.operands.map { ($0.value.placeholder, $0.help) })
        text += options(description)
        for detail in description.details { text += "\n" + format.paragraph(detail) }
        if !description.examples.isEmpty { text += "\nexamples:\n" }
        for example in description.examples {
            text += "  \(example.line)\n" + format.paragraph(example.meaning, indent: 6)
        }
        return text + exitCodes(description.exitCodes)
    }

    private func usage(_ descriptions: [CommandDescription]) -> String {
        descriptions.map { format.paragraph($0.usage, indent: 2, hanging: 6) }.joined()
    }

    private func options(_ description: CommandDescription) -> String {
        format.rows(
            (description.options + CommandTable.commonOptions).map { option in
                ((option.letter.map { "-\($0), " } ?? "    ") + option.usage, option.help)
            })
    }

    private func exitCodes(_ meanings: [String]) -> String {
        let listed = meanings.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
        return "\n" + format.paragraph("Exit code: \(listed).")
    }
}
