import TouchInput

/// A rectangle of pixels.
nonisolated struct PixelArea: Equatable {
    var left: Int
    var top: Int
    /// The column behind the last.
    var right: Int
    /// The row behind the last.
    var bottom: Int

    /// Creates an area, empty if an edge is beyond the opposite one.
    init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, max(left, right), max(top, bottom))
    }

    /// Creates the area of all pixels that are at a distance from points; empty without points.
    init(around points: some Sequence<CGPoint>, reach: CGFloat = 0) {
        var (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (1e9, 1e9, -1e9, -1e9)
        for point in points {
            (left, top) = (min(left, limited(point.x)), min(top, limited(point.y)))
            (right, bottom) = (max(right, limited(point.x)), max(bottom, limited(point.y)))
        }
        self.init(
            left: Int((left - reach).rounded(.down)), top: Int((top - reach).rounded(.down)),
            right: Int((right + reach).rounded(.up)), bottom: Int((bottom + reach).rounded(.up)))
    }

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { width == 0 || height == 0 }

    func intersection(_ other: PixelArea) -> PixelArea {
        PixelArea(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }

    func outset(by reach: Int) -> PixelArea {
        PixelArea(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
    }
}
