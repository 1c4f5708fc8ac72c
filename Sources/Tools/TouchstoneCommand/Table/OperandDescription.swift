/// The description of an operand.
struct OperandDescription: Hashable, Sendable {
    /// The number of operands that may be given.
    enum Count: Hashable, Sendable {
        /// Exactly one.
        case one
        /// One or none.
        case optional
        /// At least one.
        case several
        /// Any number, or none.
        case any

        /// A Boolean value that indicates whether there may be none.
        var isOptional: Bool { self == .optional || self == .any }
        /// A Boolean value that indicates whether there may be more than one.
        var isRepeatable: Bool { self == .several || self == .any }
    }

    /// The description of the value.
    let value: ValueDescription
    /// The number of operands that may be given.
    let count: Count
    /// The noun for messages if it is missing: `a recording`.
    let noun: String
    /// The explanation, in one sentence.
    let help: String

    nonisolated init(_ value: ValueDescription, count: Count = .one, _ noun: String, _ help: String) {
        (self.value, self.count, self.noun, self.help) = (value, count, noun, help)
    }

    /// The notation in a synopsis: `FILE`, `[FILE]`, `FILE...` or `[FILE...]`.
    var usage: String {
        switch count {
        case .one: value.placeholder
        case .optional: "[\(value.placeholder)]"
        case .several: "\(value.placeholder)..."
        case .any: "[\(value.placeholder)...]"
        }
    }
}
