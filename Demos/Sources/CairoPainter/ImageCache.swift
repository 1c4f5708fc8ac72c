import CCairo
import Touchstone

/// The images of the last pictures as surfaces.
final class ImageCache {
    private struct Entry {
        /// Kept, so that no other image is taken for it.
        let image: UIImage
        let surface: CairoSurface
        var isUsed = true
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns an image as a surface of its pixels.
    func surface(for image: UIImage) -> CairoSurface {
        let key = ObjectIdentifier(image)
        if let entry = entries[key] {
            entries[key]?.isUsed = true
            return entry.surface
        }
        let surface = Self.surface(image.bitmap)
        entries[key] = Entry(image: image, surface: surface)
        return surface
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
