import Touchstone

extension InspectedTree {
    /// Returns locations all over a window, in its points: the middles of the views that handle touches, and a grid of 16 points.
    func locations(in window: UIWindow) -> [CGPoint] {
        let (area, step): (CGRect, CGFloat) = (window.bounds, 16)
        let middles = handlers.filter { $0.window === window }.map { $0.convert($0.middle, to: nil as UIView?) }
        let columns = Array(stride(from: area.minX + step / 2, to: area.maxX, by: step))
        let rows = Array(stride(from: area.minY + step / 2, to: area.maxY, by: step))
        let gridded = rows.flatMap { y in columns.map { x in CGPoint(x: x, y: y) } }
        return middles + gridded
    }

    /// Returns the view that a touch hits.
    /// - Parameters:
    ///   - place: The location, in points of a window.
    ///   - window: The window.
    func hit(_ place: CGPoint, in window: UIWindow) -> UIView? {
        for other in windows.reversed() {
            if let hit = other.hitTest(other.convert(place, from: window), with: nil) { return hit }
        }
        return nil
    }
}
