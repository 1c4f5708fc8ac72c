public import Touchstone

/// The translation, scaling and rotation that maps points from their old to their new positions.
///
///     1 point     ●       ──►   ●             a translation
///     2 points    ●───●   ──►   ●───────●     the only map of this kind that maps both exactly
///     3 or more               least squares: the squares of the remaining distances have the smallest sum
///
/// The least squares of one and of two points are those maps, so one formula serves all counts, and all fingers have the same
/// weight. Points at one position determine a translation only, and points that meet scale down no further than to
/// half a point from their centroid: the map is always invertible. Without points, or with coordinates that are NaN, it
/// is the identity.
public nonisolated struct SimilarityFit {
    /// Half a point: the least distance of points from their centroid, as a root mean square, that determines scaling and rotation.
    private static let leastSpread: CGFloat = 0.5

    /// The map, in the coordinates of the points.
    public let transform: CGAffineTransform

    /// Finds the map.
    /// - Parameter ways: The old and the new position of each point, in the same coordinate space.
    public init(_ ways: [(from: CGPoint, to: CGPoint)]) {
        let count = CGFloat(max(1, ways.count))
        var (start, end) = (CGPoint.zero, CGPoint.zero)
        for way in ways {
            start = CGPoint(x: start.x + way.from.x / count, y: start.y + way.from.y / count)
            end = CGPoint(x: end.x + way.to.x / count, y: end.y + way.to.y / count)
        }
        // Mean products of the vectors from the centroid to each point, before (p) and now (q).
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
