public import TouchInput

/// The stroke of one finger from touching down to lifting.
public struct Stroke: Hashable, Sendable {
    /// A part of a stroke.
    public enum Leg: Hashable, Sendable {
        /// Rests for so many seconds.
        case hold(Double)
        /// Moves to a point in so many seconds, starting and arriving at rest.
        case move(to: CGPoint, over: Double)
        /// Moves around a point by an angle in so many seconds, at the same distance, starting and arriving at rest: radians,
        /// clockwise as seen on the screen.
        case turn(around: CGPoint, by: Double, over: Double)

        /// The duration in seconds; negative numbers and NaN count as 0.
        public var duration: Double {
            switch self {
            case .hold(let seconds), .move(to: _, over: let seconds), .turn(around: _, by: _, over: let seconds):
                seconds > 0 ? seconds : 0
            }
        }
    }

    /// The name of the finger, for people; strokes of one name follow each other.
    public var finger: String
    /// The time at which the finger touches down, in seconds after the start of the script.
    public var start: Double
    /// The point where it touches down.
    public var origin: CGPoint
    /// The legs after touching down, one after the other. Then it lifts.
    public var legs: [Leg]

    /// Creates a stroke; `start` is in seconds after the start of the script.
    public init(_ finger: String, start: Double = 0, at origin: CGPoint, _ legs: [Leg]) {
        self.finger = finger
        self.start = start
        self.origin = origin
        self.legs = legs
    }

    /// The time from touching down to lifting, in seconds.
    public var duration: Double { legs.reduce(0) { $0 + $1.duration } }

    /// The time at which the finger lifts, in seconds after the start of the script.
    public var end: Double { start + duration }

    /// Returns the point where a steady hand is, so many seconds after touching down.
    public func location(after seconds: Double) -> CGPoint {
        var place = origin
        var left = seconds
        for leg in legs {
            if left < 0 { break }
            let share = leg.duration > 0 ? MinimumJerk.progress(at: left / leg.duration) : 1
            switch leg {
            case .hold: break
            case .turn(let center, let angle, _):
                let arm = CGPoint(x: place.x - center.x, y: place.y - center.y)
                    .applying(CGAffineTransform(rotationAngle: CGFloat(angle * share)))
                place = CGPoint(x: center.x + arm.x, y: center.y + arm.y)
            case .move(let target, _):
                place = CGPoint(
                    x: place.x + (target.x - place.x) * share, y: place.y + (target.y - place.y) * share)
            }
            left -= leg.duration
        }
        return place
    }
}
