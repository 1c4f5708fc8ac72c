/// A parser of the options in one word: `--window=4x3`, `--window 4x3`, `--win 4x3`, `-w4x3`, `-jw 4x3`.
struct OptionReader {
    /// An option that was given, with its value or an empty one.
    struct Given {
        let option: OptionDescription
        let value: String
    }

    private let command: CommandDescription

    init(_ command: CommandDescription) {
        self.command = command
    }

    private var options: [OptionDescription] { command.options + CommandTable.commonOptions }

    /// Parses the options of a word.
    ///
    /// - Parameter rest: The words that follow; an option that needs a value and has none in its own word takes one.
    func read(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> [Given] {
        word.hasPrefix("--") ? [try long(word, &rest)] : try short(word, &rest)
    }

    private func long(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> Given {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try option(String(parts[0]))
        let name = "--\(option.name)"
        guard option.value != nil else {
            guard parts.count == 1 else { throw error("\(name) takes no value; write it without =\(parts[1])") }
            return Given(option: option, value: "")
        }
        return try given(option, name, parts.count > 1 ? String(parts[1]) : rest.popFirst())
    }

    private func short(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) -> [Given] {
        var given: [Given] = []
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else {
                throw error("there is no option -\(letter)\(elsewhere { $0.letter == letter })")
            }
            guard option.value != nil else {
                given.append(Given(option: option, value: ""))
                continue
            }
            given.append(try self.given(option, "-\(letter)", letters.isEmpty ? rest.popFirst() : String(letters)))
            break
        }
        return given
    }

    private func given(_ option: OptionDescription, _ name: String, _ value: String?) throws(UsageError) -> Given {
        guard let placeholder = option.value, let value, !value.isEmpty else {
            throw error("\(name) needs a value: \(name) \(option.value?.placeholder ?? "")")
        }
        if let allowed = placeholder.suggestions.allowed, !allowed.contains(value) {
            throw placeholder.suggestions == .scenes
                ? NearMiss.unknownScene(value, command: command.name)
                : NearMiss.unknown(value, "--\(option.name)", allowed, command: command.name)
        }
        return Given(option: option, value: value)
    }

    /// Returns the option of that name, or the only one with that prefix.
    private func option(_ name: String) throws(UsageError) -> OptionDescription {
        if let option = options.first(where: { $0.name == name }) { return option }
        let longer = options.filter { !name.isEmpty && $0.name.hasPrefix(name) }
        if longer.count == 1 { return longer[0] }
        if longer.count > 1 {
            throw error("--\(name) may be \(longer.map { "--\($0.name)" }.joined(separator: " or ")); write more of it")
        }
        if let near = NearMiss.nearest(to: name, among: options.map(\.name)) {
            throw error("there is no option --\(name); did you mean --\(near)?")
        }
        throw error("there is no option --\(name)\(elsewhere { $0.name == name })")
    }

    /// Returns a hint which commands have the option, if this one does not.
    private func elsewhere(_ isMeant: (OptionDescription) -> Bool) -> String {
        let names = CommandTable.descriptions.filter { $0.options.contains(where: isMeant) }.map(\.name)
        guard !names.isEmpty else { return "" }
        let listed = names.map { $0.isEmpty ? "\(Program.name) without a command" : $0 }.joined(separator: ", ")
        return " here; it belongs to \(listed)"
    }

    private func error(_ message: String) -> UsageError { UsageError(message, command: command.name) }

    /// Returns the error about an option that no command has; `nil` for one that some command has, and for a word that is not an option.
    static func unknown(_ word: String) -> UsageError? {
        guard word.hasPrefix("-"), word != "-", word != "--" else { return nil }
        guard word.hasPrefix("--") else {
            for letter in word.dropFirst() {
                let option = allOptions.first { $0.letter == letter }
                guard let option else { return UsageError("there is no option -\(letter)") }
                if option.value != nil { return nil }
            }
            return nil
        }
        let name = String(word.dropFirst(2).prefix { $0 != "=" })
        guard name.isEmpty || !allOptions.contains(where: { $0.name.hasPrefix(name) }) else { return nil }
        let near = NearMiss.nearest(to: name, among: allOptions.map(\.name))
        return UsageError("there is no option --\(name)" + (near.map { "; did you mean --\($0)?" } ?? ""))
    }

    private static var allOptions: [OptionDescription] {
        CommandTable.descriptions.flatMap(\.options) + CommandTable.commonOptions
    }

    /// Returns a Boolean value that indicates whether the next word is the value of this option, for any command.
    static func takesNextWord(_ word: String) -> Bool {
        let options = allOptions
        guard word.hasPrefix("--") else {
            let letters = Array(word.dropFirst())
            let first = letters.firstIndex { letter in options.contains { $0.letter == letter && $0.value != nil } }
            return first == letters.count - 1
        }
        guard !word.contains("=") else { return false }
        let name = word.dropFirst(2)
        let meant = options.first { $0.name == name } ?? options.first { !name.isEmpty && $0.name.hasPrefix(name) }
        return meant?.value != nil
    }
}
