import TouchStory
import TouchTrace
import TouchReports

/// The course of a request that lets time pass or sends input: what happened in it.
struct Course {
    /// The instant at its end.
    let now: Instant
    /// The number of records so far.
    let recordCount: Int
    /// The records that were added.
    let records: [TraceRecord]
    /// The gestures that were recognized until it began.
    let before: GestureSummary
    /// The gestures that were recognized until its end.
    let after: GestureSummary

    /// The members of an answer.
    var members: [JSON.Member] {
        [
            .init(name: "now", value: .number(now.seconds)), .init(name: "records", value: .whole(recordCount)),
            .init(name: "touches", value: .list(touches.map { .whole($0) })),
            .init(name: "recognized", value: recognized),
            .init(name: "happened", value: .strings(records.filter(\.step.isNews).map(\.description))),
        ]
    }

    /// The numbers in the trace of the fingers and presses that came down.
    private var touches: [Int] {
        records.compactMap { record in
            if case .hit(let finger, _, _) = record.step {
                finger
            } else if case .target(.press(let press), _, _) = record.step {
                press
            } else {
                nil
            }
        }
    }

    /// The gestures that were recognized meanwhile, with counts.
    private var recognized: JSON {
        let known = Dictionary(before.entries.map { ($0.name, $0.count) }) { first, _ in first }
        let entries = after.entries.map { (name: $0.name, count: $0.count - (known[$0.name] ?? 0)) }
        return .list(
            entries.filter { $0.count > 0 }
                .map { .members(["name": .string($0.name.text), "count": .whole($0.count)]) })
    }
}
