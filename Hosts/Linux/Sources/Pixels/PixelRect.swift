/// A rectangle of whole pixels, with y growing downwards.
public struct PixelRect: Hashable, Sendable {
    /// The left edge.
    public var x: Int
    /// The upper edge.
    public var y: Int
    /// The number of pixels in a row; a rectangle with 0 or fewer is empty.
    public var width: Int
    /// The number of rows; a rectangle with 0 or fewer is empty.
    public var height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// A rectangle without pixels.
    public static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// A Boolean value that indicates whether there are no pixels in it.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The number of pixels in it.
    public var area: Int { isEmpty ? 0 : width * height }

    /// Returns the pixels that both rectangles have; empty if there are none.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Returns the smallest rectangle around both.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns a Boolean value that indicates whether the other rectangle lies inside.
    public func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }
}
