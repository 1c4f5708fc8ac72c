import TouchArbitration

/// What was entered and is to be reported to targets, in order of entry.
struct ReportLine {
    struct Report {
        var recognizer: UIGestureRecognizer
        var contestant: Contestant
        var phase: GesturePhase
    }

    private var reports: [Report] = []
    /// Those before have been taken.
    private var head = 0

    var isEmpty: Bool { head == reports.count }

    mutating func add(_ report: Report) {
        reports.append(report)
    }

    mutating func takeFirst() -> Report? {
        // One at a time is the rule: it is moved out.
        if head == 0, reports.count < 2 { return reports.popLast() }
        guard head < reports.count else { return nil }
        let report = reports[head]
        head += 1
        if head == reports.count { removeAll() }
        return report
    }

    /// The contestant has nothing to report.
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
