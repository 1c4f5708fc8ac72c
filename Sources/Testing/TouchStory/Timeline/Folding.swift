/// The recognizers that are folded away: internal ones that decided nothing.
///
/// An internal recognizer is one whose name `TimelineOptions.internalRecognizers` means. It is drawn if it recognized, if
/// another recognizer waited for it, if it kept a touch from a view, or if its lane was selected by a name or pattern. Else
/// it has no lane and is no subject of a decision; one line says that it was there.
package struct Folding {
    /// The lanes that are drawn.
    package let lanes: [Lane]
    /// The decisions that are listed, with the subjects that are left.
    package let decisions: [Decision]
    /// The lanes that are folded away, in their order.
    package let folded: [Lane]

    package init(_ timeline: Timeline, _ options: TimelineOptions) {
        let patterns = options.internalRecognizers.map { NamePattern($0) }
        let shown = Set(timeline.lanes.map(\.name)).intersection(timeline.deciders)
        let views = Set(timeline.lanes.filter { $0.kind != .recognizer }.map(\.name))
        var known: [String: Bool] = [:]
        func isFolded(_ name: String) -> Bool {
            if let isFolded = known[name] { return isFolded }
            let isFolded =
                !shown.contains(name) && !views.contains(name) && patterns.contains { $0.means(name) }
            known[name] = isFolded
            return isFolded
        }
        lanes = timeline.lanes.filter { $0.kind != .recognizer || !isFolded($0.name) }
        folded = timeline.lanes.filter { $0.kind == .recognizer && isFolded($0.name) }
        decisions = timeline.decisions.compactMap { decision in
            var decision = decision
            decision.subjects.removeAll(where: isFolded)
            return decision.subjects.isEmpty ? nil : decision
        }
    }

    /// The line that names folded recognizers: `… 2 internal recognizers: TouchDelay 2, ScrollPinch 3`.
    package static func text(_ names: [String]) -> String {
        let listed = names.map(ReadableNames.text).joined(separator: ", ")
        return "… \(names.count) internal \(names.count == 1 ? "recognizer" : "recognizers"): \(listed)"
    }
}
