import TouchTrace

/// A request for records of the trace since a cursor.
struct RecordsRequest: ServedRequest {
    static let description = RequestDescription(
        "records", "Lists the lines of the trace since a cursor.",
        [
            .init("since", "the cursor: the number of records before the first line; by default 0"),
            .init("limit", "the largest number of lines, 1 to 100000; by default 1000"),
        ])

    private let since: Int
    private let limit: Int

    init(_ fields: RequestFields) throws(RequestFault) {
        since = try fields.whole("since", in: 0...9_007_199_254_740_991) ?? 0
        limit = try fields.whole("limit", in: 1...100_000) ?? 1_000
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let count = scene.recordCount
        guard since <= count else {
            throw RequestFault(
                .outOfRange, at: "since", "since is \(since), and there are \(count) records",
                "Write the member next of the last answer")
        }
        let first = max(since, scene.droppedCount)
        let lines = scene.records.dropFirst(first - scene.droppedCount).prefix(limit)
        return [
            .init(name: "lost", value: .whole(first - since)), .init(name: "next", value: .whole(first + lines.count)),
            .init(name: "more", value: .bool(first + lines.count < count)),
            .init(name: "lines", value: .strings(lines.map(\.description))),
        ]
    }
}

/// A request for the whole trace, as text.
struct TraceRequest: ServedRequest {
    static let description = RequestDescription(
        "trace", "Returns the text of the whole trace, for a file that touchstone show, why and replay read.")

    init(_ fields: RequestFields) {}

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        return [
            .init(name: "dropped", value: .whole(scene.droppedCount)),
            .init(name: "trace", value: .string(scene.trace.text)),
        ]
    }
}
