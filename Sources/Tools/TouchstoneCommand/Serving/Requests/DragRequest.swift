import TouchStage

/// A request that drags one finger in a straight line.
struct DragRequest: ServedRequest {
    static let description = RequestDescription(
        "drag", "Puts a finger down, moves it in a straight line and lifts it.",
        [
            .init("from", "the place where the finger comes down: " + ServedPlace.help),
            .init("to", "the place where it is lifted, likewise"),
            .init("finger", "the finger, 1 to 10; by default 1"),
            .init("seconds", "the time from touch to lift, 0 to 60; by default 0.3"),
        ])

    private let start: ServedPlace
    private let end: ServedPlace
    private let finger: Finger
    private let seconds: Double

    init(_ fields: RequestFields) throws(RequestFault) {
        start = try .needed(fields, "from")
        end = try .needed(fields, "to")
        finger = try fields.finger()
        seconds = try fields.seconds("seconds", default: 0.3)
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let finger = try scene.raised(finger, "finger")
        let (start, end) = (try scene.point(start), try scene.point(end))
        return scene.course { scene.hands.drag(finger, from: start, to: end, over: seconds) }.members
    }
}
