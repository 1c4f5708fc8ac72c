internal import Touchstone

/// The cycles of permanent failure requirements, each once, by its shortest form.
struct RequirementCycles {
    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree) {
        let graph = RequirementGraph(tree.recognizers)
        var known: Set<Set<UIGestureRecognizer>> = []
        var done: Set<UIGestureRecognizer> = []
        for recognizer in tree.recognizers where graph.isOnCycle(recognizer) && !done.contains(recognizer) {
            guard let cycle = graph.shortestCycle(through: recognizer) else { continue }
            // Without another way, it is the cycle of each of its members.
            if cycle.allSatisfy({ graph.required(by: $0).count == 1 }) { done.formUnion(cycle) }
            guard known.insert(Set(cycle)).inserted else { continue }
            let names = cycle.map { tree.name($0) }
            let steps = names.indices.map { "\(names[$0]) waits for \(names[($0 + 1) % names.count])" }
            findings.append(
                Finding(
                    kind: .requirementCycle, severity: .problem, subjects: names,
                    text: "A cycle of failure requirements: \(InspectedTree.list(steps)). "
                        + "Remove one of them, since one is ignored in each attempt."))
        }
    }
}

/// The permanent failure requirements that are on a cycle, or on a way from one to another.
private struct RequirementGraph {
    private var required: [UIGestureRecognizer: [UIGestureRecognizer]] = [:]

    init(_ recognizers: [UIGestureRecognizer]) {
        var (pending, forwards, backwards) = (recognizers, required, required)
        while let recognizer = pending.popLast() {
            guard forwards[recognizer] == nil else { continue }
            forwards[recognizer] = recognizer.requiredToFail
            for other in recognizer.requiredToFail { backwards[other, default: []].append(recognizer) }
            pending += recognizer.requiredToFail
        }
        let ends = Self.ends(of: forwards, backwards).union(Self.ends(of: backwards, forwards))
        for (recognizer, others) in forwards where !ends.contains(recognizer) {
            required[recognizer] = others.filter { !ends.contains($0) }
        }
    }

    /// Returns the recognizers from which no way leads to a cycle.
    /// - Parameters:
    ///   - ways: The next recognizers of each.
    ///   - back: The recognizers before each.
    private static func ends(
        of ways: [UIGestureRecognizer: [UIGestureRecognizer]], _ back: [UIGestureRecognizer: [UIGestureRecognizer]]
    ) -> Set<UIGestureRecognizer> {
        var counts = ways.mapValues { $0.count }
        var ends = Set(back.keys).union(ways.keys).filter { ways[$0]?.isEmpty ?? true }
        var pending = Array(ends)
        while let end = pending.popLast() {
            for before in back[end] ?? [] {
                counts[before, default: 0] -= 1
                if counts[before] == 0, ends.insert(before).inserted { pending.append(before) }
            }
        }
        return ends
    }

    func isOnCycle(_ recognizer: UIGestureRecognizer) -> Bool { required[recognizer] != nil }

    func required(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] { required[recognizer] ?? [] }

    /// Returns the recognizers of the shortest cycle, from the given one on.
    func shortestCycle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
        var reached = [start]
        var ways: [UIGestureRecognizer: UIGestureRecognizer] = [:]
        var next = 0
        while next < reached.count {
            let recognizer = reached[next]
            next += 1
            for other in required(by: recognizer) {
                if other === start {
                    return sequence(first: recognizer) { ways[$0] }.reversed()
                }
                guard ways[other] == nil else { continue }
                ways[other] = recognizer
                reached.append(other)
            }
        }
        return nil
    }
}
