/// Random numbers that are the same on every machine for the same seed (SplitMix64).
public struct Seed: Sendable {
    private var state: UInt64

    /// Starts from a number; print it with every failure.
    public init(_ start: UInt64) { state = start }

    /// Returns the next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }

    /// Returns a number from 0 up to, but not including, `bound`.
    public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
