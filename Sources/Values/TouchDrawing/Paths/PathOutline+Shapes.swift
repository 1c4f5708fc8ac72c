import TouchInput

/// The length, as a part of the radius, of the handles of a cubic curve that approximates a quarter of a circle; the error is
/// less than 0.03 percent of the radius.
let quarterCircleHandle: CGFloat = 0.552_284_749_830_793_4

extension PathOutline {
    /// Creates a closed rectangle from its origin, by the corners (maxX, minY), (maxX, maxY), (minX, maxY).
    public init(rect: CGRect) {
        self.init([
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ])
    }

    /// Creates a closed ellipse that touches the edges of `rect`, from its rightmost point downwards, of four cubic curves.
    public init(ellipseIn rect: CGRect) {
        let (middle, rx, ry) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x * rx, y: middle.y + y * ry) }
        let k = quarterCircleHandle
        self.init([
            .move(point(1, 0)),
            .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
            .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
            .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
            .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
            .close,
        ])
    }

    /// Creates a closed rectangle with quarters of ellipses for the given corners, clockwise from the end of the upper left one.
    ///
    /// Radii are limited to half the width and height; negative ones count as 0, which gives lines only.
    public init(roundedRect rect: CGRect, corners: UIRectCorner = .allCorners, radii: CGSize) {
        let rx = max(0, min(radii.width, rect.width / 2))
        let ry = max(0, min(radii.height, rect.height / 2))
        guard rx > 0, ry > 0, !corners.isDisjoint(with: .allCorners) else {
            self.init(rect: rect)
            return
        }
        self.init()
        func radius(_ corner: UIRectCorner) -> (x: CGFloat, y: CGFloat) { corners.contains(corner) ? (rx, ry) : (0, 0) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        append(.move(CGPoint(x: left + radius(.topLeft).x, y: top)))
        // For each corner: its position, the direction in which it is reached and the one in which it is left.
        let turns: [(UIRectCorner, CGPoint, (x: CGFloat, y: CGFloat), (x: CGFloat, y: CGFloat))] = [
            (.topRight, CGPoint(x: right, y: top), (1, 0), (0, 1)),
            (.bottomRight, CGPoint(x: right, y: bottom), (0, 1), (-1, 0)),
            (.bottomLeft, CGPoint(x: left, y: bottom), (-1, 0), (0, -1)),
            (.topLeft, CGPoint(x: left, y: top), (0, -1), (1, 0)),
        ]
        let k = 1 - quarterCircleHandle
        for (corner, place, reached, leaving) in turns {
            let r = radius(corner)
            func point(_ way: (x: CGFloat, y: CGFloat), _ part: CGFloat) -> CGPoint {
                CGPoint(x: place.x + way.x * r.x * part, y: place.y + way.y * r.y * part)
            }
            append(.line(point(reached, -1)))
            if r.x > 0 {
                append(.curve(point(leaving, 1), control1: point(reached, -k), control2: point(leaving, k)))
            }
        }
        append(.close)
    }
}

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
