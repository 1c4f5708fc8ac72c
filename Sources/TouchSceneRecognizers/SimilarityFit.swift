public import Touchstone

/// The move, zoom and turn that carries points from where they were to where they are.
///
///     1 point     ●       ──►   ●             a move
///     2 points    ●───●   ──►   ●───────●     the only map of this kind that carries both exactly
///     3 or more               least squares: the squares of the distances that remain have the smallest sum
///
/// The least squares of one and of two points are those maps, so all counts share one formula, and each finger counts
/// as much as any other. Points that lie on one another tell a move only, and points that meet zoom out no further than to
/// half a point from their middle: the map can always be undone. Without points, and with places that are no numbers, it
/// is the identity.
public nonisolated struct SimilarityFit {
    /// Half a point: how far points have to be from their middle, as a root of the mean of squares, to tell a zoom or a turn.
    private static let leastSpread: CGFloat = 0.5

    /// The map, in the coordinates of the points.
    public let transform: CGAffineTransform

    /// Finds the map.
    /// - Parameter ways: where each point was and where it is, in one and the same coordinate space.
    public init(_ ways: [(from: CGPoint, to: CGPoint)]) {
        let count = CGFloat(max(1, ways.count))
        var (start, end) = (CGPoint.zero, CGPoint.zero)
        for way in ways {
            start = CGPoint(x: start.x + way.from.x / count, y: start.y + way.from.y / count)
            end = CGPoint(x: end.x + way.to.x / count, y: end.y + way.to.y / count)
        }
        // Mean products of what leads from the middle to each point, before (p) and now (q).
        var (square, dot, cross) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for way in ways {
            let p = CGPoint(x: way.from.x - start.x, y: way.from.y - start.y)
            let q = CGPoint(x: way.to.x - end.x, y: way.to.y - end.y)
            square += (p.x * p.x + p.y * p.y) / count
            dot += (p.x * q.x + p.y * q.y) / count
            cross += (p.x * q.y - p.y * q.x) / count
        }
        var (along, across) = (CGFloat(1), CGFloat(0))
        let spread = square.squareRoot()
        if spread >= Self.leastSpread {
            (along, across) = (dot / square, cross / square)
            let (scale, least) = ((along * along + across * across).squareRoot(), Self.leastSpread / spread)
            if scale == 0 {
                (along, across) = (least, 0)
            } else if scale < least {
                (along, across) = (along * least / scale, across * least / scale)
            }
        }
        let map = CGAffineTransform(
            a: along, b: across, c: -across, d: along,
            tx: end.x - along * start.x + across * start.y, ty: end.y - across * start.x - along * start.y)
        let isNumber = map.a.isFinite && map.b.isFinite && map.tx.isFinite && map.ty.isFinite
        transform = isNumber ? map : .identity
    }
}
