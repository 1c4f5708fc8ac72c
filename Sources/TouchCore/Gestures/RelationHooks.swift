/// Questions about another recognizer that a class may answer by itself instead of with the default.
@_spi(Subclass) public struct RelationHooks: OptionSet, Hashable, Sendable {
    /// One bit a question.
    public let rawValue: UInt8
    /// Creates questions from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `canPrevent(_:)`.
    public static let canPrevent = RelationHooks(rawValue: 1)
    /// `canBePrevented(by:)`.
    public static let canBePrevented = RelationHooks(rawValue: 2)
    /// `shouldRequireFailure(of:)`.
    public static let shouldRequireFailure = RelationHooks(rawValue: 4)
    /// `shouldBeRequiredToFail(by:)`.
    public static let shouldBeRequiredToFail = RelationHooks(rawValue: 8)

    /// Every question.
    public static let all: RelationHooks = [
        .canPrevent, .canBePrevented, .shouldRequireFailure, .shouldBeRequiredToFail,
    ]
}
