import TouchGeometry

/// An image of pixels. Unchangeable; equal images have equal pixels and scale.
///
/// Images come from pixels or from the bytes of a PNG file. UIKit's `init?(data:)` and `pngData()` speak Foundation's
/// `Data`, which this library does not import: here they are arrays of bytes (`[UInt8](data)` and `Data(bytes)` convert).
public final class UIImage: Hashable, Sendable {
    /// The pixels.
    public let bitmap: DrawnBitmap
    /// How many pixels, in a row and in a column, a point has.
    public let scale: CGFloat

    /// Creates an image from pixels. A scale that is not a positive number is 1.
    public init(bitmap: DrawnBitmap, scale: CGFloat = 1) {
        self.bitmap = bitmap
        self.scale = scale.isFinite && scale > 0 ? scale : 1
    }

    /// Creates an image from four bytes a pixel (red, green, blue, opacity; colours not multiplied by the opacity), rows
    /// from the top; nil unless there are as many bytes as pixels need.
    public convenience init?(pixels: [UInt8], width: Int, height: Int, scale: CGFloat = 1) {
        guard let bitmap = DrawnBitmap(width: width, height: height, rgba: pixels) else { return nil }
        self.init(bitmap: bitmap, scale: scale)
    }

    /// Creates an image from the bytes of a PNG file; nil if they are none. `DrawnBitmap(png:)` says what is wrong with them.
    public convenience init?(png bytes: [UInt8], scale: CGFloat = 1) {
        do throws(PNGError) {
            self.init(bitmap: try DrawnBitmap(png: bytes), scale: scale)
        } catch {
            return nil
        }
    }

    /// How large it is, in points.
    public var size: CGSize {
        CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    }

    /// How opaque the pixel at a point is, 0…1; 0 outside of the image.
    ///
    /// - Parameter point: in points, from the upper left corner; the left and upper edges belong to a pixel.
    public func alpha(at point: CGPoint) -> CGFloat {
        let (x, y) = ((point.x * scale).rounded(.down), (point.y * scale).rounded(.down))
        guard x >= 0, y >= 0, x < CGFloat(bitmap.width), y < CGFloat(bitmap.height) else { return 0 }
        return CGFloat(bitmap.alpha(x: Int(x), y: Int(y))) / 255
    }

    /// The bytes of a PNG file with these pixels; the scale is not in it.
    public func pngData() -> [UInt8] { bitmap.png }

    /// Whether two images have equal pixels and scale.
    public static func == (a: UIImage, b: UIImage) -> Bool {
        a === b || (a.scale == b.scale && a.bitmap == b.bitmap)
    }

    /// Equal images hash alike.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scale)
        hasher.combine(bitmap)
    }
}
