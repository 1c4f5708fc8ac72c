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

/// The contestants that await each other in a cycle, found in one pass over all contestants (the strongly connected components,
/// by Tarjan's algorithm), without recursion: an app can create chains of any length.
struct Circling {
    /// The contestants that are part of a cycle.
    private(set) var members = ContestantSet()

    private let requirements: [ContestantSet]
    private var path: [(contestant: Contestant, next: Int)] = []
    private var stack: [Contestant] = []
    private var onStack = ContestantSet()
    /// For each slot, the number of the visit, 0 for none; and the lowest number of a visited contestant that it leads back to.
    private var met: [Int]
    private var lowest: [Int]
    private var count = 0

    /// - Parameters:
    ///   - contestants: The waiting contestants.
    ///   - requirements: For each slot, the members that it awaits.
    init(among contestants: ContestantSet, requirements: [ContestantSet]) {
        self.requirements = requirements
        met = Array(repeating: 0, count: requirements.count)
        lowest = met
        for contestant in contestants where met[contestant.slot] == 0 { follow(contestant) }
    }

    private mutating func follow(_ start: Contestant) {
        enter(start)
        while let (contestant, next) = path.last {
            guard let awaited = requirements[contestant.slot].next(from: next) else {
                leave(contestant)
                continue
            }
            path[path.count - 1].next = awaited.slot + 1
            if met[awaited.slot] == 0 {
                enter(awaited)
            } else if onStack.contains(awaited) {
                lowest[contestant.slot] = min(lowest[contestant.slot], met[awaited.slot])
            }
        }
    }

    private mutating func enter(_ contestant: Contestant) {
        count += 1
        (met[contestant.slot], lowest[contestant.slot]) = (count, count)
        stack.append(contestant)
        onStack.insert(contestant)
        path.append((contestant, 0))
    }

    private mutating func leave(_ contestant: Contestant) {
        path.removeLast()
        if let before = path.last?.contestant {
            lowest[before.slot] = min(lowest[before.slot], lowest[contestant.slot])
        }
        guard lowest[contestant.slot] == met[contestant.slot] else { return }
        let isAlone = stack.last == contestant
        while let last = stack.popLast() {
            onStack.remove(last)
            if !isAlone { members.insert(last) }
            if last == contestant { break }
        }
    }
}
