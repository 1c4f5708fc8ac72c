/// The description of an option, for parser, help, completion and manual.
struct OptionDescription: Hashable, Sendable {
    /// The long name without its dashes: `window`.
    let name: String
    /// The short name of frequent options: `w` for `-w`.
    let letter: Character?
    /// The value of the option; `nil` if it has none.
    let value: ValueDescription?
    /// A Boolean value that indicates whether the option may be given more than once.
    let isRepeatable: Bool
    /// The explanation, in one sentence.
    let help: String

    nonisolated init(
        _ name: String, _ letter: Character?, value: ValueDescription? = nil, isRepeatable: Bool = false,
        _ help: String
    ) {
        (self.name, self.letter, self.value) = (name, letter, value)
        (self.isRepeatable, self.help) = (isRepeatable, help)
    }

    /// The notation in a synopsis: `--window WxH`.
    var usage: String { "--\(name)" + (value.map { " \($0.placeholder)" } ?? "") }
}
