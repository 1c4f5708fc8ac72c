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
        var bytes: [UInt8] = []
        let status = cairo_surface_write_to_png_stream(
            surface.pointer,
            { target, data, count in
                guard let target, let data else { return CAIRO_STATUS_WRITE_ERROR }
                target.assumingMemoryBound(to: [UInt8].self).pointee
                    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
                return CAIRO_STATUS_SUCCESS
            }, &bytes)
        guard status == CAIRO_STATUS_SUCCESS else {
            preconditionFailure("Cairo writes no PNG: \(String(cString: cairo_status_to_string(status)))")
        }
        return bytes
    }
}
