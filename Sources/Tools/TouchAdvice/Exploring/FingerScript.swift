internal import TouchInput
internal import Touchstone

/// A short story of some fingers: an event every 50 ms.
struct FingerScript: Hashable, Sendable {
    /// An event. Fingers are counted from 1; one that comes down again is another contact of the same number.
    enum Event: Hashable {
        case down(Int, place: Int)
        /// It moves by less than any recognizer needs.
        case nudge(Int)
        /// It moves by 80 points in a twelfth of a second.
        case swing(Int, Direction)
        case up(Int)
        /// Nothing happens for longer than the timers of all recognizers take.
        case rest
    }

    /// A direction of a movement.
    enum Direction: String, CaseIterable {
        case right, down, left, up

        /// The movement in lengths of a swing.
        var step: (x: Int, y: Int) {
            switch self {
            case .right: (1, 0)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .up: (0, -1)
            }
        }
    }

    private(set) var events: [Event] = []
    /// The fingers that are down, with the way of each.
    private(set) var down: [Int: FingerWay] = [:]

    /// Creates the script without events.
    init() {}

    /// Returns the script with another event.
    func appending(_ event: Event) -> FingerScript {
        var script = self
        script.events.append(event)
        switch event {
        case .down(let finger, let place): script.down[finger] = FingerWay(place: place)
        case .nudge(let finger): script.down[finger]?.nudge()
        case .swing(let finger, let direction): script.down[finger]?.swing(direction)
        case .up(let finger): script.down[finger] = nil
        case .rest: break
        }
        return script
    }

    /// A Boolean value that indicates whether the last event is a rest.
    var endsWithRest: Bool { events.last == .rest }
}

/// The way of a finger that is down, from the place where it came down.
struct FingerWay: Hashable, Sendable {
    /// The number of swings in one direction beyond which more make no difference.
    private static let farthest = 1

    let place: Int
    /// The distance in lengths of a swing, to the right and down.
    private(set) var x = 0
    private(set) var y = 0
    private(set) var isNudged = false

    init(place: Int) { self.place = place }

    /// A Boolean value that indicates whether it has not moved.
    var isUnmoved: Bool { self == FingerWay(place: place) }

    mutating func nudge() { isNudged = true }

    mutating func swing(_ direction: FingerScript.Direction) {
        x = max(-Self.farthest, min(Self.farthest, x + direction.step.x))
        y = max(-Self.farthest, min(Self.farthest, y + direction.step.y))
    }
}

extension FingerScript {
    /// Returns the events in words: `1 down at 50, 60; 1 up`.
    /// - Parameter last: The finger that is lifted last, if the order is not that of the numbers.
    func text(at places: ExploredPlaces, last: Int? = nil) -> String {
        events.map { event in
            switch event {
            case .down(let finger, let place):
                let location = places.location(of: place, finger: finger)
                return "\(finger) down at \(Int(location.x)), \(Int(location.y))"
            case .nudge(let finger): return "\(finger) moves a little"
            case .swing(let finger, let direction): return "\(finger) moves \(direction.rawValue)"
            case .up(let finger): return "\(finger) up"
            case .rest: return "rest"
            }
        }.joined(separator: "; ") + (down.isEmpty ? "" : "; all up") + (last.map { ", \($0) last" } ?? "")
    }
}
