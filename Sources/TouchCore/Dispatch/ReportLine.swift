import TouchArbitration

/// The entered phases that have to be reported to targets, in order of entry.
struct ReportLine {
    struct Report {
        var recognizer: UIGestureRecognizer
        var contestant: Contestant
        var phase: GesturePhase
    }

    private var reports: [Report] = []
    /// The index of the first element that has not been taken.
    private var head = 0

    var isEmpty: Bool { head == reports.count }

    mutating func add(_ report: Report) {
        reports.append(report)
    }

    mutating func takeFirst() -> Report? {
        // Usually there is one at a time: it is moved out.
        if head == 0, reports.count < 2 { return reports.popLast() }
        guard head < reports.count else { return nil }
        let report = reports[head]
        head += 1
        if head == reports.count { removeAll() }
        return report
    }

    /// Removes the reports of a contestant.
    mutating func remove(_ contestant: Contestant) {
        reports.removeFirst(head)
        head = 0
        reports.removeAll { $0.contestant == contestant }
    }

    mutating func removeAll() {
        reports.removeAll(keepingCapacity: true)
        head = 0
    }
}
