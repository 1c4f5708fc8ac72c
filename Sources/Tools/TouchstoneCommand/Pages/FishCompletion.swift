/// The completion for fish, generated from the table.
enum FishCompletion {
    static var text: String {
        var lines = [
            "# Completes \(Program.name) in fish: \(Program.name) completion fish | source", "\(complete) -f",
        ]
        for command in CommandTable.descriptions {
            if !command.name.isEmpty {
                lines.append(
                    "\(complete) -n __fish_use_subcommand -a \(command.name) -d \(quoted(Program.current.naming(command.summary)))"
                )
            }
            let condition =
                command.name.isEmpty
                ? "__fish_use_subcommand" : quoted("__fish_seen_subcommand_from \(command.name)")
            for option in command.options + CommandTable.commonOptions {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                let value = option.value.map { suggested($0.suggestions) } ?? ""
                lines.append(
                    "\(complete) -n \(condition) -l \(option.name)\(letter)\(value) -d \(quoted(Program.current.naming(option.help)))"
                )
            }
            for operand in command.operands {
                switch operand.value.suggestions {
                case .nothing: break
                case .files: lines.append("\(complete) -n \(condition) -F")
                case .commands, .scenes, .words:
                    let words = operand.value.suggestions.words.joined(separator: " ")
                    lines.append("\(complete) -n \(condition) -a \(quoted(words))")
                }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static var complete: String { "complete -c \(Program.name)" }

    private static func suggested(_ suggestions: ValueDescription.Suggestions) -> String {
        switch suggestions {
        case .nothing: " -x"
        case .files: " -r -F"
        case .commands, .scenes, .words: " -x -a \(quoted(suggestions.words.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
    }
}
