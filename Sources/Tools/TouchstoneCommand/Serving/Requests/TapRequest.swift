import TouchStage

/// A request that taps with one finger, once or several times, or presses long.
struct TapRequest: ServedRequest {
    static let description = RequestDescription(
        "tap", "Taps with one finger; with a longer hold, presses long.",
        [
            .init("at", "the place: " + ServedPlace.help), .init("finger", "the finger, 1 to 10; by default 1"),
            .init("count", "the number of taps, 1 to 10; by default 1"),
            .init("hold", "the seconds from touch to lift, 0 to 60; by default 0.05"),
            .init("pause", "the seconds from a lift to the next touch, 0 to 60; by default 0.1"),
        ])

    private let place: ServedPlace
    private let finger: Finger
    private let count: Int
    private let hold: Double
    private let pause: Double

    init(_ fields: RequestFields) throws(RequestFault) {
        place = try .needed(fields, "at")
        finger = try fields.finger()
        count = try fields.whole("count", in: 1...10) ?? 1
        hold = try fields.seconds("hold", default: 0.05)
        pause = try fields.seconds("pause", default: 0.1)
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let finger = try scene.raised(finger, "finger")
        let point = try scene.point(place)
        return scene.course {
            for number in 1...count {
                if number > 1 { scene.hands.wait(pause) }
                scene.hands.tap(finger, at: point, holding: hold)
            }
        }.members
    }
}
