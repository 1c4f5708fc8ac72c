import TouchRecordings

/// A parser of the words of a call by the table: it finds the command first, then parses everything for that command.
///
///     touchstone -t OUT replay --window=400x300 FILE -- --odd
///                       └ command: the first word that is neither an option nor the value of one
struct ArgumentParser {
    private let arguments: [String]

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    func request() throws(UsageError) -> CommandRequest {
        let place = commandPlace()
        let name = place.map { arguments[$0] } ?? ""
        // The empty name is that of the demonstration, but an empty word is a mistake, such as a variable without a value.
        guard place == nil || !name.isEmpty, let command = CommandTable.command(name) else {
            throw unknownOption() ?? unknownCommand(name)
        }
        let description = command.description
        var words: [String] = []
        var values: [String: [String]] = [:]
        var rest = Array(arguments.enumerated().filter { $0.offset != place }.map(\.element))[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                words.append(argument)
                continue
            }
            for given in try OptionReader(description).read(argument, &rest) {
                if given.option == CommandTable.commonOptions[0] { return .help(name) }
                if given.option == CommandTable.commonOptions[1] { return .version }
                if !given.option.isRepeatable, values[given.option.name] != nil {
                    throw UsageError("--\(given.option.name) is given twice; give it once", command: name)
                }
                values[given.option.name, default: []].append(given.value)
            }
        }
        try check(words, description)
        return .run(try command.init(Arguments(operands: words, values: values)))
    }

    /// Returns the position of the command's name.
    private func commandPlace() -> Int? {
        let place = firstPlace { _ in false }
        return place.flatMap { arguments[$0] == "--" ? nil : $0 }
    }

    /// Returns the position of the first word that is neither an option nor the value of one, or of a sought option. Which words are values
    /// of options is the same for all commands.
    private func firstPlace(_ isSought: (String) -> Bool) -> Int? {
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            guard argument.hasPrefix("-"), argument != "-", argument != "--", !isSought(argument) else { return index }
            index += OptionReader.takesNextWord(argument) ? 2 : 1
        }
        return nil
    }

    /// Returns the error about an unknown option before the command's name: if no command has it, that name may be its value.
    private func unknownOption() -> UsageError? {
        firstPlace { OptionReader.unknown($0) != nil }.flatMap { OptionReader.unknown(arguments[$0]) }
    }

    private func unknownCommand(_ name: String) -> UsageError {
        let names = CommandTable.descriptions.map(\.name).filter { !$0.isEmpty }
        if RecordingFormat(fileName: name) != nil || name.hasSuffix(".trace") {
            return UsageError("there is no command '\(name)'; to play that file: \(Program.name) replay \(name)")
        }
        if let near = NearMiss.nearest(to: name, among: names) {
            return UsageError("there is no command '\(name)'; did you mean '\(near)'?")
        }
        return UsageError("there is no command '\(name)'; the commands are \(names.joined(separator: ", "))")
    }

    private func check(_ words: [String], _ description: CommandDescription) throws(UsageError) {
        let name = description.name
        for (index, operand) in description.operands.enumerated() where index >= words.count {
            guard !operand.count.isOptional else { break }
            throw UsageError("\(name) needs \(operand.noun): \(call(description))", command: name)
        }
        if description.operands.last?.count.isRepeatable != true, words.count > description.operands.count {
            let extra = words[description.operands.count]
            throw UsageError("'\(extra)' is one word too many: \(call(description))", command: name)
        }
        for (word, operand) in zip(words, description.operands) {
            guard let allowed = operand.value.suggestions.allowed, !allowed.contains(word) else { continue }
            throw NearMiss.unknown(word, operand.value.placeholder, allowed, command: name)
        }
    }

    private func call(_ description: CommandDescription) -> String {
        ([Program.name, description.name] + description.operands.map(\.usage)).joined(separator: " ")
    }
}
