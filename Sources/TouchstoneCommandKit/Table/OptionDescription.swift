/// One option, as parser, help, completion and manual know it.
public struct OptionDescription: Hashable, Sendable {
    /// The long name without its dashes: `window`.
    public let name: String
    /// The short name, for those that are used often: `w` for `-w`.
    public let letter: Character?
    /// What follows it; `nil` if nothing does.
    public let value: ValueDescription?
    /// Whether it may be given more than once.
    public let isRepeatable: Bool
    /// What it does, in one sentence.
    public let help: String

    nonisolated init(
        _ name: String, _ letter: Character?, value: ValueDescription? = nil, isRepeatable: Bool = false,
        _ help: String
    ) {
        (self.name, self.letter, self.value) = (name, letter, value)
        (self.isRepeatable, self.help) = (isRepeatable, help)
    }

    /// As in a synopsis: `--window WxH`.
    public var usage: String { "--\(name)" + (value.map { " \($0.placeholder)" } ?? "") }
}
