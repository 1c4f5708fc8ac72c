/// A set of contestants, one bit each.
///
/// The first 128 slots are stored in place; more slots move the rest into an array, so there is no limit that an app can
/// meet and no allocation for the usual case. Members are visited in the order of their slots.
public struct ContestantSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    /// Words 2, 3, …; never ends in a zero word, so that equal sets have equal storage.
    private var rest: [UInt64] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set of the given contestants.
    public init(_ members: [Contestant]) {
        for member in members { insert(member) }
    }

    /// Whether nobody is in the set.
    public var isEmpty: Bool {
        low | high == 0 && rest.isEmpty
    }

    /// How many are in the set.
    public var count: Int {
        var sum = low.nonzeroBitCount + high.nonzeroBitCount
        for word in rest { sum += word.nonzeroBitCount }
        return sum
    }

    /// The member with the lowest slot.
    public var first: Contestant? {
        next(from: 0)
    }

    /// Whether the contestant is in the set.
    public func contains(_ member: Contestant) -> Bool {
        word(member.slot >> 6) & Self.bit(member) != 0
    }

    /// Adds a contestant.
    public mutating func insert(_ member: Contestant) {
        setWord(member.slot >> 6, word(member.slot >> 6) | Self.bit(member))
    }

    /// Takes a contestant out.
    public mutating func remove(_ member: Contestant) {
        setWord(member.slot >> 6, word(member.slot >> 6) & ~Self.bit(member))
    }

    /// Takes everybody out.
    public mutating func removeAll() {
        (low, high) = (0, 0)
        if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    }

    /// Those in both sets.
    public func intersection(_ other: ContestantSet) -> ContestantSet {
        var result = ContestantSet()
        (result.low, result.high) = (low & other.low, high & other.high)
        for index in 0..<Swift.min(rest.count, other.rest.count) {
            result.setWord(index + 2, rest[index] & other.rest[index])
        }
        return result
    }

    /// Those in either set.
    public func union(_ other: ContestantSet) -> ContestantSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Adds everybody in the other set.
    public mutating func formUnion(_ other: ContestantSet) {
        low |= other.low
        high |= other.high
        for index in 0..<other.rest.count { setWord(index + 2, word(index + 2) | other.rest[index]) }
    }

    /// Takes out everybody in the other set.
    public mutating func subtract(_ other: ContestantSet) {
        low &= ~other.low
        high &= ~other.high
        for index in 0..<Swift.min(rest.count, other.rest.count) where other.rest[index] != 0 {
            setWord(index + 2, word(index + 2) & ~other.rest[index])
        }
    }

    /// Whether the two sets share a member. Never allocates.
    public func intersects(_ other: ContestantSet) -> Bool {
        if (low & other.low) | (high & other.high) != 0 { return true }
        for index in 0..<Swift.min(rest.count, other.rest.count) where rest[index] & other.rest[index] != 0 {
            return true
        }
        return false
    }

    /// The member with the lowest slot at or above `slot`.
    fileprivate func next(from slot: Int) -> Contestant? {
        var index = slot >> 6
        guard index < 2 + rest.count else { return nil }
        var bits = word(index) & (~0 << UInt64(slot & 63))
        while bits == 0 {
            index += 1
            guard index < 2 + rest.count else { return nil }
            bits = word(index)
        }
        return Contestant(index << 6 + bits.trailingZeroBitCount)
    }

    private static func bit(_ member: Contestant) -> UInt64 {
        1 << UInt64(member.slot & 63)
    }

    private func word(_ index: Int) -> UInt64 {
        if index == 0 { return low }
        if index == 1 { return high }
        return index - 2 < rest.count ? rest[index - 2] : 0
    }

    private mutating func setWord(_ index: Int, _ bits: UInt64) {
        if index == 0 {
            low = bits
        } else if index == 1 {
            high = bits
        } else {
            if bits != 0 {
                while rest.count <= index - 2 { rest.append(0) }
            }
            if index - 2 < rest.count { rest[index - 2] = bits }
            while rest.last == 0 { rest.removeLast() }
        }
    }
}

extension ContestantSet: Sequence {
    /// Visits the members in the order of their slots.
    public struct Iterator: IteratorProtocol {
        private let set: ContestantSet
        private var slot = 0

        fileprivate init(_ set: ContestantSet) {
            self.set = set
        }

        /// The next member.
        public mutating func next() -> Contestant? {
            guard let member = set.next(from: slot) else { return nil }
            slot = member.slot + 1
            return member
        }
    }

    /// Starts a visit.
    public func makeIterator() -> Iterator {
        Iterator(self)
    }
}
