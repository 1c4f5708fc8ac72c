import TouchInput
import Touchstone

/// The numbers that can be measured in a log.
enum FieldNumbers {
    /// All numbers, in the order of the report.
    static let all = taps + pans + pairs + swipes + scrolling

    /// The distance in points that a finger may move and still count as resting, for measuring limits of time.
    private static let resting = 4.0
    /// The time in seconds after which a finger no longer counts as quick, for measuring limits of distance.
    private static let quick = 0.4

    private static func hold(_ gesture: FieldGesture) -> Double? {
        guard gesture.view == "pad", !gesture.way.isEmpty else { return nil }
        return gesture.lift.map { $0 - gesture.down }
    }

    private static func isTap(_ gesture: FieldGesture) -> Bool { !gesture.actions("tap", "ended").isEmpty }

    /// Returns the times from the lift of one tap to the next touch, in seconds, and whether both made a double tap.
    private static func pauses(_ gestures: [FieldGesture]) -> [(seconds: Double, isDouble: Bool)] {
        zip(gestures, gestures.dropFirst()).compactMap { first, second in
            guard let lift = first.lift, isTap(first), isTap(second), isQuick(first), isQuick(second),
                first.actions("double tap", "ended").isEmpty
            else { return nil }
            return (second.down - lift, !second.actions("double tap", "ended").isEmpty)
        }
    }

    private static func isAtRest(_ gesture: FieldGesture) -> Bool { (gesture.farthest ?? .infinity) <= resting }

    private static func isQuick(_ gesture: FieldGesture) -> Bool { (hold(gesture) ?? .infinity) < quick }

    private static func held(_ gestures: [FieldGesture], asTaps: Bool) -> [Double] {
        gestures.filter { isTap($0) == asTaps && (asTaps || isAtRest($0)) }.compactMap { hold($0) }
    }

    private static func moved(_ gestures: [FieldGesture], asTaps: Bool) -> [Double] {
        gestures.filter { isTap($0) == asTaps && isQuick($0) }.compactMap { $0.farthest }
    }

    private static func pauses(_ gestures: [FieldGesture], inDoubleTaps: Bool) -> [Double] {
        pauses(gestures).filter { $0.isDouble == inDoubleTaps }.map { $0.seconds }
    }

    private static let taps: [FieldNumber] = [
        .bound("N-01", "longest hold that was a tap", "s", isGreatest: true, "tap") { held($0, asTaps: true) },
        .bound("N-01", "shortest hold at rest that was none", "s", isGreatest: false, "tap") {
            held($0, asTaps: false)
        },
        .bound("N-02", "farthest movement of a quick tap", "pt", isGreatest: true, "tap") { moved($0, asTaps: true) },
        .bound("N-02", "least movement of a quick touch that was none", "pt", isGreatest: false, "tap") {
            moved($0, asTaps: false)
        },
        .bound("N-03", "longest pause in a double tap", "s", isGreatest: true, "double tap") {
            pauses($0, inDoubleTaps: true)
        },
        .bound("N-03", "shortest pause that made two taps", "s", isGreatest: false, "double tap") {
            pauses($0, inDoubleTaps: false)
        },
        .each("N-08", "long press begins after", "s") { gesture in
            gesture.actions("long press", "began").map { ("long press", $0.line.at - gesture.down) }
        },
    ]

    private static let pans: [FieldNumber] = [
        .each("N-10", "distance on the longer axis at the beginning of a pan", "pt") { gesture in
            gesture.names("pan").filter { $0 != "edge pan" }.flatMap { name in
                gesture.actions(name, "began").compactMap { began in
                    guard let start = gesture.way.first else { return nil }
                    let place = began.report.place
                    return (name, max(abs(place.x - start.x), abs(place.y - start.y)))
                }
            }
        },
        .each("M-01", "velocity of a pan at its end", "pt/s") { gesture in
            gesture.names("pan").flatMap { name in
                gesture.actions(name, "ended").compactMap { ended in
                    ended.report.output("velocity").map { (name, length($0)) }
                }
            }
        },
        .bound("N-20", "farthest from the edge that an edge pan began", "pt", isGreatest: true, "edge pan") {
            $0.filter { !$0.actions("edge pan", "began").isEmpty }.compactMap { $0.way.first.map { Double($0.x) } }
        },
    ]

    private static let pairs: [FieldNumber] = [
        .each("N-14", "change of distance at the beginning of a pinch", "pt") { gesture in
            turns(gesture, "pinch").map { ($0.name, abs($0.now.length - $0.then.length)) }
        },
        .each("N-14", "scale at the beginning of a pinch", "") { outputs($0, "pinch", "began", "scale") },
        .each("N-14", "scale at the end of a pinch", "") { outputs($0, "pinch", "ended", "scale") },
        .each("N-14", "speed of a pinch at its end", "1/s") { outputs($0, "pinch", "ended", "speed") },
        .each("N-15", "angle of the fingers at the beginning of a rotation", "rad") { gesture in
            turns(gesture, "rotation").map { turn in
                let difference = abs(turn.now.angle - turn.then.angle)
                return (turn.name, min(difference, 2 * .pi - difference))
            }
        },
        .each("N-15", "rotation at its beginning", "rad") { outputs($0, "rotation", "began", "rotation") },
        .each("N-15", "rotation at its end", "rad") { outputs($0, "rotation", "ended", "rotation") },
        .each("N-15", "speed of a rotation at its end", "rad/s") { outputs($0, "rotation", "ended", "speed") },
        .each("N-54", "greatest zoom scale", "") { gesture in
            gesture.calls("zooming", "willBeginZooming").isEmpty
                ? [] : gesture.frames.map(\.frame.zoom).max().map { [("zooming", $0)] } ?? []
        },
        .each("N-54", "least zoom scale", "") { gesture in
            gesture.calls("zooming", "willBeginZooming").isEmpty
                ? [] : gesture.frames.map(\.frame.zoom).min().map { [("zooming", $0)] } ?? []
        },
    ]

