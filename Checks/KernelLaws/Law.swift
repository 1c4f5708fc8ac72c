/// A rule that must hold in every reachable state.
public protocol Law: CaseIterable, Hashable, Sendable {
    /// A short name, such as `law 3`.
    var name: String { get }
    /// The rule.
    var sentence: String { get }
}

/// An error that reports a broken law.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the law.
    public let law: String
    /// The rule that must hold.
    public let sentence: String
    /// The violation.
    public let detail: String

    /// Creates an error for a law.
    public init(_ law: some Law, _ detail: String) {
        self.law = law.name
        self.sentence = law.sentence
        self.detail = detail
    }

    /// The text `law 3 broken: sentence` and the detail.
    public var description: String {
        "\(law) broken: \(sentence)\n  \(detail)"
    }
}
