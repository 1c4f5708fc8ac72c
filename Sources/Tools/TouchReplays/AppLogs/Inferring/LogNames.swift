internal import TouchTrace

/// The names of the objects of a log, as the trace of the rebuilt app has them.
struct LogNames {
    let evidence: LogEvidence
    private let names: [Int: RecognizerName]
    private var ids: [RecognizerName: Int] = [:]

    init(_ evidence: LogEvidence, _ names: [Int: RecognizerName]) {
        (self.evidence, self.names) = (evidence, names)
        for (id, name) in names { ids[name] = id }
    }

    func recognizer(_ id: Int) -> RecognizerName { names[id] ?? RecognizerName("recognizer \(id)") }

    /// Returns the number of a recognizer; `nil` for one that the log does not have.
    func id(_ name: RecognizerName) -> Int? { ids[name] }

    /// The names of all recognizers, in the order of their numbers.
    var all: [(id: Int, name: RecognizerName)] {
        names.sorted { $0.key < $1.key }.map { (id: $0.key, name: $0.value) }
    }

    func view(_ id: Int) -> String {
        guard let view = evidence.views[id] else { return "view \(id)" }
        return view.name.map { "\($0) (\(view.className))" } ?? view.className
    }

    func delegate(_ id: Int) -> String { "the delegate of \(recognizer(id))" }

    /// Returns alternatives in words: `a, b or c`.
    func list(_ views: [Int]) -> String { list(views.map(view)) }

    /// Returns alternatives in words: `a, b or c`.
    func list(_ words: [String]) -> String {
        guard let last = words.last else { return "" }
        return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " or " + last
    }
}
