import TouchInput

/// An immutable image of pixels. Images are equal if their pixels and scales are.
///
/// Images are created from pixels or, by `TouchPNG`, from the bytes of a PNG file. UIKit's `init?(data:)` and `pngData()` use
/// Foundation's `Data`, which this library does not import: here they use arrays of bytes (`[UInt8](data)`, `Data(bytes)`).
public final class UIImage: Hashable, Sendable {
    /// The pixels.
    public let bitmap: DrawnBitmap
    /// The number of pixels, in a row and in a column, for each point.
    public let scale: CGFloat

    /// Creates an image from pixels. A scale that is not a positive number counts as 1.
    public init(bitmap: DrawnBitmap, scale: CGFloat = 1) {
        self.bitmap = bitmap
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Creates an image from four bytes a pixel (red, green, blue, opacity; colors not multiplied by the opacity), rows
    /// from the top; `nil` unless the number of bytes matches the number of pixels.
    public convenience init?(pixels: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
        guard let bitmap = DrawnBitmap(width: width, height: height, rgba: pixels) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// The size, in points.
    public var size: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    /// Returns the opacity of the pixel at a point, 0…1; 0 outside of the image.
    ///
    /// - Parameter point: The point, from the upper left corner; a pixel includes its left and upper edges.
    public func alpha(at point: CGPoint) -> CGFloat {
        let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
        guard x >= 0, y >= 0, x < CGFloat(bitmap.width), y < CGFloat(bitmap.height) else { return 0 }
        return CGFloat(bitmap.alpha(x: Int(x), y: Int(y))) / 255
    }

    /// Returns a Boolean value that indicates whether two images have equal pixels and scales.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b || (a.scale == b.scale && a.bitmap == b.bitmap)
    }

    /// Hashes pixels and scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(bitmap)
    }
}

extension UIImage {
    /// Paints the image, stretched into a rectangle, in the current context; does nothing without one.
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the image at its own size in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}

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
