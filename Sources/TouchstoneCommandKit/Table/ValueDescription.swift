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

    /// How help calls it: `FILE`.
    public let placeholder: String
    /// What a shell suggests.
    public let suggestions: Suggestions

    nonisolated init(_ placeholder: String, _ suggestions: Suggestions = .nothing) {
        self.placeholder = placeholder
        self.suggestions = suggestions
    }
}
