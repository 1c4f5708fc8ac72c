/// A set of contestants, one bit each.
///
/// The first 128 slots are stored inline; for higher slots, an array holds the words from the first to the last that has a
/// member. So there is no limit that an app could reach, no allocation in the usual case, and a few neighbors among very many
/// contestants cost as much as among few. Members are visited in the order of their slots.
public struct ContestantSet: Hashable, Sendable {
    @usableFromInline var low: UInt64 = 0
    @usableFromInline var high: UInt64 = 0
    /// Words `start`, `start` + 1, …; once allocated they are kept, even when they are zero. Without them a copy of the set costs
    /// nothing.
    @usableFromInline var rest: [UInt64]?
    /// The index of the first of these words; at least 2.
    @usableFromInline var start: Int32 = 2
    /// The number of these words that are not zero.
    @usableFromInline var populatedWords: Int32 = 0

    /// Creates an empty set.
    @inlinable public init() {}

    /// Creates a set of the given contestants.
    @inlinable public init(_ members: [Contestant]) {
        for member in members { insert(member) }
    }

    /// A Boolean value that indicates whether the set has no members.
    @inlinable public var isEmpty: Bool {
        low | high == 0 && populatedWords == 0
    }

    /// The number of members.
    @inlinable public var count: Int {
        var sum = low.nonzeroBitCount + high.nonzeroBitCount
        for word in rest ?? [] { sum += word.nonzeroBitCount }
        return sum
    }

    /// The member with the lowest slot.
    @inlinable public var first: Contestant? {
        next(from: 0)
    }

    /// Returns a Boolean value that indicates whether the contestant is in the set.
    @inline(__always) @inlinable public func contains(_ member: Contestant) -> Bool {
        member.slot < 64 ? low & Self.bit(member) != 0 : word(member.slot >> 6) & Self.bit(member) != 0
    }

    /// Adds a contestant.
    @inline(__always) @inlinable public mutating func insert(_ member: Contestant) {
        if member.slot < 64 {
            low |= Self.bit(member)
        } else if member.slot < 128 {
            high |= Self.bit(member)
        } else {
            insertInRest(member)
        }
    }

    /// Removes a contestant.
    @inline(__always) @inlinable public mutating func remove(_ member: Contestant) {
        if member.slot < 64 {
            low &= ~Self.bit(member)
        } else if member.slot < 128 {
            high &= ~Self.bit(member)
        } else if populatedWords != 0 {
            removeFromRest(member)
        }
    }

    /// Removes all members.
    @inlinable public mutating func removeAll() {
        (low, high) = (0, 0)
        if populatedWords != 0 { removeRest() }
    }

    /// Returns the members of both sets.
    @inlinable public func intersection(_ other: ContestantSet) -> ContestantSet {
        var result = ContestantSet()
        (result.low, result.high) = (low & other.low, high & other.high)
        if populatedWords != 0, other.populatedWords != 0 { result.takeRest(of: self, and: other) }
        return result
    }

