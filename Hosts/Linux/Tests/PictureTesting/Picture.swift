import CairoPainter
public import Pixels
public import Touchstone

/// The pixels of a painted list.
public struct Picture: Equatable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The words, row by row.
    public let words: [UInt32]

    /// Copies the pixels of a surface.
    public init(_ surface: PixelSurface) {
        (width, height) = (surface.width, surface.height)
        words = Array(unsafeUninitializedCapacity: surface.width * surface.height) { words, count in
            count = surface.width * surface.height
            let rows = UnsafeMutableRawBufferPointer(words)
            for y in 0..<surface.height {
                rows.baseAddress?.advanced(by: 4 * y * surface.width)
                    .copyMemory(from: surface.memory + y * surface.stride, byteCount: 4 * surface.width)
            }
        }
    }

    /// Paints commands on white.
    public init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, background: CGColor = .white, _ commands: [DrawCommand]
    ) {
        let painter = CairoPainter(
            size: CGSize(width: width, height: height), scale: scale, background: background, fonts: .dejaVu)
        painter.paint(DrawList(commands))
        self.init(painter.surface)
    }

    /// The colors of a pixel as `rrggbb`, of an opaque picture.
    public subscript(x: Int, y: Int) -> String {
        let digits = String(words[y * width + x] & 0xFFFFFF, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Returns the red component of a pixel, 0…255.
    public func red(_ x: Int, _ y: Int) -> Int { Int(words[y * width + x] >> 16 & 255) }

    /// The smallest rectangle around all pixels that are not white; empty if there are none.
    public var ink: PixelRect {
        var rect = PixelRect.empty
        for y in 0..<height {
            for x in 0..<width where words[y * width + x] & 0xFFFFFF != 0xFFFFFF {
                rect = rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return rect
    }

    /// The sum of darkness, in pixels of black.
    public var darkness: Double { words.reduce(0) { $0 + 1 - Double($1 >> 16 & 255) / 255 } }
}
