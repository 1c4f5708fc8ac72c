import TouchInput

// The properties of Bézier curves that bounds and containment need.

/// Returns one coordinate of a cubic curve at a parameter.
package func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
    let u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
}

/// Returns the parameters strictly between 0 and 1, ascending, at which one coordinate of a cubic curve has an extremum.
func turningParameters(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // A third of the derivative: p·t² + q·t + r.
    let (r, q, p) = (b - a, 2 * (a - 2 * b + c), d - a + 3 * (b - c))
    var found: [CGFloat] = []
    func take(_ t: CGFloat) {
        if t > 0, t < 1 { found.append(t) }
    }
    let discriminant = q * q - 4 * p * r
    if abs(p) <= 1e-12 * max(abs(q), abs(r)) {
        take(-r / q)
    } else if discriminant > 0 {
        // Avoids the cancellation of the usual formula.
        let sum = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        take(sum / p)
        take(r / sum)
        if found.count == 2, found[0] > found[1] { found.swapAt(0, 1) }
    }
    return found
}

/// Returns a quadratic curve as a cubic one.
package func raised(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (a, between(a, b, 2 / 3), between(c, b, 2 / 3), c)
}

/// Returns the point at a part of the way from one point to another; 0 is the first.
func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

/// Returns both parts of a cubic curve that is split at a parameter.
func split(
    _ p: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat
) -> (first: (CGPoint, CGPoint, CGPoint, CGPoint), second: (CGPoint, CGPoint, CGPoint, CGPoint)) {
    let (ab, bc, cd) = (between(p.0, p.1, t), between(p.1, p.2, t), between(p.2, p.3, t))
    let (abc, bcd) = (between(ab, bc, t), between(bc, cd, t))
    let middle = between(abc, bcd, t)
    return ((p.0, ab, abc, middle), (middle, bcd, cd, p.3))
}

/// A piece of a line or curve along which y only increases or only decreases: a horizontal line meets it at most once.
struct MonotonePiece {
    /// The four points of the cubic curve, with y increasing from `a` to `d`; a line has each end twice.
    private let a, b, c, d: CGPoint
    /// +1 if the path follows it downwards (y increases), -1 if upwards.
    let winding: Int
    /// A Boolean value that indicates whether the piece is a straight line.
    private let isStraight: Bool

    /// Creates a straight line; `nil` if it is horizontal.
    init?(lineFrom start: CGPoint, to end: CGPoint) {
        guard start.y != end.y else { return nil }
        isStraight = true
        winding = start.y < end.y ? 1 : -1
        (a, d) = start.y < end.y ? (start, end) : (end, start)
        (b, c) = (a, d)
    }

    /// Creates a piece of a curve that is known to be monotone; `nil` if its ends have the same y.
    init?(curve p: (CGPoint, CGPoint, CGPoint, CGPoint)) {
        guard p.0.y != p.3.y else { return nil }
        isStraight = false
        winding = p.0.y < p.3.y ? 1 : -1
        (a, b, c, d) = p.0.y < p.3.y ? p : (p.3, p.2, p.1, p.0)
    }

    /// Returns a Boolean value that indicates whether the horizontal ray from `point` to the right crosses the piece. The upper end belongs
    /// to the piece, the lower one to the next; a point on the piece does not count: the ray begins just to its right.
    func isRight(of point: CGPoint) -> Bool {
        guard a.y <= point.y, point.y < d.y else { return false }
        if point.x < min(a.x, b.x, c.x, d.x) { return true }
        if point.x >= max(a.x, b.x, c.x, d.x) { return false }
        if isStraight {
            // Always from the upper to the lower end, so that two shapes along one line agree on every point.
            return (d.x - a.x) * (point.y - a.y) > (point.x - a.x) * (d.y - a.y)
        }
        return cubic(a.x, b.x, c.x, d.x, at: parameter(where: point.y)) > point.x
    }

    /// Returns the parameter, 0…1, at which the curve has this y: Newton's method within a bracket, which is halved when a step
    /// leaves it, until the bracket or the step is zero.
    private func parameter(where y: CGFloat) -> CGFloat {
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        var t = (y - a.y) / (d.y - a.y)
        for _ in 0..<64 {
            let off = cubic(a.y, b.y, c.y, d.y, at: t) - y
            if off == 0 { return t }
            if off < 0 { low = t } else { high = t }
            let u = 1 - t
            let slope = 3 * (u * u * (b.y - a.y) + 2 * u * t * (c.y - b.y) + t * t * (d.y - c.y))
            var next = t - off / slope
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == t || next == low || next == high { return next }
            t = next
        }
        return t
    }
}
