/// The type of device that scrolls.
public enum UIScrollType: Int, Sendable {
    /// A wheel, which moves in notches.
    case discrete = 0
    /// A trackpad.
    case continuous = 1
}

/// A set of scroll types.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// One bit per type.
    public let rawValue: Int
    /// Creates a mask from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Wheels.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Trackpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
