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
            switch record.step {
            case .hit(let finger, _, _): finger
            case .target(.press(let press), _, _): press
            case _: nil
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

extension TraceRecord.Step {
    /// A Boolean value that indicates whether it is a decision, a call of a view or a timer: no input, no question, and no movement.
    fileprivate var isNews: Bool {
        switch self {
        case .hit, .missed, .pass, .target, .decline, .ignore, .hold, .undo, .withhold, .silence, .timerFired, .reset,
            .diagnostic:
            true
        case .enter(_, let phase, _), .action(_, let phase): phase != .changed
        case .deliver(_, let step, _, _): step != .moved && step != .pressChanged && step != .streamChanged
        case .frame, .watch, .join, .feed, .propose, .awaits, .begin, .timerSet, .enroll, .alter, .precedence,
            .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock, .abandon, .veto, .fed, .release,
            .skip:
            false
        }
    }
}
