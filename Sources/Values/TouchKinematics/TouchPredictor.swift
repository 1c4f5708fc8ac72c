public import TouchInput

/// A predictor of the location of a touch in the near future, from its earlier locations (B-403, N-59).
///
///     samples    •  •  •   •    •     ◦      location(after:), from the newest of them
///     weights      ⅛   ¼   ½    1            decreasing with age; eight at most, of the last 0.1 s
///     result     nil  ────────────────── nil after a rest of 0.1 s (N-13)
///
/// Orthogonal polynomials of degree 1 and 2, a line and a bend, are fitted to the samples. With the velocity `v` and the acceleration
/// `a` of *line + 0.8 · bend* at the newest sample, the location after `h` seconds is the newest one plus
///
///     v·h + a·h²/2     the second no longer than half of the first, the sum no longer than 2·s·h,
///                      where s is the greatest speed from any sample directly to the newest
///
/// A constant velocity is predicted exactly, at any sampling rate. A prediction is for drawing, until the next event brings the
/// actual location; no decision must depend on it.
///
/// On recordings of a pencil, of flings, touch screens and touchpads (one stroke, 19 flings, 101 and 32 contacts), 8 ms and 1/60 s
/// ahead, 0.40 of the error of the newest location remains, where the best straight line leaves 0.42 and UIKit's own predictions of
/// that pencil are off by 1.99 points, these by 1.82. The parameters were chosen on the same recordings, and the optimum is flat.
/// A decaying velocity is better for the pencil and worse for flings; it would lag behind every steady movement.
///
/// It stores its samples inline: adding one allocates nothing.
public struct TouchPredictor: Hashable, Sendable {
    /// The greatest number of seconds that is predicted; later locations equal the one at this time.
    public static let furthestAhead: TimeInterval = 0.05

    // A ring buffer: the newest sample is at `newest`, the previous one before it, and so on.
    private var x = SIMD8<Double>.zero
    private var y = SIMD8<Double>.zero
    private var time = SIMD8<Double>.zero
    private var newest = 0
    private var filled = 0
    private var lastMovement: TimeInterval = 0

    /// The age limit of samples in seconds, and the seconds of rest after which there is nothing to predict (N-13).
    private static let rest: TimeInterval = 0.1
    /// The weight of a sample relative to the next newer one. Measured.
    private static let weightOfOlder = 0.5
    /// The share of the bend that is used. Measured.
    private static let shareOfBend = 0.8
    /// The greatest contribution of the bend, relative to that of the velocity. Measured.
    private static let mostBend = 0.5
    /// The greatest ratio of the predicted speed to the mean speed between any sample and the newest.
    private static let mostSpeed = 2.0

    /// Creates a predictor without samples.
    public init() {}

    /// Removes all samples. For the next touch, use a new predictor or reset the old one.
    public mutating func reset() {
        self = TouchPredictor()
    }

    /// Adds a sample: a location in any coordinate space, and its time in seconds.
    ///
    /// Add coalesced touches rather than the main ones, in order. A sample with the same time as the newest replaces it; one that
    /// is earlier, or contains a number that is not finite, is ignored.
    public mutating func add(_ location: CGPoint, at seconds: TimeInterval) {
        guard location.x.isFinite, location.y.isFinite, seconds.isFinite else { return }
        let (newX, newY) = (Double(location.x), Double(location.y))
        if filled > 0 {
            guard seconds >= time[newest] else { return }
            if newX != x[newest] || newY != y[newest] { lastMovement = seconds }
            if seconds > time[newest] {
                newest = (newest + 1) & 7
                filled = min(filled + 1, SIMD8<Double>.scalarCount)
            }
        } else {
            lastMovement = seconds
            filled = 1
        }
        (x[newest], y[newest], time[newest]) = (newX, newY, seconds)
    }

    /// Returns the index of the sample that is older than the newest by `age`.
    private func place(_ age: Int) -> Int { (newest - age) & 7 }

    /// The number of samples that are less than `rest` older than the newest.
    private var count: Int {
        var count = 0
        while count < filled, time[newest] - time[place(count)] < Self.rest { count += 1 }
        return count
    }

