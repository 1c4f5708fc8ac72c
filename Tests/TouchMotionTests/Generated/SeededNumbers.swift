import Foundation

/// Numbers that look random and are the same for a seed, everywhere (SplitMix64).
nonisolated struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    /// Anywhere between the bounds.
    mutating func between(_ low: Double, _ high: Double) -> Double {
        low + (high - low) * Double(next() >> 11) / 9_007_199_254_740_992
    }

    mutating func chance(_ probability: Double) -> Bool { between(0, 1) < probability }

    /// Nearly normally distributed with deviation 1: the sum of three.
    mutating func normal() -> Double { between(-1, 1) + between(-1, 1) + between(-1, 1) }

    /// Any direction.
    mutating func direction() -> Arrow {
        while true {
            let point = Arrow(x: between(-1, 1), y: between(-1, 1), z: between(-1, 1))
            if point.length > 0.1, point.length < 1 { return point.straight }
        }
    }
}