    /// Returns the two fingers at the moment when both were down, and when a recognizer began.
    private static func turns(
        _ gesture: FieldGesture, _ kind: String
    ) -> [(name: String, then: Span, now: Span)] {
        let both = gesture.events.first { $0.touches.count == 2 }?.touches.map(\.place)
        guard let both else { return [] }
        return gesture.names(kind).flatMap { name in
            gesture.actions(name, "began").filter { $0.report.places.count == 2 }.map {
                (name, Span(both[0], both[1]), Span($0.report.places[0], $0.report.places[1]))
            }
        }
    }

    private struct Span {
        let length: Double
        let angle: Double

        init(_ one: CGPoint, _ other: CGPoint) {
            length = one.distance(to: other)
            angle = TouchInput.angle(y: other.y - one.y, x: other.x - one.x)
        }
    }

    private static func outputs(
        _ gesture: FieldGesture, _ kind: String, _ state: String, _ output: String
    ) -> [(String, Double)] {
        gesture.names(kind).flatMap { name in
            gesture.actions(name, state).compactMap { found in
                found.report.output(output)?.first.map { (name, $0) }
            }
        }
    }

    private static let swipes: [FieldNumber] = [
        .bound("N-16", "longest time of a swipe", "s", isGreatest: true, "swipe") { gestures in
            recognizedSwipes(gestures).map { $0.seconds }
        },
        .bound("N-17", "least distance of a swipe", "pt", isGreatest: false, "swipe") { gestures in
            recognizedSwipes(gestures).map { $0.way }
        },
    ]

    private static func recognizedSwipes(_ gestures: [FieldGesture]) -> [(seconds: Double, way: Double)] {
        gestures.flatMap { gesture in
            ["left", "right", "up", "down"].flatMap { gesture.actions("swipe \($0)", "ended") }.compactMap { swipe in
                // A swipe reports its start; the finger was where the event before put it.
                let events = gesture.events.prefix { $0.line.number < swipe.line.number }
                guard let start = gesture.way.first, let place = events.last?.touches.first?.place else { return nil }
                return (swipe.line.at - gesture.down, place.distance(to: start))
            }
        }
    }

    private static let scrolling: [FieldNumber] = [
        .each("M-03", "velocity of a release", "pt/s") { gesture in
            ["plain", "zooming"].flatMap { view in
                gesture.calls(view, "willEndDragging").compactMap { release in
                    release.call.value("velocity").map { (view, 1_000 * length($0)) }
                }
            }
        },
        .bound("M-04", "slowest pan that was a fling", "pt/s", isGreatest: false, "plain") {
            $0.flatMap { flings($0) }.filter(\.flings).map(\.speed)
        },
        .bound("M-04", "fastest pan that was none", "pt/s", isGreatest: true, "plain") {
            $0.flatMap { flings($0) }.filter { !$0.flings }.map(\.speed)
        },
        .each("M-06", "time of a glide", "s") { gesture in
            excesses(gesture).contains { $0 != 0 } ? [] : glide(gesture, "plain").map { ("plain", $0) }
        },
        .each("M-07", "announced distance of a glide", "pt") { gesture in
            gesture.calls("plain", "willEndDragging").compactMap { release in
                release.call.value("target").map { ("plain", $0[1] - release.call.offset.y) }
            }
        },
        .each("M-08", "greatest excess after the lift", "pt") { gesture in
            guard let excess = excesses(gesture).map(abs).max(), excess > 0 else { return [] }
            return [("plain", excess)]
        },
        .each("M-09", "time of a motion that bounces", "s") { gesture in
            excesses(gesture).contains { $0 != 0 } ? glide(gesture, "plain").map { ("plain", $0) } : []
        },
        .each("N-50", "greatest excess under a finger", "pt") { gesture in
            let held = gesture.frames.filter { $0.line.number < gesture.lastEvent }
            guard gesture.view == "plain", let excess = held.map({ abs(gesture.excess($0.frame)) }).max(), excess > 0
            else { return [] }
            return [("plain", excess)]
        },
        .each("N-53", "time of a page after the lift", "s") { gesture in
            glide(gesture, "paging").map { ("paging", $0) }
        },
        .each("N-53", "place of the page after the lift", "pt") { gesture in
            gesture.calls("paging", "didEndDecelerating").map { ("paging", Double($0.call.offset.x)) }
        },
    ]

    /// Returns the offsets beyond the ends after the last finger was lifted.
    private static func excesses(_ gesture: FieldGesture) -> [Double] {
        guard gesture.view == "plain" else { return [] }
        return gesture.frames.filter { $0.line.number > gesture.lastEvent }.map { gesture.excess($0.frame) }
    }

    private static func flings(_ gesture: FieldGesture) -> [(speed: Double, flings: Bool)] {
        guard let end = gesture.calls("plain", "willEndDragging").last?.call.value("velocity"),
            let speed = gesture.actions("plain pan", "ended").last?.report.output("velocity")
        else { return [] }
        return [(length(speed), length(end) > 0)]
    }

    private static func glide(_ gesture: FieldGesture, _ view: String) -> [Double] {
        guard let lift = gesture.lift else { return [] }
        return gesture.calls(view, "didEndDecelerating").map { $0.line.at - lift }
    }

    private static func length(_ vector: [Double]) -> Double {
        vector.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }
}
