/// Pixels: red, green, blue and opacity, a byte each, colours not multiplied by the opacity, in sRGB.
public struct DrawnBitmap: Hashable, Sendable {
    /// How many pixels a row has.
    public let width: Int
    /// How many rows there are.
    public let height: Int
    /// Four bytes a pixel, rows from the top, each from the left.
    public let rgba: [UInt8]

    /// Creates pixels; nil unless there are four bytes for each of at least one pixel.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        guard width > 0, height > 0, rgba.count % 4 == 0, width <= rgba.count / 4,
            rgba.count / 4 / width == height, rgba.count / 4 % width == 0
        else { return nil }
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }

    /// The opacity of a pixel, 0…255; 0 outside.
    public func alpha(x: Int, y: Int) -> UInt8 {
        guard x >= 0, x < width, y >= 0, y < height else { return 0 }
        return rgba[(y * width + x) * 4 + 3]
    }

    /// Whether every pixel covers what is below.
    public var isOpaque: Bool {
        for index in stride(from: 3, to: rgba.count, by: 4) where rgba[index] != 255 { return false }
        return true
    }

    /// Equal pixels hash alike. Only some of them are looked at: pixels are many.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        for index in stride(from: 0, to: rgba.count, by: max(1, rgba.count / 64)) { hasher.combine(rgba[index]) }
    }
}
