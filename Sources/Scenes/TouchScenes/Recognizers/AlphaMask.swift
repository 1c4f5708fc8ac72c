public import Touchstone

/// The touchable area of a picture: the points where the picture, stretched over the bounds, is opaque enough.
///
///     override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
///         mask.contains(point, in: bounds)
///     }
public nonisolated struct AlphaMask: Hashable, Sendable {
    /// The picture.
    public let bitmap: DrawnBitmap
    /// The least opacity that counts, 0…255.
    public let threshold: UInt8

    /// Creates a mask.
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - threshold: The least opacity that counts, 0…255; half by default.
    public init(_ bitmap: DrawnBitmap, threshold: UInt8 = 128) {
        (self.bitmap, self.threshold) = (bitmap, threshold)
    }

    /// Returns a Boolean value that indicates whether the picture is opaque enough at a point; `false` outside of it.
    /// - Parameters:
    ///   - point: The point in the coordinates of the bounds.
    ///   - bounds: The rectangle over which the picture is stretched.
    public func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let x = ((point.x - bounds.minX) / bounds.width * width).rounded(.down)
        let y = ((point.y - bounds.minY) / bounds.height * height).rounded(.down)
        guard x >= 0, y >= 0, x < width, y < height else { return false }
        return bitmap.alpha(x: Int(x), y: Int(y)) >= threshold
    }
}
