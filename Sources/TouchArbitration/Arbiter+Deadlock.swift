// A circle of contestants that await each other would wait for ever (B-170). It is broken, and named.

extension Arbiter {
    /// Makes the lowest in precedence of a circle fail; `false` if there is none.
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

    /// The shortest way from the contestant back to itself along «awaits», among those waiting.
    private func circle(through start: Contestant) -> [Contestant]? {
        var cameFrom: [Contestant?] = Array(repeating: nil, count: records.count)
        var seen = ContestantSet()
        var frontier = [start]
        var index = 0
        while index < frontier.count {
            let contestant = frontier[index]
            index += 1
            for awaited in records[contestant.slot].requirements.intersection(waiting) {
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
