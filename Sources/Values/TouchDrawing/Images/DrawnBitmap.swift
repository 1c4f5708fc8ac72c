/// Pixels in sRGB: red, green, blue and opacity, a byte each, colors not multiplied by the opacity.
public struct DrawnBitmap: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The bytes, four a pixel, rows from the top, each from the left.
    public let rgba: [UInt8]

    /// Creates a bitmap; `nil` unless there is at least one pixel, with four bytes for each.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        guard width > 0, height > 0, rgba.count % 4 == 0, width <= rgba.count / 4,
            rgba.count / 4 / width == height, rgba.count / 4 % width == 0
        else { return nil }
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }

    /// Returns the opacity of a pixel, 0…255; 0 outside.
    public func alpha(x: Int, y: Int) -> UInt8 {
        guard x >= 0, x < width, y >= 0, y < height else { return 0 }
        return rgba[(y * width + x) * 4 + 3]
    }

    /// A Boolean value that indicates whether every pixel is opaque.
    public var isOpaque: Bool {
        for index in stride(from: 3, to: rgba.count, by: 4) where rgba[index] != 255 { return false }
        return true
    }

    /// Hashes some of the pixels only, since there are many.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        for index in stride(from: 0, to: rgba.count, by: max(1, rgba.count / 64)) { hasher.combine(rgba[index]) }
    }
}
