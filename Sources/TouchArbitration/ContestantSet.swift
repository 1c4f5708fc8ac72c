/// A set of contestants, one bit each.
///
/// The first 128 slots are stored in place; more slots move the rest into an array, so there is no limit that an app can
/// meet and no allocation for the usual case. Members are visited in the order of their slots.
public struct ContestantSet: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0
    /// Words 2, 3, …; once there they stay, also when they are zero. Without them a copy of the set costs nothing.
    @usableFromInline var rest: [UInt64]?
    /// How many of them are not zero.
    @usableFromInline var populatedWords = 0

    /// Creates an empty set.
    @inlinable public init() {}

    /// Creates a set of the given contestants.
    @inlinable public init(_ members: [Contestant]) {
        for member in members { insert(member) }
    }

    /// Whether nobody is in the set.
    @inlinable public var isEmpty: Bool {
        low | high == 0 && populatedWords == 0
    }

    /// How many are in the set.
    @inlinable public var count: Int {
        var sum = low.nonzeroBitCount + high.nonzeroBitCount
        for word in rest ?? [] { sum += word.nonzeroBitCount }
        return sum
    }

    /// The member with the lowest slot.
    @inlinable public var first: Contestant? {
        next(from: 0)
    }

    /// Whether the contestant is in the set.
    @inline(__always) @inlinable public func contains(_ member: Contestant) -> Bool {
        member.slot < 64 ? low & Self.bit(member) != 0 : word(member.slot >> 6) & Self.bit(member) != 0
    }

    /// Adds a contestant.
    @inline(__always) @inlinable public mutating func insert(_ member: Contestant) {
        if member.slot < 64 {
            low |= Self.bit(member)
        } else if !contains(member) {
            setWord(member.slot >> 6, word(member.slot >> 6) | Self.bit(member))
        }
    }

    /// Takes a contestant out.
    @inline(__always) @inlinable public mutating func remove(_ member: Contestant) {
        if member.slot < 64 {
            low &= ~Self.bit(member)
        } else if contains(member) {
            setWord(member.slot >> 6, word(member.slot >> 6) & ~Self.bit(member))
        }
    }

    /// Takes everybody out.
    @inlinable public mutating func removeAll() {
        (low, high) = (0, 0)
        if populatedWords != 0 { removeRest() }
    }

    /// Those in both sets.
    @inlinable public func intersection(_ other: ContestantSet) -> ContestantSet {
        var result = ContestantSet()
        (result.low, result.high) = (low & other.low, high & other.high)
        if populatedWords != 0, other.populatedWords != 0, let rest, let others = other.rest {
            // From the end: the first word that is not zero makes room for all.
            for index in (0..<Swift.min(rest.count, others.count)).reversed() {
                result.setWord(index + 2, rest[index] & others[index])
            }
        }
        return result
    }

    /// Those in either set.
    @inlinable public func union(_ other: ContestantSet) -> ContestantSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Adds everybody in the other set.
    @inlinable public mutating func formUnion(_ other: ContestantSet) {
        low |= other.low
        high |= other.high
        guard other.populatedWords != 0, let others = other.rest else { return }
        if populatedWords == 0 {
            (rest, populatedWords) = (others, other.populatedWords)
            return
        }
        for index in others.indices.reversed() where others[index] != 0 {
            setWord(index + 2, word(index + 2) | others[index])
        }
    }

    /// Takes out everybody in the other set.
    @inlinable public mutating func subtract(_ other: ContestantSet) {
        low &= ~other.low
        high &= ~other.high
        guard populatedWords != 0, other.populatedWords != 0, let others = other.rest else { return }
        for index in others.indices where others[index] != 0 {
            setWord(index + 2, word(index + 2) & ~others[index])
        }
    }

    /// Whether the two sets share a member. Never allocates.
    @inlinable public func intersects(_ other: ContestantSet) -> Bool {
        if (low & other.low) | (high & other.high) != 0 { return true }
        guard let rest, let others = other.rest else { return false }
        for index in 0..<Swift.min(rest.count, others.count) where rest[index] & others[index] != 0 { return true }
        return false
    }

    /// Whether the three sets share a member. Never allocates.
    @inline(__always) @inlinable public func intersects(_ second: ContestantSet, _ third: ContestantSet) -> Bool {
        if (low & second.low & third.low) | (high & second.high & third.high) != 0 { return true }
        guard let rest, let others = second.rest, let more = third.rest else { return false }
        for index in 0..<Swift.min(rest.count, others.count, more.count)
        where rest[index] & others[index] & more[index] != 0 {
            return true
        }
        return false
    }

    /// The member with the lowest slot at or above `slot`.
    @usableFromInline func next(from slot: Int) -> Contestant? {
        var index = slot >> 6
        let end = 2 + (rest?.count ?? 0)
        guard index < end else { return nil }
        var bits = word(index) & (~0 << UInt64(slot & 63))
        while bits == 0 {
            index += 1
            guard index < end else { return nil }
            bits = word(index)
        }
        return Contestant(index << 6 + bits.trailingZeroBitCount)
    }

    @inlinable static func bit(_ member: Contestant) -> UInt64 {
        1 << UInt64(member.slot & 63)
    }

    @inlinable func word(_ index: Int) -> UInt64 {
        if index == 0 { return low }
        if index == 1 { return high }
        guard let rest, index - 2 < rest.count else { return 0 }
        return rest[index - 2]
    }

    @usableFromInline mutating func setWord(_ index: Int, _ bits: UInt64) {
        if index == 0 {
            low = bits
        } else if index == 1 {
            high = bits
        } else {
            let known = rest?.count ?? 0
            if index - 2 >= known {
                if bits == 0 { return }
                rest = (rest ?? []) + Array(repeating: 0, count: index - 1 - known)
            }
            populatedWords += (bits == 0 ? 0 : 1) - (word(index) == 0 ? 0 : 1)
            rest?[index - 2] = bits
        }
    }

    @usableFromInline mutating func removeRest() {
        for index in 0..<(rest?.count ?? 0) { rest?[index] = 0 }
        populatedWords = 0
    }
}

extension ContestantSet {
    /// Whether the two sets have the same members.
    public static func == (left: ContestantSet, right: ContestantSet) -> Bool {
        guard left.low == right.low, left.high == right.high else { return false }
        let end = 2 + Swift.max(left.rest?.count ?? 0, right.rest?.count ?? 0)
        for index in 2..<end where left.word(index) != right.word(index) { return false }
        return true
    }

    /// Hashes the members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
        hasher.combine(high)
        for (index, word) in (rest ?? []).enumerated() where word != 0 {
            hasher.combine(index)
            hasher.combine(word)
        }
    }
}

extension ContestantSet: Sequence {
    /// Visits the members in the order of their slots.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let set: ContestantSet
        @usableFromInline var slot = 0

        @inlinable init(_ set: ContestantSet) {
            self.set = set
        }

        /// The next member.
        @inlinable public mutating func next() -> Contestant? {
            guard let member = set.next(from: slot) else { return nil }
            slot = member.slot + 1
            return member
        }
    }

    /// Starts a visit.
    @inlinable public func makeIterator() -> Iterator {
        Iterator(self)
    }
}
