import TouchInput

/// An immutable image in pixels: a bitmap, or a drawing whose pixels are made when they are asked for.
///
/// Images are equal if their pixels are, or their drawings. Pixels have eight bits a component, in sRGB.
public final class CGImage: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case pixels(DrawnBitmap)
        case drawing(DrawnPicture)
    }

    let content: Content
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int

    /// Creates an image from pixels.
    public init(bitmap: DrawnBitmap) {
        (content, width, height) = (.pixels(bitmap), bitmap.width, bitmap.height)
    }

    /// Creates an image from a drawing.
    package init(_ drawing: DrawnPicture, width: Int, height: Int) {
        (content, self.width, self.height) = (.drawing(drawing), max(0, width), max(0, height))
    }

    /// The pixels. Those of a drawing are made with every call.
    public var bitmap: DrawnBitmap { pixels(x: 0, y: 0, width: width, height: height) }

    /// The drawing; `nil` for an image of pixels.
    package var drawing: DrawnPicture? {
        switch content {
        case .pixels: nil
        case .drawing(let drawing): drawing
        }
    }

    /// Returns the opacity of a pixel, 0…255; 0 outside.
    func alpha(x: Int, y: Int) -> UInt8 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return switch content {
        case .pixels(let bitmap): bitmap.alpha(x: x, y: y)
        case .drawing: pixels(x: x, y: y, width: 1, height: 1).rgba[3]
        }
    }

    /// Returns some of the pixels; the rectangle is inside the image.
    private func pixels(x: Int, y: Int, width: Int, height: Int) -> DrawnBitmap {
        switch content {
        case .pixels(let bitmap):
            if width == bitmap.width, height == bitmap.height { return bitmap }
            var part: [UInt8] = []
            for row in y..<y + height {
                let start = (row * bitmap.width + x) * 4
                part += bitmap.rgba[start..<start + 4 * width]
            }
            return DrawnBitmap(width: width, height: height, rgba: part) ?? .pixel
        case .drawing(let drawing):
            guard width > 0, height > 0 else { return .pixel }
            return drawing.bitmap(x: x, y: y, width: width, height: height)
        }
    }

    /// Returns a part of the image.
    /// - Parameter rect: The part, in pixels from the upper left corner. It is enlarged to whole pixels, and what is outside of the image left
    ///   out.
    /// - Returns: The part; `nil` if nothing of it is in the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        func within(_ value: CGFloat, _ most: Int) -> Int { value > 0 ? Int(min(value, CGFloat(most))) : 0 }
        let (left, right) = (within(rect.minX.rounded(.down), width), within(rect.maxX.rounded(.up), width))
        let (top, bottom) = (within(rect.minY.rounded(.down), height), within(rect.maxY.rounded(.up), height))
        guard left < right, top < bottom else { return nil }
        switch content {
        case .pixels:
            return CGImage(bitmap: pixels(x: left, y: top, width: right - left, height: bottom - top))
        case .drawing(let drawing):
            return CGImage(drawing.moved(x: left, y: top), width: right - left, height: bottom - top)
        }
    }

    /// Returns the image.
    public func copy() -> CGImage? { self }

    /// Returns a Boolean value that indicates whether two images have the same size and pixels, or the same drawing.
    public static func == (a: CGImage, b: CGImage) -> Bool {
        a === b || (a.width == b.width && a.height == b.height && a.content == b.content)
    }

    /// Hashes size and content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(content)
    }
}

// Its pixels as bytes: red, green, blue, multiplied by the opacity, and the opacity.

extension CGImage {
    /// The number of bits of a component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits of a pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes of a row: four for each pixel.
    public var bytesPerRow: Int { 4 * width }
    /// The space: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }
    /// The place of the opacity: behind the colors, which are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// The place of the opacity, as bits.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    /// The bytes, rows from the top; `nil` without pixels. Those of a drawing are made with every call.
    public var dataProvider: CGDataProvider? {
        guard width > 0, height > 0 else { return nil }
        var bytes = bitmap.rgba
        for start in stride(from: 0, to: bytes.count, by: 4) {
            for index in start..<start + 3 { bytes[index] = multiplied(bytes[index], by: bytes[start + 3]) }
        }
        return CGDataProvider(bytes: bytes)
    }

