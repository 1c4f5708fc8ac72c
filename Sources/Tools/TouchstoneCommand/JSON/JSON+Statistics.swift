import TouchReports
import TouchTrace

extension JSON {
    /// Returns the statistics of a trace; times are in milliseconds, except for `seconds`.
    static func statistics(_ statistics: TraceStatistics, of name: String) -> JSON {
        .members([
            "source": .string(name), "seconds": .number(statistics.duration),
            "records": .object(statistics.kinds.map { .init(name: $0.name, value: .whole($0.count)) }),
            "recognizers": .list(statistics.recognizers.map(recognizer)),
            "withheld": .members([
                "count": .whole(statistics.withheld.count), "maximum": .optional(statistics.withheld.max()),
            ]),
            "silenced": .whole(statistics.silenced), "diagnostics": .strings(statistics.diagnostics),
        ])
    }

    private static func recognizer(_ recognizer: TraceStatistics.Recognizer) -> JSON {
        .members([
            "name": .string(recognizer.name.text), "recognized": .whole(recognizer.recognized),
            "failed": .whole(recognizer.failed), "cancelled": .whole(recognizer.cancelled),
            "median": .optional(recognizer.medianLatency), "maximum": .optional(recognizer.maximumLatency),
            "causes": .list(
                recognizer.causes.map { .members(["cause": .string($0.name), "count": .whole($0.count)]) }),
        ])
    }
}
