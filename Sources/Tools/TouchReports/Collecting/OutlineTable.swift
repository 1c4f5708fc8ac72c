import TouchTrace

/// The outlines of views over time: for each view the instants at which its outline changed.
struct OutlineTable: Sendable {
    /// The outline of a view from an instant on, in tenths of a point; `nil` while it is not on the screen.
    struct Change: Sendable {
        let instant: Instant
        let corners: [Int]?
    }

    /// A view and its changes.
    struct Row: Sendable {
        /// The last name: a trace names some views when they are first touched.
        var name: String
        var changes: [Change] = []
    }

    /// The views, in the order of their first appearance.
    private(set) var rows: [Row] = []
    private var indices: [Int: Int] = [:]
    private var shown: [Int] = []

    /// Adds the outlines of all views that are on the screen.
    mutating func take(_ views: [ViewOutline], at instant: Instant) {
        let ids = Set(views.map { $0.id })
        for id in shown where !ids.contains(id) { change(id, nil, at: instant) }
        shown = views.map { $0.id }
        for view in views {
            let index = indices[view.id] ?? rows.count
            if index == rows.count {
                indices[view.id] = index
                rows.append(Row(name: view.name))
            }
            rows[index].name = view.name
            change(view.id, view.corners.flatMap { [$0.x.tenths, $0.y.tenths] }, at: instant)
        }
    }

    private mutating func change(_ id: Int, _ corners: [Int]?, at instant: Instant) {
        guard let index = indices[id] else { return }
        if let last = rows[index].changes.last {
            if last.corners == corners { return }
            if last.instant == instant { rows[index].changes.removeLast() }
        }
        rows[index].changes.append(Change(instant: instant, corners: corners))
    }
}
