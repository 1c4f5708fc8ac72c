import CCairo
import Pixels

extension CairoPainter {
    /// The picture as a PNG file.
    public var png: [UInt8] { surface.png }
}

extension PixelSurface {
    /// The picture as a PNG file.
    public var png: [UInt8] {
        let surface = CairoSurface(
            owning: cairo_image_surface_create_for_data(
                memory.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(stride)))
        let file = WrittenFile()
        let status = cairo_surface_write_to_png_stream(
            surface.pointer,
            { target, data, count in
                guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
                Unmanaged<WrittenFile>.fromOpaque(target).takeUnretainedValue()
                    .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(file).toOpaque())
        guard status == CAIRO_STATUS_SUCCESS else {
            preconditionFailure("Cairo writes no PNG: \(String(cString: cairo_status_to_string(status)))")
        }
        return file.bytes
    }
}

/// The bytes that Cairo has written so far.
private final class WrittenFile {
    var bytes: [UInt8] = []
}
