public import TouchGeometry

/// What a hand does: strokes with start times, and how much it trembles.
///
///     var hand = HandScript(seed: 1)
///     hand.tap("index", at: CGPoint(x: 110, y: 150))
///     hand.pause(1)
///     hand.drag("index", from: CGPoint(x: 90, y: 120), to: CGPoint(x: 150, y: 170), over: 0.5)
///
/// A script has a running time: `tap`, `drag`, `rotate`, `together` start there and move it to their end.
public struct HandScript: Hashable, Sendable {
    /// What the trembling is made from; the same seed gives the same touches.
    public var seed: UInt64
    /// The most that a finger trembles away from its path, in points along each axis. 0 is a steady hand.
    public var tremor: Double
    /// What the fingers do, in any order.
    public private(set) var strokes: [Stroke] = []
    /// The running time: seconds after the start at which the next stroke touches down.
    public private(set) var time: Double = 0

    /// Creates a script in which nothing happens yet; the hand trembles by 0.3 points unless told.
    public init(seed: UInt64, tremor: Double = 0.3) {
        self.seed = seed
        self.tremor = tremor
    }

    /// Adds a stroke at its own start time, and leaves the running time alone.
    public mutating func add(_ stroke: Stroke) {
        strokes.append(stroke)
    }

    /// Lets seconds pass.
    public mutating func pause(_ seconds: Double) {
        if seconds > 0 { time += seconds }
    }

    /// Touches a place (points) and lifts after `hold` seconds; 0.08 unless told.
    public mutating func tap(_ finger: String, at place: CGPoint, hold: Double = 0.08) {
        together([Stroke(finger, at: place, [.hold(hold)])])
    }

    /// Touches a place (points), moves to another in `duration` seconds and lifts, resting `rest` seconds (0.04 unless
    /// told) at both ends.
    public mutating func drag(
        _ finger: String, from: CGPoint, to: CGPoint, over duration: Double, rest: Double = 0.04
    ) {
        together([Stroke(finger, at: from, [.hold(rest), .move(to: to, over: duration), .hold(rest)])])
    }

    /// Thumb and index finger, opposite each other about a place (points), turn around it by `angle` radians, clockwise on
    /// the screen, resting `rest` seconds (0.04 unless told) at both ends; side by side at first, the index on the right.
    public mutating func rotate(
        at center: CGPoint, by angle: Double, radius: CGFloat = 50, over duration: Double, rest: Double = 0.04
    ) {
        let legs: [Stroke.Leg] = [.hold(rest), .turn(around: center, by: angle, over: duration), .hold(rest)]
        together([
            Stroke("thumb", at: CGPoint(x: center.x - radius, y: center.y), legs),
            Stroke("index", at: CGPoint(x: center.x + radius, y: center.y), legs),
        ])
    }

    /// Several fingers at once: the strokes' start times count from the running time, which moves to the end of the last.
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
