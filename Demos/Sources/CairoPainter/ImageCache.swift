import CCairo
import Touchstone

/// The images of the last pictures as surfaces.
///
/// An image that is shown much smaller is taken from a level of averages: each pixel of the picture is blended from four, and those between
/// would be left out. The levels are kept; Cairo's own filter for this averages with every painting.
///
///     level 0   8 × 6 pixels     level 1   4 × 3, averages of 2 × 2     level 2   2 × 2 …
final class ImageCache {
    /// A surface with the averages of an image.
    struct Level {
        let surface: CairoSurface
        /// The number of pixels of the image in each direction that one of its pixels stands for.
        let pixels: Int
    }

    private struct Entry {
        /// Kept, so that no other image is taken for it.
        let image: UIImage
        var levels: [Level]
        var isUsed = true
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns the averages from which an image is blended.
    /// - Parameters:
    ///   - image: The image.
    ///   - factor: The number of pixels of the picture for one of the image.
    func level(of image: UIImage, shownAt factor: CGFloat) -> Level {
        let key = ObjectIdentifier(image)
        var entry =
            entries[key]
            ?? Entry(image: image, levels: [Level(surface: Self.surface(image.bitmap), pixels: 1)])
        entry.isUsed = true
        var (number, left) = (0, factor)
        // A pixel of the picture spans at most two of the level.
        while left < 0.5, image.bitmap.width >> number > 1 || image.bitmap.height >> number > 1 {
            (number, left) = (number + 1, left * 2)
        }
        while entry.levels.count <= number {
            let last = entry.levels[entry.levels.count - 1]
            entry.levels.append(Level(surface: last.surface.halved(), pixels: 2 * last.pixels))
        }
        entries[key] = entry
        return entry.levels[number]
    }

    /// Forgets the images that were not used since the last call.
    func forgetUnused() {
        entries = entries.filter { $0.value.isUsed }
        for key in entries.keys { entries[key]?.isUsed = false }
    }

    /// Returns pixels as Cairo has them: multiplied by their opacity, in words.
    private static func surface(_ bitmap: DrawnBitmap) -> CairoSurface {
        let surface = CairoSurface(CAIRO_FORMAT_ARGB32, width: bitmap.width, height: bitmap.height)
        let (bytes, stride) = (UnsafeMutableRawPointer(surface.bytes), surface.stride)
        bitmap.rgba.withUnsafeBufferPointer { rgba in
            for row in 0..<bitmap.height {
                for column in 0..<bitmap.width {
                    let index = (row * bitmap.width + column) * 4
                    let alpha = UInt32(rgba[index + 3])
                    func part(_ offset: Int) -> UInt32 { (UInt32(rgba[index + offset]) * alpha + 127) / 255 }
                    let word = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
                    bytes.storeBytes(of: word, toByteOffset: row * stride + 4 * column, as: UInt32.self)
                }
            }
        }
        surface.changed()
        return surface
    }
}

extension CairoSurface {
    /// Returns a surface with the averages of 2 × 2 pixels; the last of an odd number counts twice.
    fileprivate func halved() -> CairoSurface {
        let (width, height) = (
            Int(cairo_image_surface_get_width(pointer)), Int(cairo_image_surface_get_height(pointer))
        )
        let half = CairoSurface(CAIRO_FORMAT_ARGB32, width: (width + 1) / 2, height: (height + 1) / 2)
        let (source, target) = (UnsafeRawPointer(bytes), UnsafeMutableRawPointer(half.bytes))
        for y in 0..<(height + 1) / 2 {
            for x in 0..<(width + 1) / 2 {
                func word(_ dx: Int, _ dy: Int) -> UInt32 {
                    let (column, row) = (min(2 * x + dx, width - 1), min(2 * y + dy, height - 1))
                    return source.load(fromByteOffset: row * stride + 4 * column, as: UInt32.self)
                }
                let four = (word(0, 0), word(1, 0), word(0, 1), word(1, 1))
                var average: UInt32 = 0
                for shift in [0, 8, 16, 24] as [UInt32] {
                    let sum =
                        (four.0 >> shift & 255) + (four.1 >> shift & 255) + (four.2 >> shift & 255)
                        + (four.3 >> shift & 255)
                    average |= ((sum + 2) / 4) << shift
                }
                target.storeBytes(of: average, toByteOffset: y * half.stride + 4 * x, as: UInt32.self)
            }
        }
        half.changed()
        return half
    }
}
