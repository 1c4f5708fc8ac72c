/// A diagram of observed states and transitions with their reasons, for Graphviz.
///
/// The same observations, in any order, give the same text.
public struct StateDiagram: Hashable, Sendable {
    /// The name of the diagram, with which its `id` begins.
    public let name: String
    private let way: [String]
    private let layout: [String]
    private var words: [String: String] = [:]
    private var steps: [Step: Set<String>] = [:]

    private struct Step: Hashable {
        var from: String
        var to: String
    }

    /// Creates an empty diagram.
    /// - Parameters:
    ///   - name: A word of letters.
    ///   - way: States that follow each other in a straight line; a transition back to the first of them is
    ///     drawn as leading to another box of that name, at the end.
    ///   - layout: Further lines for Graphviz, for instance about states that are side by side.
    init(_ name: String, way: [String], layout: [String] = []) {
        self.name = name
        self.way = way
        self.layout = layout
    }

    /// Adds a transition from one state to another.
    mutating func see(_ from: (id: String, words: String), _ to: (id: String, words: String), because: String) {
        words[from.id] = from.words
        words[to.id] = to.words
        steps[Step(from: from.id, to: to.id), default: []].insert(because)
    }

    /// The `id` of the diagram, also in an SVG that Graphviz makes of it: it changes with everything that is drawn.
    public var id: String {
        // FNV-1a, 64 bits.
        let hash = body.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
        return "\(name)_\(String(hash, radix: 16))"
    }

    /// The diagram in Graphviz's language.
    public var dot: String {
        "digraph \(name) {\n    id=\"\(id)\";\n" + body + "}\n"
    }

    private var body: String {
        var lines = [
            "bgcolor=white; pad=0.2; nodesep=0.35; ranksep=0.55;",
            "node [shape=box, style=rounded, fontname=\"Helvetica\", fontsize=13, margin=\"0.15,0.06\"];",
            "edge [fontname=\"Helvetica\", fontsize=11, arrowsize=0.7];",
        ]
        lines += layout
        let others = words.keys.filter { !way.contains($0) }.sorted()
        for id in way + others { lines.append("\(id) [label=\"\(words[id] ?? id)\"];") }
        if steps.keys.contains(where: { $0.to == way.first }) {
            lines.append("again [label=\"\(way.first.flatMap { words[$0] } ?? "")\", style=\"rounded,dashed\"];")
        }
        for (step, reasons) in steps.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
            // Left-justified lines, one a reason.
            let label = reasons.sorted().map { "\u{A0}\($0)\\l" }.joined()
            let to = step.to == way.first ? "again" : step.to
            lines.append("\(step.from) -> \(to) [label=\"\(label)\"\(attributes(of: step))];")
        }
        return lines.map { "    \($0)\n" }.joined()
    }

    private func attributes(of step: Step) -> String {
        zip(way, way.dropFirst()).contains { $0 == (step.from, step.to) } ? ", weight=20" : ""
    }
}
