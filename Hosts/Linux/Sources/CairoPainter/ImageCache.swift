import CCairo
import Pixels
import Touchstone

/// The images of the last pictures as surfaces.
///
/// An image that is shown much smaller is taken from a level of averages: each pixel of the picture is blended from four, and those between
/// would be left out. The levels are kept; Cairo's own filter for this averages with every painting.
///
///     level 0   8 × 6 pixels     level 1   4 × 3, averages of 2 × 2     level 2   2 × 2 …
///
/// Already level 0 has averages if the image has more pixels in a row or column than a surface can have.
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
        // An image by name is another object with each use, of the same pixels.
        let key = image.cgImage.map { ObjectIdentifier($0) } ?? ObjectIdentifier(image)
        var entry = entries[key] ?? Entry(image: image, levels: [Self.firstLevel(image.bitmap)])
        entry.isUsed = true
        let first = entry.levels[0].pixels
        let longest = max(image.bitmap.width, image.bitmap.height) / first
        var (number, left) = (0, factor * CGFloat(first))
        // A pixel of the picture spans at most two of the level.
        while left < 0.5, longest >> number > 1 {
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

    /// Returns the pixels, or the averages of the smallest squares of them that a surface can have.
    private static func firstLevel(_ bitmap: DrawnBitmap) -> Level {
        var pixels = 1
        while (max(bitmap.width, bitmap.height) - 1) / pixels >= PixelSize.largest { pixels *= 2 }
        return Level(surface: surface(bitmap, pixels), pixels: pixels)
    }

    /// Returns the averages of squares of pixels, as Cairo has them.
    private static func surface(_ bitmap: DrawnBitmap, _ side: Int) -> CairoSurface {
        let (width, height) = ((bitmap.width - 1) / side + 1, (bitmap.height - 1) / side + 1)
        let surface = CairoSurface(CAIRO_FORMAT_ARGB32, width: width, height: height)
        let (bytes, stride) = (UnsafeMutableRawPointer(surface.bytes), surface.stride)
        bitmap.rgba.withUnsafeBufferPointer { rgba in
            for row in 0..<height {
                let rows = row * side..<min((row + 1) * side, bitmap.height)
                for column in 0..<width {
                    let columns = column * side..<min((column + 1) * side, bitmap.width)
                    let word = average(rgba, bitmap.width, rows, columns)
                    bytes.storeBytes(of: word, toByteOffset: row * stride + 4 * column, as: UInt32.self)
                }
            }
        }
        surface.changed()
        return surface
    }

    /// Returns the average of pixels in a word, multiplied by their opacity.
    private static func average(
        _ rgba: UnsafeBufferPointer<UInt8>, _ width: Int, _ rows: Range<Int>, _ columns: Range<Int>
    ) -> UInt32 {
        var sum = SIMD4<Int>.zero
        for y in rows {
            for x in columns {
                let index = (y * width + x) * 4
                let alpha = Int(rgba[index + 3])
                func part(_ offset: Int) -> Int { (Int(rgba[index + offset]) * alpha + 127) / 255 }
                sum &+= SIMD4(part(0), part(1), part(2), alpha)
            }
        }
        let count = rows.count * columns.count
        let mean = count == 1 ? sum : (sum &+ count / 2) / count
        return UInt32(mean[3] << 24 | mean[0] << 16 | mean[1] << 8 | mean[2])
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
