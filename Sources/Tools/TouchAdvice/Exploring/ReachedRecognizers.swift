internal import Touchstone

/// The recognizers that a touch somewhere would reach, in some state of the views that an exploration has seen.
struct ReachedRecognizers {
    private var looks: Set<Int> = []
    private var reached: Set<LiveTree.Position> = []
    /// The recognizers that have not been reached; `nil` before the first visit.
    private var others: Set<LiveTree.Position>?

    /// The number of states of the views.
    var count: Int { looks.count }

    /// Visits all locations of an app, if its views have not been seen in this state.
    mutating func visit(_ application: UIApplication, _ look: Int) {
        guard looks.insert(look).inserted, others?.isEmpty != true else { return }
        let tree = InspectedTree(application)
        var hits: Set<ObjectIdentifier> = []
        for window in tree.windows {
            for hit in tree.hits(in: window).map(\.view) {
                for view in InspectedTree.chain(of: hit) where !hits.insert(ObjectIdentifier(view)).inserted { break }
            }
        }
        let recognizers = LiveTree(application).recognizers
        for (recognizer, position) in recognizers {
            if recognizer.view.map({ hits.contains(ObjectIdentifier($0)) }) == true { reached.insert(position) }
        }
        others = (others ?? Set(recognizers.map(\.position))).subtracting(reached)
    }

    /// Returns the findings about the recognizers of a new app that were not reached, one for all with the same cause. What is in a scroll
    /// view may be beyond what was scrolled to.
    func findings(in application: UIApplication) -> [Finding] {
        let tree = InspectedTree(application)
        let live = LiveTree(application)
        let missed = Set(
            live.recognizers.filter { others?.contains($0.position) == true }.map { ObjectIdentifier($0.recognizer) })
        var causes: [(cause: Unreachable, recognizer: UIGestureRecognizer)] = []
        for recognizer in tree.recognizers where missed.contains(ObjectIdentifier(recognizer)) && recognizer.isEnabled {
            guard let view = recognizer.view, let window = view.window,
                !InspectedTree.chain(of: view).dropFirst().contains(where: { $0 is UIScrollView }),
                let cause = Unreachable(view, hit: { tree.hit($0, in: window) })
            else { continue }
            causes.append((cause, recognizer))
        }
        return causes.grouped(by: \.cause).map { cause, members in finding(cause, members.map { $0.recognizer }, tree) }
    }

    private func finding(
        _ cause: Unreachable, _ recognizers: [UIGestureRecognizer], _ tree: InspectedTree
    ) -> Finding {
        let (names, culprit) = (recognizers.map { tree.name($0) }, tree.name(cause.culprit))
        let isAround = recognizers.allSatisfy { recognizer in
            guard let view = recognizer.view, view !== cause.culprit else { return false }
            return InspectedTree.chain(of: view).contains { $0 === cause.culprit }
        }
        return Finding(
            kind: .unreachable, severity: cause.severity, subjects: names + [culprit],
            text: "No touch reaches \(InspectedTree.list(names)) in any of \(count) states of the views: at the start, "
                + "\(cause.text(culprit, isInside: isAround)).")
    }
}
