/// The completion for bash, generated from the table. It needs nothing but bash.
enum BashCompletion {
    static var text: String {
        let named = CommandTable.descriptions.map(\.name).filter { !$0.isEmpty }
        return """
            # Completes \(Program.name) in bash: source <(\(Program.name) completion bash)
            \(function)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= index
                # bash takes --scene=NAME apart at the equals sign.
                [[ $current == = ]] && current=
                [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]}
                for ((index = 1; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                        \(named.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;
                    esac
                done
                COMPREPLY=()
                case $command:$previous in
            \(values)    esac
                if [[ $current == -* ]]; then
                    case $command in
            \(options)        esac
                    return
                fi
                case $command in
            \(operands)    esac
            }
            \(function)_words() { mapfile -t COMPREPLY < <(compgen -W "$1" -- "$2"); }
            \(function)_files() {
                compopt -o filenames 2>/dev/null
                mapfile -t COMPREPLY < <(compgen -f -- "$1")
            }
            complete -F \(function) \(Program.name)

            """
    }

    private static var function: String { Program.current.function }

    /// The values of options, for each command.
    private static var values: String {
        CommandTable.descriptions.flatMap { command in
            command.options.compactMap { option in
                guard let value = option.value else { return nil }
                let names = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
                let pattern = names.map { "\(command.name):\($0)" }.joined(separator: "|")
                return "        \(pattern)) \(suggest(value.suggestions)); return ;;\n"
            }
        }.joined()
    }

    private static var options: String {
        CommandTable.descriptions.map { command in
            let words = (command.options + CommandTable.commonOptions).map { "--\($0.name)" }
            return
                "            \(pattern(command))) \(function)_words \"\(words.joined(separator: " "))\" \"$current\" ;;\n"
        }.joined()
    }

    private static var operands: String {
        CommandTable.descriptions.map { command in
            let suggestions: ValueDescription.Suggestions =
                command.name.isEmpty ? .commands : command.operands.first?.value.suggestions ?? .nothing
            return "        \(pattern(command))) \(suggest(suggestions)) ;;\n"
        }.joined()
    }

    private static func pattern(_ command: CommandDescription) -> String {
        command.name.isEmpty ? "''" : command.name
    }

    private static func suggest(_ suggestions: ValueDescription.Suggestions) -> String {
        switch suggestions {
        case .nothing: ":"
        case .files: "\(function)_files \"$current\""
        case .commands, .scenes, .words:
            "\(function)_words \"\(suggestions.words.joined(separator: " "))\" \"$current\""
        }
    }
}
