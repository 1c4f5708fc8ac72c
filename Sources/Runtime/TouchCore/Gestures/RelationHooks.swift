/// The methods about other recognizers that a class overrides; the others keep their default answers and are not called.
@_spi(Subclass) public struct RelationHooks: OptionSet, Hashable, Sendable {
    /// One bit per method.
    public let rawValue: UInt8
    /// Creates a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `canPrevent(_:)`.
    public static let canPrevent = RelationHooks(rawValue: 1)
    /// `canBePrevented(by:)`.
    public static let canBePrevented = RelationHooks(rawValue: 2)
    /// `shouldRequireFailure(of:)`.
    public static let shouldRequireFailure = RelationHooks(rawValue: 4)
    /// `shouldBeRequiredToFail(by:)`.
    public static let shouldBeRequiredToFail = RelationHooks(rawValue: 8)

    /// All of the methods.
    public static let all: RelationHooks = [
        .canPrevent, .canBePrevented, .shouldRequireFailure, .shouldBeRequiredToFail,
    ]
}

extension UIGestureRecognizer {
    /// Returns the methods that a class itself overrides; for a subclass, which may override others, and in Embedded builds all.
    package final func hooks<Class: UIGestureRecognizer>(of _: Class.Type, _ own: RelationHooks = []) -> RelationHooks {
        #if hasFeature(Embedded)
            .all
        #else
            type(of: self) == Class.self ? own : .all
        #endif
    }
}
