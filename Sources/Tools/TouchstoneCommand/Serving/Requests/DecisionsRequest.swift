import TouchStory
import TouchTrace

/// A request for the decisions in a range of time, with their reasons.
struct DecisionsRequest: ServedRequest {
    static let description = RequestDescription(
        "decisions", "Lists the decisions with their reasons in words, as touchstone show --json does.",
        [
            .init("from", "the first second; by default that of the first record"),
            .init("to", "the last second; by default now"),
            .init("lane", "a name of a finger, recognizer or view, or a pattern with * and ?; by default all"),
        ])

    private let from: Double?
    private let to: Double?
    private let lane: String?

    init(_ fields: RequestFields) throws(RequestFault) {
        from = try fields.number("from", in: 0...1e9)
        to = try fields.number("to", in: 0...1e9)
        lane = try fields.text("lane")
        if let from, let to, from > to {
            throw RequestFault(.conflict, at: "to", "to is before from", "Write the earlier second first")
        }
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let timeline = Timeline(scene.records)
        let zero = timeline.origin.seconds
        let part = TimelineSelection(
            from: from.map { $0 - zero }, to: to.map { $0 - zero }, lanes: lane.map { [$0] } ?? [])
        if let lane, !timeline.unknownLanes(of: part).isEmpty {
            throw .unknown(
                .unknownName, "lane", "lane", lane, among: timeline.laneNames,
                "Write fingers, recognizers, views or a name of the trace")
        }
        return [
            .init(name: "dropped", value: .whole(scene.droppedCount)),
            .init(name: "decisions", value: .decisions(timeline.selecting(part), since: timeline.origin)),
        ]
    }
}
