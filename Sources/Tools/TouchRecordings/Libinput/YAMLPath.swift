/// The path of a line: the keys and dashes above it, by their indentation.
struct YAMLPath {
    private struct Step {
        var indent: Int
        /// The key, or "-" for an item.
        var name: String
    }

    private var steps: [Step] = []
    /// The names from the outermost, "-" for an item of a list.
    private(set) var names: [String] = []

    /// The deepest path. No recording of libinput is nested deeper; deeper lines are ignored.
    static let deepest = 12

    /// Moves to a line; its own dash and key are the last names.
    mutating func enter(_ line: YAMLLine) {
        // A list may have the same indentation as its key.
        leave { $0.indent > line.indent || $0.indent == line.indent && ($0.name == "-" || !line.hasDash) }
        if line.hasDash { add(Step(indent: line.indent, name: "-")) }
        if let key = line.key { add(Step(indent: line.keyIndent, name: key)) }
    }

    /// Leaves everything that is open.
    mutating func leaveAll() { leave { _ in true } }

    private mutating func leave(where isLeft: (Step) -> Bool) {
        while let last = steps.last, isLeft(last) {
            steps.removeLast()
            names.removeLast()
        }
    }

    private mutating func add(_ step: Step) {
        guard steps.count < Self.deepest else { return }
        steps.append(step)
        names.append(step.name)
    }
}
