public import Testing

/// A trait that names the rules that a test proves: `@Test(.rules("B-145", "S-139"))`.
///
/// `Checks/Rules/rulebook.py` reads it from the source. A range such as `"S-115…S-118"` names all rules in it, `"1.12"` a section
/// of the members of UIKit.
public struct RulesTrait: TestTrait, SuiteTrait {
    /// The numbers of the rules, as written.
    public let numbers: [String]

    /// A description for reports of tests.
    public var comments: [Comment] { [Comment(rawValue: "proves " + numbers.joined(separator: ", "))] }
}

extension Trait where Self == RulesTrait {
    /// Names the rules of the behavior book that a test proves.
    /// - Parameter numbers: The numbers of rules, ranges of rules or sections.
    public static func rules(_ numbers: String...) -> Self { RulesTrait(numbers: numbers) }
}
