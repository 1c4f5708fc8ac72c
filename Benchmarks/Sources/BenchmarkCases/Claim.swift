/// A number that tells whether a case really did what it is said to measure.
public struct Claim: Equatable, Sendable {
    /// What was counted.
    public var what: String
    /// What it came to.
    public var count: Int
    /// What it has to be.
    public var expected: Int

    /// Creates a claim.
    public init(_ what: String, _ count: Int, is expected: Int) {
        self.what = what
        self.count = count
        self.expected = expected
    }

    /// Whether it is so.
    public var holds: Bool { count == expected }
}
