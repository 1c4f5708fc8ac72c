/// A set of contestants that knows which of them comes first: one bit a slot, and one bit a rank.
///
/// A rank is a place in the arbiter's order of precedence. Whoever changes that order ranks the members anew.
@usableFromInline struct RankedSet: Hashable, Sendable {
    /// The members, by slot.
    @usableFromInline var members = ContestantSet()
    /// The ranks of the members.
    private var ranks = ContestantSet()

    @inlinable var isEmpty: Bool { members.isEmpty }

    @inlinable func contains(_ member: Contestant) -> Bool { members.contains(member) }

    mutating func insert(_ member: Contestant, rank: Int) {
        members.insert(member)
        ranks.insert(Contestant(rank))
    }

    mutating func remove(_ member: Contestant, rank: Int) {
        guard members.contains(member) else { return }
        members.remove(member)
        ranks.remove(Contestant(rank))
    }

    /// The lowest rank of a member.
    var firstRank: Int? { ranks.first?.slot }

    /// The order of precedence has changed.
    mutating func rank(by rank: (Contestant) -> Int) {
        if members.isEmpty { return }
        ranks.removeAll()
        for member in members { ranks.insert(Contestant(rank(member))) }
    }
}
