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
        /// One of the names of the scenes, and only these are allowed.
        case scenes
        /// One of these words, and only these are allowed.
        case words([String])
    }

    /// The placeholder in help: `FILE`.
    let placeholder: String
    /// The suggestions of a shell.
    let suggestions: Suggestions

    nonisolated init(_ placeholder: String, _ suggestions: Suggestions = .nothing) {
        self.placeholder = placeholder
        self.suggestions = suggestions
    }
}

extension ValueDescription.Suggestions {
    /// The words that are suggested; none for files. Names of scenes that a shell would take apart are left out.
    var words: [String] {
        switch self {
        case .nothing, .files: []
        case .commands: CommandTable.descriptions.map(\.name).filter { !$0.isEmpty }
        case .scenes: Program.current.scenes.map(\.name).filter { $0.allSatisfy(Program.isPlain) }
        case .words(let words): words
        }
    }

    /// The words of which it must be one; `nil` if it may be anything.
    var allowed: [String]? {
        switch self {
        case .nothing, .files, .commands: nil
        case .scenes: Program.current.scenes.map(\.name)
        case .words(let words): words
        }
    }
}
