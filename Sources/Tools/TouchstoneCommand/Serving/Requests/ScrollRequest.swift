import TouchStage
import Touchstone

/// A request that scrolls with a trackpad or a wheel.
struct ScrollRequest: ServedRequest {
    static let description = RequestDescription(
        "scroll", "Scrolls with a trackpad, or turns a wheel.",
        [
            .init("at", "the place of the pointer: " + ServedPlace.help),
            .init("dx", "the distance in points to the right, as a finger would drag, -10000 to 10000; by default 0"),
            .init("dy", "the distance in points downwards, as a finger would drag, -10000 to 10000; by default 0"),
            .init("seconds", "the time from the beginning to the end on a trackpad, 0 to 60; by default 0.2"),
            .init(
                "notches", "in place of seconds, the notches of a wheel, 1 to 1000, each of that distance, 20 ms apart"),
        ])

    private static let distances = -10_000.0...10_000.0
    private let place: ServedPlace
    private let distance: CGVector
    private let seconds: Double
    private let notches: Int?

    init(_ fields: RequestFields) throws(RequestFault) {
        try fields.exclude("seconds", "notches")
        place = try .needed(fields, "at")
        let (dx, dy) = (try fields.number("dx", in: Self.distances), try fields.number("dy", in: Self.distances))
        distance = CGVector(dx: dx ?? 0, dy: dy ?? 0)
        seconds = try fields.seconds("seconds", default: 0.2)
        notches = try fields.whole("notches", in: 1...1_000)
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        let point = try scene.point(place)
        return scene.course {
            if let notches {
                scene.hands.turnWheel(at: point, notch: distance, count: notches)
            } else {
                scene.hands.scroll(at: point, by: distance, over: seconds)
            }
        }.members
    }
}
