/// A picture in memory that its painter changes and its reader copies: premultiplied ARGB with 8 bits each, in 32-bit words of the
/// machine's byte order, as Cairo's `ARGB32` and, on little-endian machines, Wayland's `argb8888`.
///
/// It is a view of memory that the painter owns: valid until the painter is resized or gone. Rows begin `stride` bytes apart.
public struct PixelSurface {
    /// The first row.
    public let memory: UnsafeMutableRawPointer
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The distance between the beginnings of two rows, in bytes; at least `4 * width`.
    public let stride: Int

    /// Creates a view of memory.
    /// - Precondition: The memory has `height` rows of `stride` bytes, and `stride` is at least `4 * width`.
    public init(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        precondition(
            width >= 0 && height >= 0 && stride >= 4 * width, "rows of \(stride) bytes have no room for \(width) pixels"
        )
        (self.memory, self.width, self.height, self.stride) = (memory, width, height, stride)
    }

    /// All pixels.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The word of one pixel: alpha in the highest byte, then red, green and blue, multiplied by alpha.
    /// - Precondition: The pixel lies in `bounds`.
    public subscript(x: Int, y: Int) -> UInt32 {
        precondition(
            x >= 0 && x < width && y >= 0 && y < height, "(\(x), \(y)) is outside of \(width) × \(height) pixels")
        return memory.loadUnaligned(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
    }

    /// Copies the pixels of a rectangle, as far as both surfaces have them, to the same place in another surface.
    public func copy(_ rect: PixelRect, to other: PixelSurface) {
        let part = rect.intersection(bounds).intersection(other.bounds)
        guard !part.isEmpty else { return }
        for row in part.y..<part.y + part.height {
            other.memory.advanced(by: row * other.stride + 4 * part.x)
                .copyMemory(from: memory.advanced(by: row * stride + 4 * part.x), byteCount: 4 * part.width)
        }
    }
}
