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
