import TouchInput

// The properties of Bézier curves that bounds and containment need.

/// Returns one coordinate of a cubic curve at a parameter.
func cubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) -> CGFloat {
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
func raised(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
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
