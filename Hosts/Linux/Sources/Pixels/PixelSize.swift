public import Touchstone

/// A size in whole pixels.
public struct PixelSize: Hashable, Sendable {
    /// The number of pixels in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// The largest number of pixels on a side: that of Cairo's image surfaces.
    public static let largest = 32_767

    /// Creates a size, limited to 1…`largest`.
    public init(width: Int, height: Int) {
        (self.width, self.height) = (max(1, min(width, Self.largest)), max(1, min(height, Self.largest)))
    }

    /// Creates the size of an area in points, rounded to whole pixels (halves up). A side that is not a number is 1.
    public init(_ size: CGSize, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int {
            let pixels = (length * scale + 0.5).rounded(.down)
            return pixels > 1 ? Int(min(pixels, CGFloat(Self.largest))) : 1
        }
        self.init(width: pixels(size.width), height: pixels(size.height))
    }
}
