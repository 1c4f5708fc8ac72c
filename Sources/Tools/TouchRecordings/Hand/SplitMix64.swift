/// A small generator of pseudorandom numbers: the same seed gives the same numbers on every platform.
///
/// Sebastiano Vigna's SplitMix64, in the public domain. Not for secrets.
package struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
    private var state: UInt64

    /// Creates a generator; every seed is as good as any other.
    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// Returns a number from -1 up to, but not including, 1, in steps of 2⁻⁵².
    mutating func signedUnit() -> Double {
        Double(next() >> 11) / 4_503_599_627_370_496 - 1
    }
}
