import TouchInput
import TouchStory
import TouchReports

extension JSON {
    /// Returns every lane with its marks.
    static func lanes(_ timeline: Timeline) -> JSON {
        let lanes = Lane.Kind.allCases.flatMap { kind in timeline.lanes.filter { $0.kind == kind } }
        return .rows(lanes) { lane in
            .members([
                "kind": .string(lane.kind.rawValue), "name": .string(lane.name), "marks": .rows(lane.marks, mark),
            ])
        }
    }

    private static func mark(_ mark: Lane.Mark) -> JSON {
        .members([
            "seconds": .number(mark.instant.seconds), "symbol": .optional(mark.symbol?.rawValue),
            "then": .optional(mark.run?.rawValue), "decision": .optional(mark.decision),
        ])
    }

    /// Returns every decision with its subjects, time and reason.
    /// - Parameter origin: The instant of the timeline's zero, which is added to the times.
    static func decisions(_ timeline: Timeline, since origin: Instant = .zero) -> JSON {
        .rows(timeline.decisions) { decision in
            let instant = Instant(nanoseconds: decision.instant.nanoseconds &+ origin.nanoseconds)
            return .members([
                "number": .whole(decision.number), "seconds": .number(instant.seconds),
                "subjects": .strings(decision.subjects), "symbol": .optional(decision.symbol?.rawValue),
                "text": .string(decision.text),
            ])
        }
    }

    /// Returns the recognizers that recognized, with counts.
    static func recognized(_ summary: GestureSummary) -> JSON {
        .list(summary.entries.map { .members(["name": .string($0.name.text), "count": .whole($0.count)]) })
    }
}
