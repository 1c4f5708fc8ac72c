package import TouchStory
package import TouchTrace

/// The decisions of a trace as the list of its timeline shows them, without numbers and times, while the trace is read.
///
///     pan: failed: moved 3 pt, less than 10
package struct DecisionLines {
    private var reader = TraceReader()
    /// The number of decisions that no later record can share.
    private var settled = 0

    /// Creates an empty list.
    package init() {}

    /// Adds the next records; returns the lines of the decisions that are new or were shared since: with all recognizers that share a decision, and
    /// with each of them.
    package mutating func take(_ records: [TraceRecord]) -> [String] {
        reader.take(records)
        let decisions = reader.decisions[settled...]
        let last = reader.instants.last
        settled = decisions.firstIndex { $0.instant == last } ?? reader.decisions.count
        return decisions.flatMap(Self.lines)
    }

    private static func lines(_ decision: Decision) -> [String] {
        let joined = decision.subjects.joined(separator: ", ")
        let subjects = decision.subjects.count > 1 ? [joined] + decision.subjects : [joined]
        return subjects.map { ReadableNames.text("\($0): \(decision.text)").drawable(isASCII: false) }
    }
}
