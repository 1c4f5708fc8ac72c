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
