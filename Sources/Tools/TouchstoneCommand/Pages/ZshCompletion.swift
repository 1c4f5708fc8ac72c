/// The completion for zsh, generated from the table: for a folder in `fpath`, or to be sourced.
enum ZshCompletion {
    static var text: String {
        let (name, function) = (Program.name, Program.current.function)
        let named = CommandTable.descriptions.filter { !$0.name.isEmpty }
        let commands = named.map { "        \(quoted("\($0.name):\(Program.current.naming($0.summary))"))\n" }.joined()
        let cases = named.map { command in
            "                \(command.name))\n                    _arguments -s -S \\\n"
                + (options(command) + operands(command)).map { "                        \($0)" }
                .joined(separator: " \\\n") + " ;;\n"
        }.joined()
        let first = CommandTable.descriptions.filter { $0.name.isEmpty }.flatMap(options)
        return """
            #compdef \(name)
            # Completes \(name) in zsh: as \(function) in a folder of fpath, or source <(\(name) completion zsh)
            \(function)() {
                local curcontext="$curcontext" state line
                local -a commands
                commands=(
            \(commands)    )
                _arguments -C -s -S \\
            \(first.map { "        \($0) \\\n" }.joined())        '1: :->command' \\
                    '*:: :->arguments'
                case $state in
                    command) _describe -t commands command commands ;;
                    arguments)
                        case $words[1] in
            \(cases)            esac ;;
                esac
            }
            if [ "$funcstack[1]" = \(function) ]; then \(function) "$@"; else compdef \(function) \(name); fi

            """
    }

    private static func options(_ command: CommandDescription) -> [String] {
        (command.options + CommandTable.commonOptions).map { option in
            let help = "[\(escaped(Program.current.naming(option.help)))]"
            let value = option.value.map { ":\($0.placeholder):\(action($0.suggestions))" } ?? ""
            let equals = option.value == nil ? "" : "="
            let repeats = option.isRepeatable ? "*" : ""
            guard let letter = option.letter else {
                return quoted("\(repeats)--\(option.name)\(equals)\(help)\(value)")
            }
            let exclusion = option.isRepeatable ? "'*'" : "'(-\(letter) --\(option.name))'"
            let plus = option.value == nil ? "" : "+"
            return "\(exclusion){-\(letter)\(plus),--\(option.name)\(equals)}\(quoted(help + value))"
        }
    }

    private static func operands(_ command: CommandDescription) -> [String] {
        command.operands.enumerated().map { index, operand in
            let place = operand.count.isRepeatable ? "*" : "\(index + 1)"
            let colons = operand.count == .optional ? "::" : ":"
            return quoted("\(place)\(colons)\(operand.value.placeholder):\(action(operand.value.suggestions))")
        }
    }

    private static func action(_ suggestions: ValueDescription.Suggestions) -> String {
        switch suggestions {
        case .nothing: " "
        case .files: "_files"
        case .commands, .scenes, .words: "(\(suggestions.words.joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
