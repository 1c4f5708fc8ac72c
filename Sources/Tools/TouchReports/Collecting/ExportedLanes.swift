import TouchStory
import TouchTrace

/// The lanes of a document in their order: fingers, recognizers, views; and the actions of the recognizers that have one.
struct ExportedLanes {
    /// The headings of the kinds of lanes, the last one that of the actions.
    static let headings = Lane.Kind.allCases.map { $0.heading } + ["actions"]

    let lanes: [Lane]
    let actions: [ActionTable.Row]
    private var indices: [LaneName: Int] = [:]

    init(_ content: Folding, _ actions: ActionTable) {
        lanes = Lane.Kind.allCases.flatMap { kind in content.lanes.filter { $0.kind == kind } }
        for (index, lane) in lanes.enumerated() { indices[LaneName(kind: lane.kind, text: lane.name)] = index }
        let indices = indices
        self.actions = actions.rows.filter { indices[.recognizer($0.recognizer)] != nil }
    }

    /// Returns the index of a lane; `nil` if there is none.
    subscript(name: LaneName) -> Int? { indices[name] }
}
