import TouchInput

/// The animations of an application that are not over, in the order in which they were started.
struct Animations {
    private(set) var groups: [AnimationGroup] = []
    /// A Boolean value that indicates whether changes are animated; see `UIView.setAnimationsEnabled(_:)`.
    var areEnabled = true
    /// The transaction of changes outside of any `CATransaction.begin()`, which is committed in the next turn.
    var implicitTransaction: AnimationTransaction?

    mutating func add(_ group: AnimationGroup) {
        groups.append(group)
    }

    mutating func remove(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
    }

    mutating func removeAll() -> [AnimationGroup] {
        defer { groups.removeAll() }
        return groups
    }

    /// Returns a Boolean value that indicates whether any animation changes the displayed content: those that wait for
    /// their start do not.
    func isAnyMoving(at instant: Instant) -> Bool {
        groups.contains { $0.isMoving(at: instant) }
    }

    /// Removes and returns the animations that are over, in the order of their ends; those with the same end, in the order of
    /// their starts.
    mutating func takeEnded(at instant: Instant) -> [AnimationGroup] {
        func isOver(_ group: AnimationGroup) -> Bool { group.end.map { $0 <= instant } ?? false }
        guard groups.contains(where: isOver) else { return [] }
        var ended: [AnimationGroup] = []
        for group in groups where isOver(group) {
            let place = ended.lastIndex { $0.end.map { end in group.end.map { end <= $0 } ?? true } ?? true }
            ended.insert(group, at: place.map { $0 + 1 } ?? 0)
        }
        groups.removeAll(where: isOver)
        return ended
    }
}
