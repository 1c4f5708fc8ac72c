import TouchInput

extension PathOutline {
    /// Adds an arc of a circle, in cubic curves of at most a quarter each, preceded by a line to its start (in an
    /// empty path, a move).
    ///
    /// Angles are radians from the direction of x; growing angles turn clockwise on a screen. If `increasing` is `true` the arc follows
    /// growing angles, and its end is the first one beyond the start; otherwise it follows falling angles.
    /// An end that lies a full turn or more away in the direction of the arc gives one full turn.
    public mutating func appendArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        let forward = increasing ? end - start : start - end
        guard forward.isFinite else { return }
        let length = forward >= turn ? turn : forward - (forward / turn).rounded(.down) * turn
        appendArc(
            center: center, radius: radius, from: start, delta: increasing ? length : -length, transform: transform)
    }

    /// Adds an arc of a circle that covers an angle, in radians; positive angles turn clockwise on a screen.
    public mutating func appendArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard start.isFinite, delta.isFinite, radius.isFinite else { return }
        func point(_ angle: CGFloat, _ handle: CGFloat = 0) -> CGPoint {
            let (c, s) = (cosine(angle), sine(angle))
            return CGPoint(x: center.x + radius * (c - handle * s), y: center.y + radius * (s + handle * c))
                .applying(transform)
        }
        append(currentPoint == nil ? .move(point(start)) : .line(point(start)))
        guard delta != 0 else { return }
        // Further turns would paint nothing more.
        let turn = 2 * CGFloat.pi
        let covered =
            abs(delta) > 2 * turn ? delta - ((delta / turn).rounded(.towardZero) - (delta < 0 ? -1 : 1)) * turn : delta
        let count = max(1, (min(abs(covered), 2 * turn) / (.pi / 2) - 1e-9).rounded(.up))
        let step = covered / count
        // tan(step / 4), computed from sine and cosine only.
        let handle = 4 / 3 * sine(step / 4) / cosine(step / 4)
        for index in 0..<Int(count) {
            let from = start + CGFloat(index) * step
            append(
                .curve(point(from + step), control1: point(from, handle), control2: point(from + step, -handle)))
        }
    }

    /// Adds a line towards `tangent1` and the arc that turns from there towards `tangent2`, touching both lines.
    ///
    /// If the three points lie on a line or the radius is 0, only the line to `tangent1`. Ignored in an empty path.
    public mutating func appendArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
        guard let from = currentPoint else { return }
        guard let (backX, backY) = direction(tangent1, from), let (onX, onY) = direction(tangent1, tangent2),
            radius > 0, abs(backX * onY - backY * onX) > 1e-12
        else {
            append(.line(tangent1))
            return
        }
        // Half the angle between the two lines has these sine and cosine.
        let opening = backX * onX + backY * onY
        let (halfSine, halfCosine) = (((1 - opening) / 2).squareRoot(), ((1 + opening) / 2).squareRoot())
        let reach = radius * halfCosine / halfSine
        let first = CGPoint(x: tangent1.x + backX * reach, y: tangent1.y + backY * reach)
        let last = CGPoint(x: tangent1.x + onX * reach, y: tangent1.y + onY * reach)
        guard let (midX, midY) = direction(.zero, CGPoint(x: backX + onX, y: backY + onY)) else { return }
        let nearest = radius / halfSine - radius
        let middle = CGPoint(x: tangent1.x + midX * nearest, y: tangent1.y + midY * nearest)
        // The arc covers twice the complement of the half angle; each half of it `a`, whose cosine is the half angle's sine.
        let cosineOfHalf = ((1 + halfSine) / 2).squareRoot()
        let handle = 4 / 3 * radius * ((1 - cosineOfHalf) / (1 + cosineOfHalf)).squareRoot()
        // In its middle the arc is perpendicular to the direction of the corner, on the side of the second line.
        let side: CGFloat = (midX * onY - midY * onX) > 0 ? 1 : -1
        let (acrossX, acrossY) = (-midY * side * handle, midX * side * handle)
        append(.line(first))
        append(
            .curve(
                middle, control1: CGPoint(x: first.x - backX * handle, y: first.y - backY * handle),
                control2: CGPoint(x: middle.x - acrossX, y: middle.y - acrossY)))
        append(
            .curve(
                last, control1: CGPoint(x: middle.x + acrossX, y: middle.y + acrossY),
                control2: CGPoint(x: last.x - onX * handle, y: last.y - onY * handle)))
    }
}

/// Returns the unit vector from a point to another; `nil` if they are equal or not finite.
private func direction(_ from: CGPoint, _ to: CGPoint) -> (x: CGFloat, y: CGFloat)? {
    let x: CGFloat = to.x - from.x
    let y: CGFloat = to.y - from.y
    let length: CGFloat = (x * x + y * y).squareRoot()
    guard length.isFinite, length > 0 else { return nil }
    return (x: x / length, y: y / length)
}
