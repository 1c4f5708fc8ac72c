/// A number that proves whether a case did what it is meant to measure.
public struct Claim: Equatable, Sendable {
    /// The name of the number.
    public var what: String
    /// The counted number.
    public var count: Int
    /// The expected number.
    public var expected: Int

    /// Creates a claim.
    public init(_ what: String, _ count: Int, is expected: Int) {
        self.what = what
        self.count = count
        self.expected = expected
    }

    /// A Boolean value that indicates whether both are equal.
    public var holds: Bool { count == expected }
}
