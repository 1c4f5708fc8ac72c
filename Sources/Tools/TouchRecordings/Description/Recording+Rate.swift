internal import TouchInput

extension Recording {
    /// The number of reports a second while anything touches: from the median of the times between them; `nil` if
    /// there are fewer than two. Reports without a change are not counted, as they have no frame.
    public var reportRate: Double? {
        var gaps: [Double] = []
        var down = 0
        var before: Instant?
        RecordingStream(self).forEachReport { report in
            if let before, down > 0, report.instant > before {
                gaps.append(report.instant.seconds(since: before))
            }
            before = report.instant
            for contact in report.contacts {
                switch contact.phase {
                case .began: down += 1
                case .moved, .stationary: break
                case .ended, .cancelled: down -= 1
                }
            }
        }
        guard !gaps.isEmpty else { return nil }
        return 1 / gaps.sorted()[gaps.count / 2]
    }
}
