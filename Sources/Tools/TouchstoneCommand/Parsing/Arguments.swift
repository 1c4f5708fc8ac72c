/// The words of a call, sorted by their meaning for one command.
struct Arguments: Hashable, Sendable {
    /// The operands.
    let operands: [String]
    /// The values of each option in the order in which they were given; an option without a value has an empty one.
    let values: [String: [String]]

    /// Returns the last value of an option; `nil` if it was not given.
    func value(_ option: OptionDescription) -> String? { values[option.name]?.last }

    /// Returns all values of an option.
    func all(_ option: OptionDescription) -> [String] { values[option.name] ?? [] }

    /// Returns a Boolean value that indicates whether an option was given.
    func has(_ option: OptionDescription) -> Bool { values[option.name] != nil }
}
