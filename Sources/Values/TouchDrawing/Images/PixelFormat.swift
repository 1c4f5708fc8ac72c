import TouchInput

/// The place of the opacity in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none: pixels are opaque.
    case none = 0
    /// Behind the colors, which are multiplied by it.
    case premultipliedLast = 1
    /// In front of the colors, which are multiplied by it.
    case premultipliedFirst = 2
    /// Behind the colors.
    case last = 3
    /// In front of the colors.
    case first = 4
    /// The byte behind the colors is ignored.
    case noneSkipLast = 5
    /// The byte in front of the colors is ignored.
    case noneSkipFirst = 6
    /// There are no colors.
    case alphaOnly = 7
}

/// The place of the opacity in a pixel, and the order of its bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The bytes of four are in reverse.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// The bytes of four are in their order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    /// The place of the opacity; `nil` for bits without a meaning.
    var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) }
}

/// The way in which pixels lie in memory, eight bits a component.
package struct PixelFormat: Sendable {
    private enum Layout {
        case gray, opacity
        /// The places of red, green, blue and, unless it is `nil`, the opacity.
        case colors(red: Int, green: Int, blue: Int, alpha: Int?, isMultiplied: Bool)
    }

    private let layout: Layout
    /// The number of bytes of a pixel.
    package let bytes: Int

    /// Creates a format; `nil` for one that is not supported: other depths, three bytes with an opacity, 16-bit orders.
    package init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, let alpha = info.alphaInfo else { return nil }
        let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
        let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard order == 0 || isReversed || order == CGBitmapInfo.byteOrder32Big.rawValue else { return nil }
        bytes = bitsPerPixel / 8
        switch (bitsPerPixel, alpha) {
        case (8, .alphaOnly): layout = .opacity
        case (8, .none) where space?.model == .monochrome: layout = .gray
        case (24, .none) where order == 0: layout = .colors(red: 0, green: 1, blue: 2, alpha: nil, isMultiplied: false)
        case (32, .premultipliedLast), (32, .last), (32, .noneSkipLast):
            guard space?.model == .rgb else { return nil }
            let place = isReversed ? 0 : 3
            layout = .colors(
                red: isReversed ? 3 : 0, green: isReversed ? 2 : 1, blue: isReversed ? 1 : 2,
                alpha: alpha == .noneSkipLast ? nil : place, isMultiplied: alpha == .premultipliedLast)
        case (32, .premultipliedFirst), (32, .first), (32, .noneSkipFirst):
            guard space?.model == .rgb else { return nil }
            let place = isReversed ? 3 : 0
            layout = .colors(
                red: isReversed ? 2 : 1, green: isReversed ? 1 : 2, blue: isReversed ? 0 : 3,
                alpha: alpha == .noneSkipFirst ? nil : place, isMultiplied: alpha == .premultipliedFirst)
        default: return nil
        }
    }

    /// Returns a pixel as red, green, blue and opacity, colors not multiplied by it.
    /// - Parameter byte: Returns a byte of the pixel.
    package func read(_ byte: (Int) -> UInt8) -> (UInt8, UInt8, UInt8, UInt8) {
        switch layout {
        case .gray: return (byte(0), byte(0), byte(0), 255)
        case .opacity: return (0, 0, 0, byte(0))
        case .colors(let red, let green, let blue, let alpha, let isMultiplied):
            let opacity = alpha.map(byte) ?? 255
            func color(_ place: Int) -> UInt8 { isMultiplied ? divided(byte(place), by: opacity) : byte(place) }
            return (color(red), color(green), color(blue), opacity)
        }
    }

    /// Writes a pixel of red, green, blue and opacity, colors not multiplied by it.
    /// - Parameter set: Receives the place of each byte in the pixel, and the byte.
    package func write(_ pixel: (UInt8, UInt8, UInt8, UInt8), _ set: (Int, UInt8) -> Void) {
        let (r, g, b, a) = pixel
        switch layout {
        // The weights of sRGB's luminance, in 256ths; what is transparent is black.
        case .gray:
            let light = (Int(r) * 54 + Int(g) * 183 + Int(b) * 19 + 128) / 256
            set(0, multiplied(UInt8(min(light, 255)), by: a))
        case .opacity: set(0, a)
        case .colors(let red, let green, let blue, let alpha, let isMultiplied):
            func color(_ value: UInt8) -> UInt8 { isMultiplied || alpha == nil ? multiplied(value, by: a) : value }
            set(red, color(r))
            set(green, color(g))
            set(blue, color(b))
            if let alpha { set(alpha, a) } else if bytes == 4 { set(6 - red - green - blue, 255) }
        }
    }
}

/// Returns a component of a color multiplied by its opacity; 255 is 1.
func multiplied(_ value: UInt8, by opacity: UInt8) -> UInt8 { UInt8((Int(value) * Int(opacity) + 127) / 255) }

private func divided(_ value: UInt8, by opacity: UInt8) -> UInt8 {
    opacity == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(opacity) / 2) / Int(opacity)))
}
