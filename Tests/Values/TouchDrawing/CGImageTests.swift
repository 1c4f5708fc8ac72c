import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct CGImageTests {
    /// Red and half a green above, blue and nothing below.
    private static let bytes: [UInt8] = [255, 0, 0, 255, 0, 200, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0]
    private let image = CGImage(bitmap: DrawnBitmap(width: 2, height: 2, rgba: bytes)!)

    private func read(
        _ bytes: [UInt8], width: Int = 1, bits: Int = 32, row: Int, info: UInt32,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), decode: [CGFloat]? = nil
    ) -> [UInt8]? {
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                width: width, height: bytes.count / row, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
                space: space, bitmapInfo: CGBitmapInfo(rawValue: info), provider: CGDataProvider(bytes: bytes),
                decode: decode, shouldInterpolate: true, intent: .defaultIntent)
        }
        return (decode.map { make($0) } ?? make(nil))?.bitmap.rgba
    }

    @Test func `an image has its size, and its bytes multiplied by the opacity`() {
        #expect((image.width, image.height) == (2, 2))
        #expect((image.bytesPerRow, image.bitsPerPixel, image.bitsPerComponent) == (8, 32, 8))
        expectEqual(image.alphaInfo, .premultipliedLast)
        expectEqual(image.bitmapInfo.rawValue, 1)
        expectEqual(image.dataProvider?.bytes, [255, 0, 0, 255, 0, 100, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test func `a part is of whole pixels within the image`() {
        expectEqual(image.cropping(to: CGRect(x: 0.5, y: 0.9, width: 9, height: 9))?.bitmap.rgba, Self.bytes)
        let corner = image.cropping(to: CGRect(x: -3, y: 1, width: 4, height: 1))
        expectEqual(corner?.bitmap.rgba, [0, 0, 255, 255])
        expectNil(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)))
        expectNil(image.cropping(to: .zero))
    }

    @Test func `images are equal by their pixels`() {
        expectEqual(image, CGImage(bitmap: DrawnBitmap(width: 2, height: 2, rgba: Self.bytes)!))
        expect(image != image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 2)))
        expect(image.copy() === image)
    }

    @Test func `bytes are read in every order`() {
        // Red 100, green 50, blue 0, opacity 128.
        expectEqual(read([100, 50, 0, 128], row: 4, info: 3), [100, 50, 0, 128])
        expectEqual(read([128, 100, 50, 0], row: 4, info: 4), [100, 50, 0, 128])
        expectEqual(read([50, 25, 0, 128], row: 4, info: 1), [100, 50, 0, 128])
        expectEqual(read([128, 50, 25, 0], row: 4, info: 2), [100, 50, 0, 128])
        expectEqual(read([100, 50, 0, 9], row: 4, info: 5), [100, 50, 0, 255])
        expectEqual(read([9, 100, 50, 0], row: 4, info: 6), [100, 50, 0, 255])
        let little = CGBitmapInfo.byteOrder32Little.rawValue
        expectEqual(read([0, 25, 50, 128], row: 4, info: 2 | little), [100, 50, 0, 128])
        expectEqual(read([128, 0, 50, 100], row: 4, info: 3 | little), [100, 50, 0, 128])
        expectEqual(read([100, 50, 0, 7], row: 4, info: 3 | CGBitmapInfo.byteOrder32Big.rawValue), [100, 50, 0, 7])
        expectEqual(read([100, 50, 0], bits: 24, row: 3, info: 0), [100, 50, 0, 255])
        expectEqual(read([77], bits: 8, row: 1, info: 0, space: CGColorSpaceCreateDeviceGray()), [77, 77, 77, 255])
        expectEqual(read([77], bits: 8, row: 1, info: 7), [0, 0, 0, 77])
    }

    @Test func `rows may be longer than their pixels; what cannot be read is no image`() {
        let rows: [UInt8] = [1, 2, 3, 255, 0, 0, 0, 0, 4, 5, 6, 255, 0, 0, 0, 0]
        expectEqual(read(rows, row: 8, info: 3), [1, 2, 3, 255, 4, 5, 6, 255])
        expectNil(read([1, 2, 3], width: 1, row: 1, info: 3))
        expectNil(read([1, 2, 3, 4], width: 2, row: 4, info: 3))
        expectNil(read([1, 2, 3, 4], row: 4, info: 1 << 12 | 3))
        expectNil(read([1, 2, 3, 4], row: 4, info: 12))
        expectNil(read([1, 2, 3, 4], row: 4, info: 3, space: CGColorSpaceCreateDeviceGray()))
        expectNil(read([1, 2, 3], bits: 24, row: 3, info: 1))
        expectNil(read([1, 2, 3, 4], row: 4, info: 3, decode: [0, 1]))
    }

    @Test(arguments: [
        (UIImage.Orientation.up, [1, 2, 3, 4, 5, 6]), (.down, [6, 5, 4, 3, 2, 1]), (.left, [3, 6, 2, 5, 1, 4]),
        (.right, [4, 1, 5, 2, 6, 3]), (.upMirrored, [3, 2, 1, 6, 5, 4]), (.downMirrored, [4, 5, 6, 1, 2, 3]),
        (.leftMirrored, [1, 4, 2, 5, 3, 6]), (.rightMirrored, [6, 3, 5, 2, 4, 1]),
    ])
    func `an image is turned as its orientation says`(_ orientation: UIImage.Orientation, _ shown: [Int]) {
        // Two rows of three pixels, whose opacities are their numbers.
        let bitmap = DrawnBitmap(width: 3, height: 2, rgba: (1...6).flatMap { [0, 0, 0, UInt8($0)] })!
        let image = UIImage(cgImage: CGImage(bitmap: bitmap), scale: 1, orientation: orientation)
        let size = image.size
        expectEqual(Int(size.width) * Int(size.height), 6)
        let found: [Int] = (0..<Int(size.height)).flatMap { y -> [Int] in
            (0..<Int(size.width)).map { x -> Int in
                Int((image.alpha(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) * 255).rounded())
            }
        }
        expectEqual(found, shown)
    }

    @Test func `an image that is turned is painted through a transform, its pixels as they are`() {
        let turned = UIImage(cgImage: image, scale: 1, orientation: .right)
        let context = CGContext()
        context.draw(turned, in: CGRect(x: 10, y: 20, width: 4, height: 2))
        let map = CGAffineTransform(a: 0, b: 2, c: -4, d: 0, tx: 14, ty: 20)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        expectEqual(context.drawList.commands, [.save, .concatenate(map), .image(turned, unit, opacity: 1), .restore])
    }

    @Test func `a bare image is upside down where y grows downwards`() {
        let context = CGContext()
        context.draw(image, in: CGRect(x: 0, y: 10, width: 4, height: 2))
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 22)
        expectEqual(
            context.drawList.commands,
            [
                .save, .concatenate(flip),
                .image(UIImage(cgImage: image), CGRect(x: 0, y: 10, width: 4, height: 2), opacity: 1), .restore,
            ])
    }

    @Test func `an image in one color keeps its opacities`() {
        let tinted = UIImage(cgImage: image).withTintColor(
            UIColor(red: 0, green: 0, blue: 1, alpha: 0.5), renderingMode: .alwaysOriginal)
        expectEqual(tinted.bitmap.rgba, [0, 0, 255, 128, 0, 0, 255, 64, 0, 0, 255, 128, 0, 0, 255, 0])
        expectEqual(tinted.renderingMode, .alwaysOriginal)
        expectEqual(UIImage(cgImage: image).withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
        expect(UIImage(cgImage: image).withRenderingMode(.alwaysTemplate) != UIImage(cgImage: image))
    }

    @Test func `an empty image has no size, no pixels, and paints nothing`() {
        let empty = UIImage()
        expectEqual(empty.size, .zero)
        expectNil(empty.cgImage)
        expectEqual(empty.alpha(at: .zero), 0)
        let context = CGContext()
        context.draw(empty, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        expect(context.drawList.isEmpty)
        expect(UIImage(cgImage: image).cgImage === image)
    }

    @Test(arguments: [
        (CALayerContentsGravity.resize, CGRect(x: 10, y: 10, width: 20, height: 10)),
        (.resizeAspect, CGRect(x: 15, y: 10, width: 10, height: 10)),
        (.resizeAspectFill, CGRect(x: 10, y: 5, width: 20, height: 20)),
        (.center, CGRect(x: 18, y: 13, width: 4, height: 4)), (.top, CGRect(x: 18, y: 10, width: 4, height: 4)),
        (.bottom, CGRect(x: 18, y: 16, width: 4, height: 4)), (.left, CGRect(x: 10, y: 13, width: 4, height: 4)),
        (.right, CGRect(x: 26, y: 13, width: 4, height: 4)), (.topLeft, CGRect(x: 10, y: 10, width: 4, height: 4)),
        (.topRight, CGRect(x: 26, y: 10, width: 4, height: 4)),
        (.bottomLeft, CGRect(x: 10, y: 16, width: 4, height: 4)),
        (.bottomRight, CGRect(x: 26, y: 16, width: 4, height: 4)),
    ])
    func `contents are placed by gravity and scale`(_ gravity: CALayerContentsGravity, _ place: CGRect) {
        var style = DrawnLayerStyle()
        style.contentsGravity = gravity
        style.contents = UIImage(cgImage: image)
        style.contentsScale = 0.5
        let shown = UIImage(cgImage: image)
        expectEqual(
            style.drawList(bounds: CGRect(x: 10, y: 10, width: 20, height: 10)).commands,
            [
                .image(shown, place, opacity: 1)
            ])
        (style.contents, style.contentsScale, style.contentsGravity) = (nil, 1, .resize)
        expectEqual(style, DrawnLayerStyle())
    }
}
