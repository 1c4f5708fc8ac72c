/// Visits every state that can be reached, nearest first.
public struct Explorer<Model: Explorable> {
    /// The result of an exploration.
    public struct Report: Sendable {
        /// The name of the model.
        public var name: String
        /// The number of reached states.
        public var states = 0
        /// The number of moves.
        public var steps = 0
        /// The length of the longest shortest path to a state.
        public var depth = 0
        /// A hash that is the same in every process if the machine is deterministic (law 12).
        public var digest: UInt64 = 0
        /// The law that was broken; `nil` if none was.
        public var violation: Violation?
        /// The shortest path to it: each move and its effects.
        public var path: [String] = []
        /// A Boolean value that indicates whether the exploration visited everything.
        public var isComplete = false

        /// A line, and the path to a violation.
        public var summary: String {
            var text = "\(name): \(states) states, \(steps) steps, depth \(depth), digest \(String(digest, radix: 16))"
            if let violation {
                text += "\n" + path.map { "    " + $0 }.joined(separator: "\n") + "\n\(violation)"
            } else if !isComplete {
                text += " (bounded: stopped at the limit)"
            }
            return text
        }
    }

    private struct Node {
        var parent: UInt32
        var move: Model.Move?
    }

    private let name: String
    private let start: Model
    private let limit: Int

    /// Creates an exploration from `start` of at most `limit` states.
    public init(_ name: String, from start: Model, limit: Int = .max) {
        self.name = name
        self.start = start
        self.limit = limit
    }

    /// Explores until everything was visited or a law is broken.
    /// - Parameter watch: Receives every state with every move that is possible there, before it is made.
    public func run(watch: (Model, Model.Move) -> Void = { _, _ in }) -> Report {
        var report = Report(name: name)
        var known = Fingerprints()
        var nodes: [Node] = [Node(parent: 0, move: nil)]
        var frontier: [(model: Model, node: UInt32)] = [(start, 0)]
        _ = known.insert(fingerprint(of: start))
        while !frontier.isEmpty, known.count < limit {
            var next: [(model: Model, node: UInt32)] = []
            for (model, node) in frontier {
                guard known.count < limit else { break }
                for move in model.moves() {
                    report.steps += 1
                    watch(model, move)
                    var moved = model
                    do throws(Violation) {
                        try moved.make(move)
                        report.digest = (report.digest ^ moved.digest) &* 0x0000_0100_0000_01b3
                        guard known.insert(fingerprint(of: moved)) else { continue }
                        try moved.examine()
                    } catch {
                        report.violation = error
                        report.path = path(to: node, in: nodes, then: move)
                        report.states = known.count
                        return report
                    }
                    nodes.append(Node(parent: node, move: move))
                    next.append((moved, UInt32(nodes.count - 1)))
                }
            }
            frontier = next
            report.depth += 1
        }
        report.states = known.count
        report.isComplete = frontier.isEmpty
        return report
    }

    private func fingerprint(of model: Model) -> Int {
        var hasher = Hasher()
        model.hash(into: &hasher)
        return hasher.finalize()
    }

    /// Makes the moves once more, and logs their effects.
    private func path(to node: UInt32, in nodes: [Node], then last: Model.Move) -> [String] {
        var moves = [last]
        var index = Int(node)
        while let move = nodes[index].move {
            moves.append(move)
            index = Int(nodes[index].parent)
        }
        var model = start
        var lines: [String] = []
        for move in moves.reversed() {
            model.journal = []
            do throws(Violation) { try model.make(move) } catch {}
            lines.append("\(move)")
            for line in model.journal ?? [] { lines.append("  → \(line)") }
        }
        return lines
    }
}
