/// A set of 64-bit fingerprints, open addressing.
///
/// States are stored by fingerprint only. Two states with the same one (one in a million for ten million states) would
/// cost the exploration a state; they could never cause a false violation.
struct Fingerprints {
    private var slots: [UInt64]
    private(set) var count = 0

    init() { slots = Array(repeating: 0, count: 1 << 16) }

    /// Inserts a fingerprint; returns `false` if it was there.
    mutating func insert(_ fingerprint: Int) -> Bool {
        let value = UInt64(bitPattern: Int64(fingerprint)) | 1
        if 2 * count >= slots.count { grow() }
        var index = Int(value >> 1) & (slots.count - 1)
        while slots[index] != 0 {
            if slots[index] == value { return false }
            index = (index + 1) & (slots.count - 1)
        }
        slots[index] = value
        count += 1
        return true
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        for value in old where value != 0 {
            var index = Int(value >> 1) & (slots.count - 1)
            while slots[index] != 0 { index = (index + 1) & (slots.count - 1) }
            slots[index] = value
        }
    }
}
