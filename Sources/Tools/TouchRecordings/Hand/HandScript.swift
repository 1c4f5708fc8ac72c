public import TouchInput

/// The script of a hand: strokes with start times, and the amount of tremor.
///
///     var hand = HandScript(seed: 1)
///     hand.tap("index", at: CGPoint(x: 110, y: 150))
///     hand.pause(1)
///     hand.drag("index", from: CGPoint(x: 90, y: 120), to: CGPoint(x: 150, y: 170), over: 0.5)
///
/// A script has a running time: `tap`, `drag`, `rotate`, `together` start there and move it to their end.
public struct HandScript: Hashable, Sendable {
    /// The seed of the tremor; the same seed gives the same touches.
    public var seed: UInt64
    /// The greatest distance that a finger trembles away from its path, in points along each axis. 0 is a steady hand.
    public var tremor: Double
    /// The strokes of the fingers, in any order.
    public private(set) var strokes: [Stroke] = []
    /// The running time: seconds after the start at which the next stroke touches down.
    public private(set) var time: Double = 0

    /// Creates an empty script; the hand trembles by 0.3 points by default.
    public init(seed: UInt64, tremor: Double = 0.3) {
        self.seed = seed
        self.tremor = tremor
    }

    /// Adds a stroke at its own start time, and does not change the running time.
    public mutating func add(_ stroke: Stroke) {
        strokes.append(stroke)
    }

    /// Advances the running time by seconds.
    public mutating func pause(_ seconds: Double) {
        if seconds > 0 { time += seconds }
    }

    /// Touches a point and lifts after `hold` seconds; 0.08 by default.
    public mutating func tap(_ finger: String, at place: CGPoint, hold: Double = 0.08) {
        together([Stroke(finger, at: place, [.hold(hold)])])
    }

    /// Touches a point, moves to another in `duration` seconds and lifts, resting `rest` seconds (0.04 by
    /// default) at both ends.
    public mutating func drag(
        _ finger: String, from: CGPoint, to: CGPoint, over duration: Double, rest: Double = 0.04
    ) {
        together([Stroke(finger, at: from, [.hold(rest), .move(to: to, over: duration), .hold(rest)])])
    }

    /// Rotates thumb and index finger, opposite each other about a point, by `angle` radians, clockwise on
    /// the screen, resting `rest` seconds (0.04 by default) at both ends; side by side at first, the index on the right.
    public mutating func rotate(
        at center: CGPoint, by angle: Double, radius: CGFloat = 50, over duration: Double, rest: Double = 0.04
    ) {
        let legs: [Stroke.Leg] = [.hold(rest), .turn(around: center, by: angle, over: duration), .hold(rest)]
        together([
            Stroke("thumb", at: CGPoint(x: center.x - radius, y: center.y), legs),
            Stroke("index", at: CGPoint(x: center.x + radius, y: center.y), legs),
        ])
    }

    /// Adds strokes of several fingers: their start times count from the running time, which moves to the end of the last.
    public mutating func together(_ strokes: [Stroke]) {
        var end = time
        for stroke in strokes {
            var stroke = stroke
            stroke.start += time
            self.strokes.append(stroke)
            end = max(end, stroke.end)
        }
        time = end
    }
}
