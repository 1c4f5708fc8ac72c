import TouchInput

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