    /// Returns the members of either set.
    @inlinable public func union(_ other: ContestantSet) -> ContestantSet {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Adds the members of the other set.
    @inlinable public mutating func formUnion(_ other: ContestantSet) {
        low |= other.low
        high |= other.high
        if other.populatedWords == 0 { return }
        if populatedWords == 0 {
            (rest, start, populatedWords) = (other.rest, other.start, other.populatedWords)
        } else {
            combineRest(with: other)
        }
    }

    /// Removes the members of the other set.
    @inlinable public mutating func subtract(_ other: ContestantSet) {
        low &= ~other.low
        high &= ~other.high
        if populatedWords != 0, other.populatedWords != 0 { subtractRest(of: other) }
    }

    /// Returns the members that are not in the other set.
    @inlinable public func subtracting(_ other: ContestantSet) -> ContestantSet {
        var result = self
        result.subtract(other)
        return result
    }

    /// Returns a Boolean value that indicates whether the two sets have a common member. Never allocates.
    @inlinable public func intersects(_ other: ContestantSet) -> Bool {
        if (low & other.low) | (high & other.high) != 0 { return true }
        guard populatedWords != 0, other.populatedWords != 0, let rest, let others = other.rest else { return false }
        for index in common(other) where rest[index - Int(start)] & others[index - Int(other.start)] != 0 {
            return true
        }
        return false
    }

    /// Returns a Boolean value that indicates whether the three sets have a common member. Never allocates.
    @inline(__always) @inlinable public func intersects(_ second: ContestantSet, _ third: ContestantSet) -> Bool {
        if (low & second.low & third.low) | (high & second.high & third.high) != 0 { return true }
        if populatedWords == 0 || second.populatedWords == 0 || third.populatedWords == 0 { return false }
        for index in common(second) where word(index) & second.word(index) & third.word(index) != 0 { return true }
        return false
    }

    /// Returns the member with the lowest slot at or above `slot`.
    @usableFromInline func next(from slot: Int) -> Contestant? {
        var index = slot >> 6
        while index < end {
            // There are no members before the first of the allocated words.
            if index >= 2, index < start { index = Int(start) }
            let bits = word(index) & (index == slot >> 6 ? ~0 << UInt64(slot & 63) : ~0)
            if bits != 0 { return Contestant(index << 6 + bits.trailingZeroBitCount) }
            index += 1
        }
        return nil
    }

    /// The index after that of the last word.
    @inlinable var end: Int { rest.map { Int(start) + $0.count } ?? 2 }

    /// Returns the range of words that both sets have allocated.
    @inlinable func common(_ other: ContestantSet) -> Range<Int> {
        let first = Int(Swift.max(start, other.start))
        return first..<Swift.max(first, Swift.min(end, other.end))
    }

    @inlinable static func bit(_ member: Contestant) -> UInt64 {
        1 << UInt64(member.slot & 63)
    }

    @inlinable func word(_ index: Int) -> UInt64 {
        if index == 0 { return low }
        if index == 1 { return high }
        guard let rest, index >= start, index < Int(start) + rest.count else { return 0 }
        return rest[index - Int(start)]
    }

    @usableFromInline mutating func insertInRest(_ member: Contestant) {
        let index = member.slot >> 6
        if index < start || index >= end { makeRoom(for: index..<index + 1) }
        guard let bits = rest?[index - Int(start)], bits & Self.bit(member) == 0 else { return }
        if bits == 0 { populatedWords += 1 }
        rest?[index - Int(start)] = bits | Self.bit(member)
    }

    @usableFromInline mutating func removeFromRest(_ member: Contestant) {
        let index = member.slot >> 6
        let bits = word(index)
        if bits & Self.bit(member) == 0 { return }
        if bits == Self.bit(member) { populatedWords -= 1 }
        rest?[index - Int(start)] = bits & ~Self.bit(member)
    }

    /// Extends the allocated words to a range.
    private mutating func makeRoom(for range: Range<Int>) {
        guard var words = rest else {
            var words: [UInt64] = []
            // Room for 512 neighbors: a set that grows is not moved for each of its first words.
            words.reserveCapacity(Swift.max(8, range.count))
            for _ in range { words.append(0) }
            (rest, start) = (words, Int32(range.lowerBound))
            return
        }
        if range.lowerBound >= start, range.upperBound <= Int(start) + words.count { return }
        rest = nil
        if populatedWords == 0 {
            words.removeAll(keepingCapacity: true)
            start = Int32(range.lowerBound)
        }
        if range.lowerBound < start {
            // Doubled, so that slots that arrive in descending order are not moved for each word.
            let first = Swift.max(2, Swift.min(range.lowerBound, Int(start) - words.count))
            var moved: [UInt64] = []
            moved.reserveCapacity(Swift.max(range.upperBound, Int(start) + words.count) - first)
            for _ in first..<Int(start) { moved.append(0) }
            moved.append(contentsOf: words)
            (words, start) = (moved, Int32(first))
        }
        while Int(start) + words.count < range.upperBound { words.append(0) }
        rest = words
    }

    @usableFromInline mutating func takeRest(of one: ContestantSet, and other: ContestantSet) {
        guard let words = one.rest, let others = other.rest else { return }
        let range = one.common(other)
        let (before, beforeOthers) = (Int(one.start), Int(other.start))
        guard let first = range.first(where: { words[$0 - before] & others[$0 - beforeOthers] != 0 }) else { return }
        var common: [UInt64] = []
        common.reserveCapacity(range.upperBound - first)
        for index in first..<range.upperBound {
            let bits = words[index - before] & others[index - beforeOthers]
            common.append(bits)
            if bits != 0 { populatedWords += 1 }
        }
        (rest, start) = (common, Int32(first))
    }

    @usableFromInline mutating func combineRest(with other: ContestantSet) {
        guard let others = other.rest else { return }
        makeRoom(for: Int(other.start)..<other.end)
        guard var words = rest else { return }
        rest = nil  // not shared, so that it is changed in place
        let shift = Int(other.start) - Int(start)
        var added: Int32 = 0
        words.withUnsafeMutableBufferPointer { words in
            for index in others.indices where others[index] != 0 {
                if words[index + shift] == 0 { added += 1 }
                words[index + shift] |= others[index]
            }
        }
        populatedWords += added
        rest = words
    }

    @usableFromInline mutating func subtractRest(of other: ContestantSet) {
        let range = common(other)
        guard !range.isEmpty, let others = other.rest, var words = rest else { return }
        rest = nil
        for index in range {
            let bits = words[index - Int(start)]
            if bits == 0 { continue }
            words[index - Int(start)] = bits & ~others[index - Int(other.start)]
            if words[index - Int(start)] == 0 { populatedWords -= 1 }
        }
        rest = words
    }

    @usableFromInline mutating func removeRest() {
        rest?.removeAll(keepingCapacity: true)
        populatedWords = 0
    }
}

extension ContestantSet {
    /// Returns a Boolean value that indicates whether the two sets have the same members.
    public static func == (left: ContestantSet, right: ContestantSet) -> Bool {
        guard left.low == right.low, left.high == right.high else { return false }
        guard left.populatedWords == right.populatedWords else { return false }
        for index in 2..<Swift.max(2, left.end) where left.word(index) != right.word(index) { return false }
        return true
    }

    /// Hashes the members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(low)
        hasher.combine(high)
        for (index, word) in (rest ?? []).enumerated() where word != 0 {
            hasher.combine(Int(start) + index)
            hasher.combine(word)
        }
    }
}

extension ContestantSet: Sequence {
    /// An iterator over the members in the order of their slots.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let set: ContestantSet
        @usableFromInline var index = 0
        /// The members of the current word that have not been visited.
        @usableFromInline var bits: UInt64

        @inlinable init(_ set: ContestantSet) {
            self.set = set
            bits = set.low
        }

        /// Returns the next member.
        @inlinable public mutating func next() -> Contestant? {
            while bits == 0 {
                index += 1
                // There are no members before the first of the allocated words.
                if index == 2 { index = Int(set.start) }
                guard index == 1 || set.populatedWords != 0 && index < set.end else { return nil }
                bits = set.word(index)
            }
            let member = Contestant(index << 6 + bits.trailingZeroBitCount)
            bits &= bits - 1
            return member
        }
    }

    /// Returns an iterator over the members.
    @inlinable public func makeIterator() -> Iterator {
        Iterator(self)
    }
}
