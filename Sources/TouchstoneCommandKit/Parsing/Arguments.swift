/// The words of a call, sorted by what they mean to one command.
public struct Arguments: Hashable, Sendable {
    /// What the command is applied to.
    public let operands: [String]
    /// The values of each option in the order in which they were given; an option without a value has an empty one.
    let values: [String: [String]]

    /// The last value of an option; `nil` if it was not given.
    func value(_ option: OptionDescription) -> String? { values[option.name]?.last }

    /// All values of an option.
    func all(_ option: OptionDescription) -> [String] { values[option.name] ?? [] }

    /// Whether an option was given.
    func has(_ option: OptionDescription) -> Bool { values[option.name] != nil }
}
