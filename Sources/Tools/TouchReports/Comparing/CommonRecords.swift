import TouchTrace
import TouchInput

/// The common beginning of two traces: the number of decisions, the last frames, and the last decisions about each subject.
struct CommonRecords {
    private static let mostFrames = 3
    private static let mostDecisions = 6

    /// The number of decisions.
    private(set) var count = 0
    /// The last frames, oldest first.
    private(set) var frames: [TraceRecord] = []
    /// The last decisions by subject, each with its number.
    private var decisions: [String: [(number: Int, record: TraceRecord)]] = [:]

    mutating func take(_ entry: TraceEntry) {
        guard entry.kind != .input else {
            if frames.count == Self.mostFrames { frames.removeFirst() }
            return frames.append(entry.record)
        }
        count += 1
        var list = decisions.removeValue(forKey: entry.record.step.subject) ?? []
        if list.count == Self.mostDecisions { list.removeFirst() }
        list.append((count, entry.record))
        decisions[entry.record.step.subject] = list
    }

    /// Returns the last decisions about any of the subjects, oldest first.
    func decisions(about subjects: Set<String>) -> [TraceRecord] {
        subjects.flatMap { decisions[$0] ?? [] }.sorted { $0.number < $1.number }.suffix(Self.mostDecisions)
            .map { $0.record }
    }
}
