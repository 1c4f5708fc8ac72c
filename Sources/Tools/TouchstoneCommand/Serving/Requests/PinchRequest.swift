import TouchStage
import Touchstone

/// A request that pinches or rotates with two fingers around a place.
struct PinchRequest: ServedRequest {
    static let description = RequestDescription(
        "pinch", "Pinches with fingers 1 and 2, side by side around a place; or rotates, with an angle.",
        [
            .init("at", "the place in the middle: " + ServedPlace.help),
            .init("from", "the distance of the fingers at first in points, 0 to 10000; by default 100"),
            .init("to", "the distance at the end in points, 0 to 10000; by default the same as at first"),
            .init("angle", "the angle of a rotation in radians, clockwise, -100 to 100; not together with to"),
            .init("seconds", "the time from touch to lift, 0 to 60; by default 0.4"),
        ])

    private static let distances = 0.0...10_000.0
    private let place: ServedPlace
    private let start: Double
    private let end: Double
    private let angle: Double?
    private let seconds: Double

    init(_ fields: RequestFields) throws(RequestFault) {
        try fields.exclude("to", "angle")
        place = try .needed(fields, "at")
        start = try fields.number("from", in: Self.distances) ?? 100
        end = try fields.number("to", in: Self.distances) ?? start
        angle = try fields.number("angle", in: -100...100)
        seconds = try fields.seconds("seconds", default: 0.4)
    }

    func answer(_ service: Service) throws(RequestFault) -> [JSON.Member] {
        let scene = try service.scene()
        for finger in [Finger.rightIndex, .rightThumb] { _ = try scene.raised(finger, "request") }
        let point = try scene.point(place)
        return scene.course {
            if let angle {
                scene.hands.rotate(at: point, by: angle, radius: start / 2, over: seconds)
            } else {
                scene.hands.pinch(at: point, from: start, to: end, over: seconds)
            }
        }.members
    }
}
