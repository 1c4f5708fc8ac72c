import TouchTrace

/// The estimate of how often a yes-or-no value was yes so far, in one context.
///
/// It starts from nothing: each value counts as much as those before it, until `mostMemory` of them are remembered.
struct Chance {
    /// The number of values of which the estimate is the mean; older ones fade.
    private static let mostMemory: UInt16 = 60

    private var parts: UInt16 = 32_768
    private var memory: UInt16 = 0

    /// The share of yes, in parts of 65,536.
    var share: UInt32 { UInt32(parts) }
    /// The number of values that were counted, up to the most.
    var count: UInt32 { UInt32(memory) }

    mutating func learn(_ value: Bool) {
        let rate = 2 * count + 3
        let change = UInt16(truncatingIfNeeded: (value ? 65_535 - share : share) * 2 / rate)
        if value { parts += change } else { parts -= change }
        if memory < Self.mostMemory { memory += 1 }
    }
}
