/// The text of `--help` and `help`, generated from the table.
public enum HelpPage {
    /// Returns the help of a command; of everything if the name is empty or unknown.
    static func text(_ name: String) -> String {
        let named = CommandTable.descriptions.first { !name.isEmpty && $0.name == name }
        return named.map { page($0) } ?? overview
    }

    private static var overview: String {
        let commands = CommandTable.descriptions.filter { !$0.name.isEmpty }
        let demonstration = CommandTable.descriptions.filter { $0.name.isEmpty }
        var text = HelpText.paragraph(CommandTable.summary)
        text += "\nusage:\n" + indented(usage(CommandTable.descriptions))
        text += "\ncommands:\n" + HelpText.rows(commands.map { ($0.name, $0.summary) })
        for description in demonstration {
            text += "\nwithout a command:\n" + HelpText.paragraph(description.summary, indent: 2)
            text += options(description)
        }
        for note in CommandTable.notes { text += "\n" + HelpText.paragraph(note) }
        return text + exitCodes(CommandDescription.usualExitCodes)
            + "\ntouchstone help COMMAND describes a command in detail.\n"
    }

    private static func page(_ description: CommandDescription) -> String {
        var text = HelpText.paragraph(description.summary)
        text += "\nusage:\n" + indented(usage([description])) + "\n"
        text += HelpText.rows(description.operands.map { ($0.value.placeholder, $0.help) })
        text += options(description)
        for detail in description.details { text += "\n" + HelpText.paragraph(detail) }
        if !description.examples.isEmpty { text += "\nexamples:\n" }
        for example in description.examples {
            text += "  \(example.line)\n" + HelpText.paragraph(example.meaning, indent: 6)
        }
        return text + exitCodes(description.exitCodes)
    }

    private static func usage(_ descriptions: [CommandDescription]) -> String {
        descriptions.map { HelpText.paragraph($0.usage, width: HelpText.width - 2, hanging: 6) }.joined()
    }

    private static func options(_ description: CommandDescription) -> String {
        HelpText.rows(
            (description.options + CommandTable.commonOptions).map { option in
                ((option.letter.map { "-\($0), " } ?? "    ") + option.usage, option.help)
            })
    }

    private static func exitCodes(_ meanings: [String]) -> String {
        let listed = meanings.enumerated().map { "\($0.offset) \($0.element)" }.joined(separator: ", ")
        return "\n" + HelpText.paragraph("Exit code: \(listed).")
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n").map { "  \($0)\n" }.joined()
    }
}
