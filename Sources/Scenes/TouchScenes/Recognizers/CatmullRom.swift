public import Touchstone

/// A smooth curve through points: the centripetal Catmull-Rom spline, in cubic Bézier pieces.
///
///     points     A      B      C      D        pieces A–B, B–C, C–D
///     tangents   at each inner point from its neighbors, the nearer one weighing more
///
/// The curve passes through each point. Between two of them it is never further from the straight line than half of that line's
/// length, wherever the others are; the uniform spline, whose knots ignore the distances of points, overshoots and makes
/// loops where a finger was first slow and then fast.
public nonisolated struct CatmullRom: Hashable, Sendable {
    /// A cubic Bézier curve, which starts where the previous piece ended.
    public struct Piece: Hashable, Sendable {
        /// The control point of the start.
        public var control1: CGPoint
        /// The control point of the end.
        public var control2: CGPoint
        /// The end point: one of the points.
        public var end: CGPoint
    }

    /// The start point: the first point; `nil` without points.
    public let start: CGPoint?
    /// The pieces from each point to the next.
    public let pieces: [Piece]

    /// Creates the curve through points, in that order. A point that equals the previous one is skipped.
    public init(_ points: [CGPoint]) {
        var distinct: [CGPoint] = []
        for point in points where distinct.last.map({ Self.distance($0, point) > 0 }) ?? true { distinct.append(point) }
        start = distinct.first
        // The square roots of the distances are the knots' intervals.
        let knots = zip(distinct, distinct.dropFirst()).map { a, b in Self.distance(a, b).squareRoot() }
        var pieces: [Piece] = []
        for index in knots.indices {
            let (from, to, middle) = (distinct[index], distinct[index + 1], knots[index])
            var piece = Piece(control1: from, control2: to, end: to)
            if index > 0 {
                piece.control1 = Self.control(
                    of: from, before: distinct[index - 1], after: to, knots[index - 1], middle)
            }
            if index + 1 < knots.count {
                piece.control2 = Self.control(
                    of: to, before: distinct[index + 2], after: from, knots[index + 1], middle)
            }
            pieces.append(piece)
        }
        self.pieces = pieces
    }

    /// Returns the control point beside `point` on the side of `after`: a third of the interval along the tangent.
    /// - Parameters:
    ///   - far: The interval between `before` and `point`.
    ///   - near: The interval between `point` and `after`.
    private static func control(
        of point: CGPoint, before: CGPoint, after: CGPoint, _ far: CGFloat, _ near: CGFloat
    ) -> CGPoint {
        let (share, rest) = (near / (far + near) / far, far / (far + near) / near)
        return CGPoint(
            x: point.x + ((point.x - before.x) * share + (after.x - point.x) * rest) * near / 3,
            y: point.y + ((point.y - before.y) * share + (after.y - point.y) * rest) * near / 3)
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
