import TouchGeometry

/// A piece of a line or curve along which y only grows or only shrinks: a horizontal line meets it at most once.
struct MonotonePiece {
    /// The four points of the cubic curve, with y growing from `a` to `d`; a line has its ends twice.
    private let a, b, c, d: CGPoint
    /// +1 if the path follows it downwards (y grows), -1 if upwards.
    let winding: Int
    /// Whether it is a straight line.
    private let isStraight: Bool

    /// A straight line; nil if it is horizontal.
    init?(lineFrom start: CGPoint, to end: CGPoint) {
        guard start.y != end.y else { return nil }
        isStraight = true
        winding = start.y < end.y ? 1 : -1
        (a, d) = start.y < end.y ? (start, end) : (end, start)
        (b, c) = (a, d)
    }

    /// A piece of a curve that is known to be monotone; nil if its ends are equally high.
    init?(curve p: (CGPoint, CGPoint, CGPoint, CGPoint)) {
        guard p.0.y != p.3.y else { return nil }
        isStraight = false
        winding = p.0.y < p.3.y ? 1 : -1
        (a, b, c, d) = p.0.y < p.3.y ? p : (p.3, p.2, p.1, p.0)
    }

    /// Whether the horizontal ray from `point` to the right crosses the piece. The upper end belongs to the piece, the
    /// lower one to the next; a point on the piece is left of nothing: the ray begins just to its right.
    func isRight(of point: CGPoint) -> Bool {
        guard a.y <= point.y, point.y < d.y else { return false }
        if point.x < min(a.x, b.x, c.x, d.x) { return true }
        if point.x >= max(a.x, b.x, c.x, d.x) { return false }
        if isStraight {
            // From the upper to the lower end always, so that two shapes along one line agree on every point.
            return (d.x - a.x) * (point.y - a.y) > (point.x - a.x) * (d.y - a.y)
        }
        return cubic(a.x, b.x, c.x, d.x, at: parameter(where: point.y)) > point.x
    }

    /// The parameter, 0…1, at which the curve has this y: Newton's steps, kept within a bracket that is halved when they
    /// leave it, until the bracket or the step is nothing.
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
