import TouchTrace

/// The lines of all records. Most steps of a moving finger repeat, so each line is kept once.
struct RecordTable: Sendable {
    /// A record: its line, and a Boolean value that indicates whether logs leave it out.
    struct Row: Sendable {
        let instant: Instant
        let text: Int
        let isLeftOutOfLogs: Bool
    }

    private(set) var lines = IndexTable<String>()
    private(set) var rows: [Row] = []

    mutating func take(_ step: TraceRecord.Step, at instant: Instant) {
        let text = lines.index(of: step.line)
        rows.append(Row(instant: instant, text: text, isLeftOutOfLogs: step.isLeftOutOfLogs))
    }
}
