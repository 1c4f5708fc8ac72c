// Contestants that await each other in a cycle would wait indefinitely (B-170). The cycle is broken, and reported.

extension Arbiter {
    /// Fails the lowest in precedence of a cycle; returns `false` if there is none.
    mutating func breakDeadlock() -> Bool {
        mayBeDeadlocked = false
        let circling = Circling(among: waiting, requirements: records.map { $0.requirements.intersection(waiting) })
        for contestant in inPrecedence(circling.members).reversed() {
            guard let circle = circle(through: contestant) else { continue }
            outbox.push(.deadlock(circle))
            fail(contestant, .deadlock)
            mayBeDeadlocked = true
            return true
        }
        return false
    }

    /// Returns the shortest path from the contestant back to itself along «awaits», among the waiting contestants.
    ///
    /// Mutating, since an instance method that changes nothing would receive a copy of the arbiter.
    private mutating func circle(through start: Contestant) -> [Contestant]? {
        var cameFrom: [Contestant?] = Array(repeating: nil, count: records.count)
        var seen = ContestantSet()
        var frontier = [start]
        var index = 0
        while index < frontier.count {
            let contestant = frontier[index]
            index += 1
            // In precedence, so that the cycle that is named does not depend on slots.
            for awaited in inPrecedence(records[contestant.slot].requirements.intersection(waiting)) {
                if awaited == start {
                    var circle = [contestant]
                    while let last = circle.last, last != start, let previous = cameFrom[last.slot] {
                        circle.append(previous)
                    }
                    return circle.reversed()
                }
                guard !seen.contains(awaited) else { continue }
                seen.insert(awaited)
                cameFrom[awaited.slot] = contestant
                frontier.append(awaited)
            }
        }
        return nil
    }
}
