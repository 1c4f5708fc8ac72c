/// What a command is applied to.
public struct OperandDescription: Hashable, Sendable {
    /// How many may be given.
    public enum Count: Hashable, Sendable {
        /// Exactly one.
        case one
        /// One or none.
        case optional
        /// At least one.
        case several
        /// Any number, or none.
        case any

        /// Whether there may be none.
        var isOptional: Bool { self == .optional || self == .any }
        /// Whether there may be more than one.
        var isRepeatable: Bool { self == .several || self == .any }
    }

    /// What it stands for.
    public let value: ValueDescription
    /// How many.
    public let count: Count
    /// What a message calls it when it is missing: `a recording`.
    public let noun: String
    /// What it is, in one sentence.
    public let help: String

    nonisolated init(_ value: ValueDescription, count: Count = .one, _ noun: String, _ help: String) {
        (self.value, self.count, self.noun, self.help) = (value, count, noun, help)
    }

    /// As in a synopsis: `FILE`, `[FILE]`, `FILE...` or `[FILE...]`.
    public var usage: String {
        switch count {
        case .one: value.placeholder
        case .optional: "[\(value.placeholder)]"
        case .several: "\(value.placeholder)..."
        case .any: "[\(value.placeholder)...]"
        }
    }
}
