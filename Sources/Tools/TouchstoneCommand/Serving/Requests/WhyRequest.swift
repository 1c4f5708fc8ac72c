import TouchStory
import TouchTrace

/// A request for the reasons why recognizers did or did not recognize with a touch.
struct WhyRequest: ServedRequest {
    static let description = RequestDescription(
        "why", "Answers why recognizers did or did not recognize, and what the view received.",
        [
            .init("finger", "the number of the touch or press in the trace; by default the last one that came down"),
            .init("all", "true for all touches and presses in place of one"),
            .init("recognizer", "the name of a recognizer, or a pattern with * and ?; by default all"),
        ])

    private let touch: AskedTouch
    private let pattern: String?

    init(_ fields: RequestFields) throws(RequestFault) {
        try fields.exclude("finger", "all")
        let number = try fields.whole("finger", in: 1...Int(Int32.max))
        touch = try fields.flag("all") == true ? .all : number.map { .number($0) } ?? .last
        pattern = try fields.text("recognizer")
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let answers = ServedAnswers(scene)
        let touches = try answers.touches(touch)
        let recognizers = try answers.recognizers(pattern)
        return [
            .init(name: "dropped", value: .whole(scene.droppedCount)),
            .init(
                name: "touches",
                value: .list(touches.map { .answers(answers.answer($0, recognizers), .zero) })),
        ]
    }
}

/// A request for what the view received of a touch, and why.
struct WhyDeliveredRequest: ServedRequest {
    static let description = RequestDescription(
        "whyDelivered", "Answers what the view that was hit received of a touch, and why.",
        [.init("finger", "the number of the touch or press in the trace; by default the last one that came down")])

    private let touch: AskedTouch

    init(_ fields: RequestFields) throws(RequestFault) {
        touch = try fields.whole("finger", in: 1...Int(Int32.max)).map { .number($0) } ?? .last
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let delivery = try ServedAnswers(scene).touches(touch).last?.delivery
        return [
            .init(name: "dropped", value: .whole(scene.droppedCount)),
            .init(name: "delivery", value: delivery.map { .delivery($0) } ?? .null),
        ]
    }
}
