/// What an option or an operand stands for.
public struct ValueDescription: Hashable, Sendable {
    /// What a shell can suggest for it.
    public enum Suggestions: Hashable, Sendable {
        /// Nothing: a number, a pattern.
        case nothing
        /// Files.
        case files
        /// The names of the commands.
        case commands
        /// One of these words, and only these are allowed.
        case words([String])
    }

    /// Many words that somebody may have to look up.
    struct WordList: Hashable, Sendable {
        /// What one of them is: `scene`.
        let noun: String
        /// What lists them: `touchstone scenes`.
        let command: String
    }

    /// How help calls it: `FILE`.
    public let placeholder: String
    /// What a shell suggests.
    public let suggestions: Suggestions

    /// Where there are many words: what one of them is, and the command that lists them.
    let list: WordList?

    nonisolated init(_ placeholder: String, _ suggestions: Suggestions = .nothing, list: WordList? = nil) {
        self.placeholder = placeholder
        self.suggestions = suggestions
        self.list = list
    }
}
