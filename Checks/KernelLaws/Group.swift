import TouchArbitration

/// A few contestants, one bit each: the laws' own set, so that a mistake in `ContestantSet` cannot hide in it.
public struct Group: Hashable, Sendable, Sequence, CustomStringConvertible {
    var bits: UInt8

    init(bits: UInt8 = 0) { self.bits = bits }

    init(everybodyBelow count: Int) { bits = UInt8((1 << count) - 1) }

    init(_ members: ContestantSet) {
        bits = 0
        for member in members { insert(member.slot) }
    }

    var isEmpty: Bool { bits == 0 }
    var count: Int { bits.nonzeroBitCount }

    func contains(_ member: Int) -> Bool { bits & (1 << UInt8(member)) != 0 }
    mutating func insert(_ member: Int) { bits |= 1 << UInt8(member) }
    mutating func remove(_ member: Int) { bits &= ~(1 << UInt8(member)) }
    func with(_ member: Int) -> Group { Group(bits: bits | 1 << UInt8(member)) }
    func without(_ member: Int) -> Group { Group(bits: bits & ~(1 << UInt8(member))) }
    func intersection(_ other: Group) -> Group { Group(bits: bits & other.bits) }
    func union(_ other: Group) -> Group { Group(bits: bits | other.bits) }
    func subtracting(_ other: Group) -> Group { Group(bits: bits & ~other.bits) }

    /// Every group of these members, from the empty one to all of them.
    var subgroups: [Group] {
        var list: [Group] = []
        var part: UInt8 = 0
        repeat {
            list.append(Group(bits: part))
            part = (part &- bits) & bits
        } while part != 0
        return list
    }

    var asSet: ContestantSet {
        var set = ContestantSet()
        for member in self { set.insert(Contestant(member)) }
        return set
    }

    /// An iterator over the members in the order of their slots.
    public struct Iterator: IteratorProtocol {
        var left: UInt8

        /// Returns the next member.
        public mutating func next() -> Int? {
            guard left != 0 else { return nil }
            let member = left.trailingZeroBitCount
            left &= left - 1
            return member
        }
    }

    /// Returns an iterator over the members.
    public func makeIterator() -> Iterator { Iterator(left: bits) }

    /// The names of the members: `{a, c}`.
    public var description: String {
        "{" + map(Group.name).joined(separator: ", ") + "}"
    }

    /// Returns the name of a contestant: a, b, c.
    static func name(_ member: Int) -> String {
        String(UnicodeScalar(UInt8(ascii: "a") + UInt8(member)))
    }
}
