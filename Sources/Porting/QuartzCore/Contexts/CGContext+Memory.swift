public import TouchDrawing
import TouchInput

/// Paints commands into memory as they are drawn.
nonisolated final class BitmapSink: DrawSink {
    var painter: BitmapPainter
    private let format: PixelFormat
    let memory: UnsafeMutableRawPointer
    private let bytesPerRow: Int
    private let isOwned: Bool

    /// - Parameter data: The memory; `nil` for some of its own, which is transparent.
    init(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat) {
        (self.format, self.bytesPerRow, isOwned) = (format, bytesPerRow, data == nil)
        // As in Core Graphics y grows upwards.
        let map = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        if let data {
            memory = data
            let bytes = Array(
                UnsafeRawBufferPointer(start: data, count: bytesPerRow * (height - 1) + width * format.bytes))
            let bitmap = DrawnBitmap(
                width: width, height: height, format: format, bytesPerRow: bytesPerRow, bytes: bytes)
            painter = BitmapPainter(on: bitmap ?? DrawnBitmap(transparentWidth: width, height: height), map: map)
        } else {
            memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
            painter = BitmapPainter(width: width, height: height, map: map)
        }
    }

    deinit { if isOwned { memory.deallocate() } }

    func take(_ command: DrawCommand) {
        painter.paint(command)
        switch command {
        // The app may read its memory at any time.
        case .fill, .stroke, .shadow, .image, .text, .gradient, .endGroup: if !isOwned { write() }
        case .save, .restore, .concatenate, .clip, .beginGroup, .blend: break
        }
    }

    /// Writes the pixels into the memory; groups that have not ended are missing.
    func write() {
        guard !painter.isInGroup else { return }
        for y in 0..<painter.height {
            for x in 0..<painter.width {
                let start = y * bytesPerRow + x * format.bytes
                format.write(painter.pixel(x: x, y: y)) { place, byte in
                    memory.storeBytes(of: byte, toByteOffset: start + place, as: UInt8.self)
                }
            }
        }
    }
}

nonisolated extension CGContext {
    /// Creates a context that paints into memory, with y growing upwards and a pixel for each point. Texts are painted as boxes: see
    /// `BitmapPainter`.
    ///
    /// - Parameters:
    ///   - data: The memory, whose present pixels are painted on; it has to outlive the context. `nil` for memory of the context's own,
    ///     transparent at first.
    ///   - width: The number of pixels in a row, at most 32,767.
    ///   - height: The number of rows, at most 32,767.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: The number of bytes from one row to the next, at most 1,048,576; 0 for as many as needed.
    ///   - space: sRGB, or its grays with one byte for each pixel.
    ///   - bitmapInfo: The place of the opacity, and the order of four bytes.
    /// - Returns: `nil` for other formats and numbers.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let bits = space.model == .rgb && bitmapInfo != CGImageAlphaInfo.alphaOnly.rawValue ? 32 : 8
        guard (1...32_767).contains(width), (1...32_767).contains(height),
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: space,
                info: CGBitmapInfo(rawValue: bitmapInfo))
        else { return nil }
        let needed = width * format.bytes
        guard bytesPerRow == 0 || (needed...1 << 20).contains(bytesPerRow) else { return nil }
        self.init()
        canvas = DrawnCanvas(width: width, height: height, scale: 1)
        sink = BitmapSink(
            data: data, width: width, height: height, bytesPerRow: bytesPerRow == 0 ? needed : bytesPerRow,
            format: format)
    }

    /// The memory with the pixels, which lives as long as the context; `nil` in a context without any.
    public var data: UnsafeMutableRawPointer? {
        guard let sink = sink as? BitmapSink else { return nil }
        sink.write()
        return sink.memory
    }
}
