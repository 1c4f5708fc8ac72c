/// A set of contestants with a fast access to the first in precedence: one bit per slot, and one bit per rank.
///
/// A rank is an index in the arbiter's order of precedence. Code that changes that order must rank the members again.
@usableFromInline struct RankedSet: Hashable, Sendable {
    /// The members, by slot.
    @usableFromInline var members = ContestantSet()
    /// The ranks of the members, each as if it were a slot.
    private(set) var ranks = ContestantSet()

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

    /// Ranks the members again after a change of the order of precedence.
    mutating func rank(by rank: (Contestant) -> Int) {
        if members.isEmpty { return }
        ranks.removeAll()
        for member in members { ranks.insert(Contestant(rank(member))) }
    }
}

/// A first-in, first-out queue whose storage is kept when it becomes empty.
@usableFromInline struct Queue<Element: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline var elements: [Element] = []
    @usableFromInline var head = 0

    @inlinable var isEmpty: Bool {
        head == elements.count
    }

    mutating func push(_ element: Element) {
        elements.append(element)
    }

    mutating func pop() -> Element? {
        // Usually there is one element at a time: it is moved out.
        if head == 0, elements.count < 2 { return elements.popLast() }
        guard head < elements.count else { return nil }
        let element = elements[head]
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        }
        return element
    }

    /// Removes elements, wherever they are.
    mutating func removeAll(where isRemoved: (Element) -> Bool) {
        elements.removeFirst(head)
        head = 0
        elements.removeAll(where: isRemoved)
    }
}
