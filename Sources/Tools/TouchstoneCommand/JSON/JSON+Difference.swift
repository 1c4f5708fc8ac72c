import TouchReports
import TouchTrace
import Touchstone

extension JSON {
    /// Returns the difference of two traces.
    static func difference(_ difference: TraceDifference, _ names: [String]) -> JSON {
        .document(
            "diff",
            [
                "kind": .string(difference.kind.rawValue), "seconds": .optional(difference.instant?.seconds),
                "subject": .optional(difference.subject), "common": .whole(difference.commonCount),
                "input": .strings(difference.input.map(\.description)),
                "decisions": .strings(difference.decisions.map(\.description)),
                "sides": .list([side(difference.first, names[0]), side(difference.second, names[1])]),
            ])
    }

    private static func side(_ side: TraceDifference.Side, _ name: String) -> JSON {
        .members([
            "source": .string(name), "index": .optional(side.index), "record": .optional(side.record?.description),
            "trigger": .optional(side.trigger?.description),
        ])
    }
}
