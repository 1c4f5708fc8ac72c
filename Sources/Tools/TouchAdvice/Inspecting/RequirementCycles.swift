import Touchstone

/// The cycles of permanent failure requirements, each once, by its shortest form.
struct RequirementCycles {
    private(set) var findings: [Finding] = []

    init(_ tree: InspectedTree) {
        var known: Set<Set<ObjectIdentifier>> = []
        for recognizer in tree.recognizers {
            guard let cycle = Self.shortestCycle(through: recognizer),
                known.insert(Set(cycle.map { ObjectIdentifier($0) })).inserted
            else { continue }
            let names = cycle.map { tree.name($0) }
            let steps = names.indices.map { "\(names[$0]) waits for \(names[($0 + 1) % names.count])" }
            findings.append(
                Finding(
                    kind: .requirementCycle, severity: .problem, subjects: names,
                    text: "A cycle of failure requirements: \(InspectedTree.list(steps)). "
                        + "Remove one of them, since one is ignored in each attempt."))
        }
    }

    /// Returns the recognizers of the shortest cycle, from the given one on.
    private static func shortestCycle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
        var paths = [[start]]
        var seen: Set<ObjectIdentifier> = []
        var next = 0
        while next < paths.count {
            let path = paths[next]
            next += 1
            for other in path[path.count - 1].requiredToFail {
                if other === start { return path }
                if seen.insert(ObjectIdentifier(other)).inserted { paths.append(path + [other]) }
            }
        }
        return nil
    }
}
