/// Something that must hold in every state that can be reached.
public protocol Law: CaseIterable, Hashable, Sendable {
    /// A short name, such as `law 3`.
    var name: String { get }
    /// What must hold.
    var sentence: String { get }
}

/// A law was broken.
public struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the law.
    public let law: String
    /// What must hold.
    public let sentence: String
    /// What happened instead.
    public let detail: String

    /// Says which law was broken, and how.
    public init(_ law: some Law, _ detail: String) {
        self.law = law.name
        self.sentence = law.sentence
        self.detail = detail
    }

    /// `law 3 broken: sentence` and the detail.
    public var description: String {
        "\(law) broken: \(sentence)\n  \(detail)"
    }
}