    /// Creates an image from bytes.
    ///
    /// - Parameters:
    ///   - width: The number of pixels in a row.
    ///   - height: The number of rows.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 32, 24 without opacity, or 8 for grays or opacities.
    ///   - bytesPerRow: The number of bytes from one row to the next.
    ///   - space: sRGB or its grays.
    ///   - bitmapInfo: The place of the opacity, and the order of four bytes.
    ///   - provider: The bytes, rows from the top.
    ///   - decode: Maps of the components; there are none: `nil`.
    ///   - shouldInterpolate: Has no influence: the painter blends pixels.
    ///   - intent: Has no influence: there is one color space.
    /// - Returns: `nil` for other formats, for too few bytes, with maps, and without pixels.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil,
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
            let bitmap = DrawnBitmap(
                width: width, height: height, format: format, bytesPerRow: bytesPerRow, bytes: provider.bytes)
        else { return nil }
        self.init(bitmap: bitmap)
    }
}

extension DrawnBitmap {
    /// Reads pixels of a format; `nil` without pixels, or with too few bytes.
    package init?(width: Int, height: Int, format: PixelFormat, bytesPerRow: Int, bytes: [UInt8]) {
        guard width > 0, height > 0, bytesPerRow / format.bytes >= width,
            bytes.count >= width * format.bytes, (bytes.count - width * format.bytes) / bytesPerRow >= height - 1
        else { return nil }
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let start = row * bytesPerRow + column * format.bytes
                let (r, g, b, a) = format.read { bytes[start + $0] }
                rgba.append(r)
                rgba.append(g)
                rgba.append(b)
                rgba.append(a)
            }
        }
        self.init(width: width, height: height, rgba: rgba)
    }

    /// A transparent pixel, where there must be one.
    package static let pixel = DrawnBitmap(transparentWidth: 1, height: 1)

    /// Creates transparent pixels, at least one in each direction.
    package init(transparentWidth width: Int, height: Int) {
        let (width, height) = (max(1, width), max(1, height))
        guard
            let bitmap = DrawnBitmap(
                width: width, height: height, rgba: [UInt8](repeating: 0, count: 4 * width * height))
        else { preconditionFailure("a bitmap has four bytes for each pixel") }
        self = bitmap
    }
}

/// Bytes that an image has, or is made of.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let bytes: [UInt8]

    /// Creates a provider.
    public init(bytes: [UInt8]) { self.bytes = bytes }
}

/// The treatment of colors that a space does not have: here there is one space.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The usual one.
    case defaultIntent = 0
    /// Colors stay as they are.
    case absoluteColorimetric = 1
    /// Colors stay as they are, relative to white.
    case relativeColorimetric = 2
    /// Colors keep their relation.
    case perceptual = 3
    /// Colors keep their saturation.
    case saturation = 4
}

/// A drawing that is an image, and the function that makes its pixels.
///
/// The function is a part of it, so that this module needs no painter.
package struct DrawnPicture: Hashable, Sendable {
    /// The drawing, in points from the upper left corner, balanced. What is outside of the image is left out by those who paint it.
    package let list: DrawList
    /// The number of pixels for each point.
    package let scale: CGFloat
    private let paint: @Sendable (DrawList, Int, Int) -> DrawnBitmap

    /// Creates a picture.
    /// - Parameters:
    ///   - list: The drawing, in points.
    ///   - scale: The number of pixels for each point; above 0.
    ///   - paint: Returns the pixels of a list, in pixels; receives the number of columns and rows, at least 1.
    package init(
        _ list: DrawList, scale: CGFloat, paint: @escaping @Sendable (DrawList, Int, Int) -> DrawnBitmap
    ) {
        (self.list, self.scale, self.paint) = (list.balanced, scale, paint)
    }

    /// Returns the picture with another drawing.
    package func with(_ list: DrawList) -> DrawnPicture { DrawnPicture(list, scale: scale, paint: paint) }

    /// Returns the picture that begins at a pixel.
    fileprivate func moved(x: Int, y: Int) -> DrawnPicture {
        with(list.placed(by: CGAffineTransform(translationX: -CGFloat(x) / scale, y: -CGFloat(y) / scale)))
    }

    fileprivate func bitmap(x: Int, y: Int, width: Int, height: Int) -> DrawnBitmap {
        let map = CGAffineTransform(scaleX: scale, y: scale)
            .concatenating(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
        return paint(list.placed(by: map), width, height)
    }

    /// Returns a Boolean value that indicates whether two pictures have the same drawing.
    package static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a.scale == b.scale && a.list == b.list }

    /// Hashes the beginning of the drawing only, since it may be long.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(list.commands.count)
        for command in list.commands.prefix(4) { hasher.combine(command) }
    }
}
