/// What scrolls.
public enum UIScrollType: Int, Sendable {
    /// A wheel, notch by notch.
    case discrete = 0
    /// Fingers on a trackpad.
    case continuous = 1
}

/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// One bit a kind.
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
