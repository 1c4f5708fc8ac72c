/// Numbers that look random and are the same for a seed, everywhere (SplitMix64).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator.
    public init(seed: UInt64) { state = seed }

    /// Returns the next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// Returns a number between the bounds.
    public mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// Returns `true` with a probability from 0 to 1.
    public mutating func chance(_ probability: Double) -> Bool { between(0, 1) < probability }

    /// Returns a nearly normally distributed number with a deviation of 1: the sum of three.
    public mutating func normal() -> Double { between(-1, 1) + between(-1, 1) + between(-1, 1) }

    /// Returns a number from 0 up to, but not including, `count`.
    public mutating func roll(_ count: Int) -> Int { Int(next() % UInt64(count)) }

    /// Returns `true` in a number of cases of a hundred.
    public mutating func isLucky(_ percent: Int) -> Bool { roll(100) < percent }

    /// Returns one of a million numbers between the bounds.
    public mutating func number(_ from: Double, _ to: Double) -> Double {
        from + (to - from) * Double(next() % 1_000_001) / 1_000_000
    }
}
