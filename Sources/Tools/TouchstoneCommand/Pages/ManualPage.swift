/// The manual page in roff, generated from the table.
enum ManualPage {
    /// The text of the page.
    static var text: String {
        let descriptions = CommandTable.descriptions
        let name = roff("touchstone")
        var lines = [
            ".TH \(name.uppercased()) 1 \"\" \"\(CommandTable.version)\" \"Touchstone\"", ".SH NAME",
            "\(name) \\- replay touches and show what gesture recognizers decide", ".SH SYNOPSIS",
        ]
        lines += descriptions.flatMap { [".SY \(name)", roff(String($0.usage.dropFirst("touchstone ".count)))] }
        lines += [".YS", ".SH DESCRIPTION", roff(CommandTable.summary)]
        lines += CommandTable.notes.flatMap { [".PP", roff($0)] }
        lines += [".SH OPTIONS", "These apply to every command."]
        lines += CommandTable.commonOptions.flatMap(option)
        lines.append(".SH COMMANDS")
        for description in descriptions { lines += section(description) }
        lines += [".SH EXIT STATUS", "These apply to all commands unless stated otherwise."]
        lines += exitCodes(CommandDescription.usualExitCodes)
        lines += [".SH SEE ALSO", ".BR evemu\\-record (1),", ".BR libinput\\-record (1)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ description: CommandDescription) -> [String] {
        let call = (["touchstone", description.name] + description.operands.map(\.usage)).filter { !$0.isEmpty }
        var lines = [".SS \(roff(call.joined(separator: " ")))", roff(description.summary)]
        for operand in description.operands {
            lines += [".TP", "\\fI\(roff(operand.value.placeholder))\\fR", roff(operand.help)]
        }
        lines += description.options.flatMap(option)
        for detail in description.details { lines += [".PP", roff(detail)] }
        for example in description.examples {
            lines += [".PP", "\\fB\(roff(example.line))\\fR", ".RS 4", roff(example.meaning), ".RE"]
        }
        if description.exitCodes != CommandDescription.usualExitCodes {
            lines += [".PP", "Exit status:"] + exitCodes(description.exitCodes)
        }
        return lines
    }

    private static func option(_ option: OptionDescription) -> [String] {
        let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
        let value = option.value.map { " \\fI\(roff($0.placeholder))\\fR" } ?? ""
        return [".TP", "\(letter)\\fB\\-\\-\(roff(option.name))\\fR\(value)", roff(option.help)]
    }

    private static func exitCodes(_ meanings: [String]) -> [String] {
        meanings.enumerated().flatMap { [".TP", "\($0.offset)", roff($0.element)] }
    }

    /// Returns text of the table escaped for roff: hyphens that can be copied, no escapes, no request at the beginning of a line.
    private static func roff(_ text: String) -> String {
        var result = ""
        for character in Program.current.naming(text) {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case _: result.append(character)
            }
        }
        return result.hasPrefix(".") ? "\\&" + result : result
    }
}
