import TouchTrace

/// A writer and reader of yes-or-no values that take as many bits as they are surprising: binary arithmetic coding with chances
/// that are learned on the way.
///
/// Writing and reading are the same calls in the same order. A writer returns what it was given; a reader ignores that, and returns
/// what was written. So one description of a format does both, and the two cannot disagree.
///
/// A reader that is out of bytes, or was fed nonsense, is broken: from then on every value is no, so that every loop over values ends.
struct BitCoder {
    /// Bytes beyond the end that a reader may look at: the last ones are left out when they are zero.
    private static let allowance = 4
    /// The share that each of two values has at least, in parts of 65,536.
    private static let leastShare: UInt32 = 32

    let isReading: Bool
    /// The bytes that were written, or are read.
    private(set) var bytes: [UInt8]
    /// A Boolean value that indicates whether the bytes are not what a writer wrote.
    private(set) var isBroken = false
    private var position = 0
    // The interval of numbers that begin with what was coded so far; and, in a reader, the number itself.
    private var low: UInt32 = 0
    private var high: UInt32 = .max
    private var number: UInt32 = 0
    private var chances: [Chance]

    /// Creates a writer.
    init(contexts: Int) {
        isReading = false
        bytes = []
        chances = Array(repeating: Chance(), count: contexts)
    }

    /// Creates a reader.
    init(reading bytes: [UInt8], contexts: Int) {
        isReading = true
        self.bytes = bytes
        chances = Array(repeating: Chance(), count: contexts)
        for _ in 0..<4 { number = number << 8 | next() }
    }

    /// A Boolean value that indicates whether a reader has come to the end of the bytes, with at most one to spare.
    var isAtEnd: Bool { position + 1 >= bytes.count + Self.allowance }

    mutating func fail() { isBroken = true }

    private mutating func next() -> UInt32 {
        defer { position += 1 }
        if position < bytes.count { return UInt32(bytes[position]) }
        if position >= bytes.count + Self.allowance { isBroken = true }
        return 0
    }

    /// Codes a value whose chance is learned in up to three contexts; the ones with more experience count more.
    mutating func flag(_ value: Bool, _ first: Int, _ second: Int? = nil, _ third: Int? = nil) -> Bool {
        var (sum, weight) = Self.weighed(chances[first])
        if let second { (sum, weight) = Self.weighed(chances[second], sum, weight) }
        if let third { (sum, weight) = Self.weighed(chances[third], sum, weight) }
        let value = code(value, share: min(max(sum / weight, Self.leastShare), 65_536 - Self.leastShare))
        chances[first].learn(value)
        if let second { chances[second].learn(value) }
        if let third { chances[third].learn(value) }
        return value
    }

    private static func weighed(_ chance: Chance, _ sum: UInt32 = 0, _ weight: UInt32 = 0) -> (UInt32, UInt32) {
        let own = 4 * chance.count + 1
        return (sum + chance.share * own, weight + own)
    }

    /// Codes the lowest bits of a value without learning.
    mutating func bits(_ value: UInt64, _ count: Int) -> UInt64 {
        var result: UInt64 = 0
        for index in (0..<count).reversed() {
            result = result << 1 | (code(value >> UInt64(index) & 1 == 1, share: 32_768) ? 1 : 0)
        }
        return result
    }

    private mutating func code(_ value: Bool, share: UInt32) -> Bool {
        guard !isBroken else { return false }
        let middle = low + UInt32((UInt64(high - low) * UInt64(share)) >> 16)
        let value = isReading ? number <= middle : value
        if value { high = middle } else { low = middle + 1 }
        // What both ends begin with is decided.
        while (low ^ high) >> 24 == 0 {
            if isReading { number = number << 8 | next() } else { bytes.append(UInt8(high >> 24)) }
            low <<= 8
            high = high << 8 | 255
        }
        return value
    }

    /// The bytes of a writer, with the one that says where in the interval the number lies; without it the number ends in zeros.
    var finished: [UInt8] { low == 0 ? bytes : bytes + [UInt8(low >> 24) + 1] }
}