    /// Returns the location some seconds after the newest sample, in the coordinates of the samples; `nil` if there are fewer
    /// than two samples of the last 0.1 s, if the touch has not moved for that long, or for a number of seconds that is not
    /// finite.
    ///
    /// For zero or fewer seconds the result is the newest location; for more than `furthestAhead`, the location at that time. The
    /// predicted speed is at most twice the mean speed between any stored sample and the newest.
    public func location(after seconds: TimeInterval) -> CGPoint? {
        let count = count
        let (x0, y0, now) = (x[newest], y[newest], time[newest])
        guard count > 1, seconds.isFinite, now - lastMovement < Self.rest else { return nil }
        let span = now - time[place(count - 1)]
        var fit = MotionFit()
        var weight = 1.0
        var fastest = 0.0
        for index in 0..<count {
            let place = place(index)
            let (dx, dy) = (x[place] - x0, y[place] - y0)
            let age = now - time[place]
            fit.add(time: -age / span, place: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)), weight: weight)
            weight *= Self.weightOfOlder
            if index > 0 { fastest = max(fastest, (dx * dx + dy * dy) / (age * age)) }
        }
        guard let motion = fit.motion(bend: Self.shareOfBend) else { return nil }
        let ahead = min(max(0, seconds), Self.furthestAhead)
        let step = ahead / span
        var way = (dx: Double(motion.velocity.dx) * step, dy: Double(motion.velocity.dy) * step)
        var bend = (
            dx: Double(motion.acceleration.dx) * step * step / 2, dy: Double(motion.acceleration.dy) * step * step / 2
        )
        shorten(&bend, to: Self.mostBend * length(way))
        way = (way.dx + bend.dx, way.dy + bend.dy)
        shorten(&way, to: Self.mostSpeed * fastest.squareRoot() * ahead)
        let end = CGPoint(x: CGFloat(x0 + way.dx), y: CGFloat(y0 + way.dy))
        return end.x.isFinite && end.y.isFinite ? end : nil
    }

    private func length(_ vector: (dx: Double, dy: Double)) -> Double {
        (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
    }

    private func shorten(_ vector: inout (dx: Double, dy: Double), to limit: Double) {
        let length = length(vector)
        guard length > limit else { return }
        vector = (vector.dx * limit / length, vector.dy * limit / length)
    }
}

/// A parabola through the latest samples of a movement, by weighted least squares.
///
///     time         -span ──────────── 0     of the newest sample, as -1 … 0
///     place            •   •  •   •  •      relative to the newest one
///     line             ╲___________         slope of the whole
///     bend             ╰─────────╯          the quadratic part, orthogonal to the line
///
/// Line and bend are independent of each other, so that the bend can be scaled without a second fit. Locations are relative to
/// the newest sample: the position of the finger on the screen makes no difference.
struct MotionFit {
    /// The sums of weight · time to the power of 0 … 4.
    private var s0 = 0.0, s1 = 0.0, s2 = 0.0, s3 = 0.0, s4 = 0.0
    /// The sums of weight · time to the power of 0 … 2 · location.
    private var place0 = CGVector.zero, place1 = CGVector.zero, place2 = CGVector.zero

    /// The slope and its derivative, at time zero, in units of location per unit of time.
    struct Motion {
        var velocity: CGVector
        var acceleration: CGVector
    }

    /// Adds a sample: its time from -1 to 0, its location relative to the newest sample, its weight.
    mutating func add(time: Double, place: CGVector, weight: Double = 1) {
        let (w1, w2) = (weight * time, weight * time * time)
        s0 += weight
        s1 += w1
        s2 += w2
        s3 += w2 * time
        s4 += w2 * time * time
        place0 = CGVector(dx: place0.dx + weight * place.dx, dy: place0.dy + weight * place.dy)
        place1 = CGVector(dx: place1.dx + w1 * place.dx, dy: place1.dy + w1 * place.dy)
        place2 = CGVector(dx: place2.dx + w2 * place.dx, dy: place2.dy + w2 * place.dy)
    }

    /// Returns the motion at time zero, with a share of the bend from 0, a straight line, to 1, the least squares. It is a line
    /// where samples are too close together for a bend; `nil` where they are too close for a line.
    func motion(bend share: Double) -> Motion? {
        // Moments about the mean time.
        let mean = s1 / s0
        let (m2, m3, m4) = (s2 / s0, s3 / s0, s4 / s0)
        let variance = m2 - mean * mean
        guard variance > 1e-12 else { return nil }
        let third = m3 - 3 * mean * m2 + 2 * mean * mean * mean
        let fourth = m4 - 4 * mean * m3 + 6 * mean * mean * m2 - 3 * mean * mean * mean * mean
        // The bend is (t-mean)² - skew·(t-mean) - variance, which is at right angles to 1 and to t-mean.
        let skew = third / variance
        let norm = fourth - skew * third - variance * variance
        let canBend = norm > 1e-9 * variance * variance
        // At time zero t-mean is -mean, where the bend has this slope.
        let bendSlope = -2 * mean - skew

        func solve(_ p0: Double, _ p1: Double, _ p2: Double) -> (slope: Double, change: Double) {
            let (q0, q1, q2) = (p0 / s0, p1 / s0, p2 / s0)
            let first = q1 - mean * q0
            let second = q2 - 2 * mean * q1 + mean * mean * q0
            let line = first / variance
            let bend = canBend ? share * (second - skew * first - variance * q0) / norm : 0
            return (line + bend * bendSlope, 2 * bend)
        }
        let x = solve(Double(place0.dx), Double(place1.dx), Double(place2.dx))
        let y = solve(Double(place0.dy), Double(place1.dy), Double(place2.dy))
        return Motion(
            velocity: CGVector(dx: CGFloat(x.slope), dy: CGFloat(y.slope)),
            acceleration: CGVector(dx: CGFloat(x.change), dy: CGFloat(y.change)))
    }
}
