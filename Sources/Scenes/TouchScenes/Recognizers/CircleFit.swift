public import Touchstone

/// The circle that fits points best, and the quality of the fit: least squares of the squared distances, as Kåsa solved it.
///
/// The fit is exact if the points are on a circle; scatter around a whole circle changes it little.
public nonisolated struct CircleFit: Hashable, Sendable {
    /// The center, in the coordinates of the points.
    public let center: CGPoint
    /// The radius, in points.
    public let radius: CGFloat
    /// The deviation of the points from the circle, as a part of the radius: the root of the mean square. 0 on a circle, 0.11 on a
    /// square.
    public let deviation: CGFloat
    /// The number of turns, clockwise on a screen: the area that the line from the center sweeps, as a part of the
    /// circle's. Below 0 counterclockwise.
    public let turns: CGFloat

    /// Fits a circle to points in the order in which they were drawn; `nil` for fewer than three, for those on one line, and for
    /// coordinates that are NaN.
    public init?(_ points: [CGPoint]) {
        guard points.count >= 3 else { return nil }
        let count = CGFloat(points.count)
        let middle = CGPoint(
            x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
        // Sums of products about the mean, where the numbers are small.
        let offsets = points.map { CGPoint(x: $0.x - middle.x, y: $0.y - middle.y) }
        var (xx, yy, xy, x3, y3) = (0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat, 0 as CGFloat)
        for point in offsets {
            let square = point.x * point.x + point.y * point.y
            xx += point.x * point.x
            yy += point.y * point.y
            xy += point.x * point.y
            x3 += point.x * square
            y3 += point.y * square
        }
        let determinant = xx * yy - xy * xy
        guard determinant > 1e-9 * (xx + yy) * (xx + yy), determinant.isFinite else { return nil }
        let x = (x3 * yy - y3 * xy) / (2 * determinant)
        let y = (y3 * xx - x3 * xy) / (2 * determinant)
        let radius = (x * x + y * y + (xx + yy) / count).squareRoot()
        center = CGPoint(x: middle.x + x, y: middle.y + y)
        self.radius = radius
        let arms = offsets.map { CGPoint(x: $0.x - x, y: $0.y - y) }
        let squares = arms.reduce(0 as CGFloat) { sum, arm in
            let miss = (arm.x * arm.x + arm.y * arm.y).squareRoot() - radius
            return sum + miss * miss
        }
        deviation = (squares / count).squareRoot() / radius
        let swept = zip(arms, arms.dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
        turns = swept / (2 * .pi * radius * radius)
    }
}
