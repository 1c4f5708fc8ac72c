/// The description of a value of an option or an operand.
struct ValueDescription: Hashable, Sendable {
    /// The suggestions of a shell.
    enum Suggestions: Hashable, Sendable {
        /// No suggestions: a number, a pattern.
        case nothing
        /// Files.
        case files
        /// The names of the commands.
        case commands
        /// One of these words, and only these are allowed.
        case words([String])
    }

    /// A list of words that is too long for a message.
    struct WordList: Hashable, Sendable {
        /// The noun for one of them: `scene`.
        let noun: String
        /// The command that lists them: `touchstone scenes`.
        let command: String
    }

    /// The placeholder in help: `FILE`.
    let placeholder: String
    /// The suggestions of a shell.
    let suggestions: Suggestions

    /// The noun and the command that lists the words, if there are many.
    let list: WordList?

    nonisolated init(_ placeholder: String, _ suggestions: Suggestions = .nothing, list: WordList? = nil) {
        self.placeholder = placeholder
        self.suggestions = suggestions
        self.list = list
    }
}

extension ValueDescription.Suggestions {
    /// The words that are suggested; none for files.
    var words: [String] {
        switch self {
        case .nothing, .files: []
        case .commands: CommandTable.descriptions.map(\.name).filter { !$0.isEmpty }
        case .words(let words): words
        }
    }
}
