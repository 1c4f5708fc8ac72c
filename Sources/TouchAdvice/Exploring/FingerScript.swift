import TouchInput
import Touchstone

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

        fileprivate var step: (x: CGFloat, y: CGFloat) {
            switch self {
            case .right: (1, 0)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .up: (0, -1)
            }
        }
    }

    private(set) var events: [Event] = []
    /// The fingers that are down, with the steps that each has moved.
    private(set) var down: [Int: [Direction?]] = [:]
    /// The places at which they came down.
    private(set) var places: [Int: Int] = [:]

    /// Creates the script without events.
    init() {}

    /// Returns the script with another event.
    func appending(_ event: Event) -> FingerScript {
        var script = self
        script.events.append(event)
        switch event {
        case .down(let finger, let place):
            script.down[finger] = []
            script.places[finger] = place
        case .nudge(let finger): script.down[finger]?.append(nil)
        case .swing(let finger, let direction): script.down[finger]?.append(direction)
        case .up(let finger):
            script.down[finger] = nil
            script.places[finger] = nil
        case .rest: break
        }
        return script
    }

    /// The number of rests at the end.
    var trailingRests: Int { events.reversed().prefix { $0 == .rest }.count }
}

/// The frames of a script, and the instants at which it is over and at which all has passed.
struct PlayedScript {
    private static let interval = 0.05
    private static let swingFrames = 5
    private static let swing: CGFloat = 80
    private static let nudge: CGFloat = 5
    /// The time in seconds after the last lift in which all that waits is decided.
    private static let aftermath = 3.0

    private(set) var frames: [InputFrame] = []
    /// The instant after the last event, before the fingers that are still down are lifted.
    private(set) var over = Instant.zero
    private(set) var end = Instant.zero

    init(_ script: FingerScript, at places: ExploredPlaces) {
        var time = 0.1
        var contacts: [Int: (id: Int, location: CGPoint)] = [:]
        var lastContact = 0
        func add(_ finger: Int, _ phase: ContactSample.Phase) {
            guard let contact = contacts[finger] else { return }
            frames.append(
                InputFrame(
                    at: Instant.zero.advanced(by: time),
                    [ContactSample(id: contact.id, phase: phase, location: contact.location)]))
        }
        for event in script.events {
            switch event {
            case .down(let finger, let place):
                lastContact += 1
                contacts[finger] = (lastContact, places.location(of: place, finger: finger))
                add(finger, .began)
            case .nudge(let finger):
                contacts[finger]?.location.x += Self.nudge
                add(finger, .moved)
            case .swing(let finger, let direction):
                for frame in 1...Self.swingFrames {
                    contacts[finger]?.location.x += direction.step.x * Self.swing / CGFloat(Self.swingFrames)
                    contacts[finger]?.location.y += direction.step.y * Self.swing / CGFloat(Self.swingFrames)
                    add(finger, .moved)
                    if frame < Self.swingFrames { time += 1.0 / 60 }
                }
            case .up(let finger):
                add(finger, .ended)
                contacts[finger] = nil
            case .rest: time += places.rest
            }
            time += Self.interval
        }
        over = Instant.zero.advanced(by: time - Self.interval / 2)
        for finger in contacts.keys.sorted() { add(finger, .ended) }
        end = Instant.zero.advanced(by: time + Self.aftermath)
    }
}

extension FingerScript {
    /// Returns the events in words: `1 down at 50, 60; 1 up`.
    func text(at places: ExploredPlaces) -> String {
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
        }.joined(separator: "; ") + (down.isEmpty ? "" : "; all up")
    }
}
