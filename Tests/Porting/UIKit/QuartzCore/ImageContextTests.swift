import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

/// The current context is one for the process: these tests run one after the other.
@MainActor @Suite(.serialized) struct ImageContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func drawn(
        _ size: CGSize, opaque: Bool = false, scale: CGFloat = 1, _ draw: (CGContext) -> Void
    ) throws -> UIImage {
        UIGraphicsBeginImageContextWithOptions(size, opaque, scale)
        defer { UIGraphicsEndImageContext() }
        draw(try #require(UIGraphicsGetCurrentContext()))
        return try #require(UIGraphicsGetImageFromCurrentImageContext())
    }

    @Test func `an image is what was drawn until its end`() throws {
        let image = try drawn(CGSize(width: 2, height: 1), scale: 2) { context in
            UIColor.red.setFill()
            context.fill(rect(0, 0, 1, 1))
        }
        expectEqual(image.size, CGSize(width: 2, height: 1))
        expectEqual(image.scale, 2)
        expectEqual(image.bitmap.rgba.prefix(12), [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0])
        #expect((image.cgImage?.width, image.cgImage?.height) == (4, 2))
        expectEqual(image.alpha(at: CGPoint(x: 0.9, y: 0.9)), 1)
        expectEqual(image.alpha(at: CGPoint(x: 1, y: 0.9)), 0)
        expectNil(UIGraphicsGetCurrentContext())
        expectNil(UIGraphicsGetImageFromCurrentImageContext())
    }

    @Test func `the scale 0 is that of the screen, and an opaque image is black at first`() throws {
        let image = try drawn(CGSize(width: 1.2, height: 1), opaque: true, scale: 0) { _ in }
        expectEqual(image.scale, UIScreen.main.scale)
        #expect((image.bitmap.width, image.bitmap.height) == (3, 2))
        expectEqual(image.bitmap.rgba, (0..<6).flatMap { _ in [0, 0, 0, 255] as [UInt8] })
        UIGraphicsBeginImageContext(.zero)
        expectNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        expectNil(UIGraphicsGetCurrentContext())
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1e300, 0])
    func `a scale that is not a positive finite number is that of the screen, or 1`(_ scale: CGFloat) throws {
        let size = CGSize(width: 2, height: 1)
        let drawing = UIImage(drawing: DrawList(), size: size, scale: scale)
        expect(drawing.scale == 1 && drawing.size == size)
        let begun = try drawn(size, scale: scale) { _ in }
        expect(begun.scale == UIScreen.main.scale && begun.size == size)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        expectEqual(renderer.format.scale, UIScreen.main.scale)
        renderer.format.scale = scale
        let rendered = renderer.image { _ in }
        expect(rendered.scale == 1 && rendered.size == size)
    }

    @Test func `a length that is not a number has no pixels, and an infinite one as many as there can be`() throws {
        expectEqual(UIImage(drawing: DrawList(), size: CGSize(width: CGFloat.nan, height: 1)).size.width, 0)
        expectEqual(UIImage(drawing: DrawList(), size: CGSize(width: 1, height: CGFloat.infinity)).size.height, 32_767)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: CGFloat.nan), true, 1)
        expectNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        let long = try drawn(CGSize(width: CGFloat.infinity, height: 1), opaque: true) { _ in }
        expectEqual(long.bitmap.alpha(x: 32_766, y: 0), 255)
    }

    @Test func `an image that is drawn paints its drawing, cut at its edges`() throws {
        let image = try drawn(CGSize(width: 10, height: 10)) { $0.fillEllipse(in: rect(0, 0, 20, 20)) }
        let context = CGContext()
        context.setAlpha(0.5)
        context.draw(image, in: rect(5, 0, 20, 10))
        let ellipse = PathOutline(ellipseIn: rect(0, 0, 20, 20))
        expectEqual(
            context.drawList.commands,
            [
                .beginGroup(opacity: 0.5, shadow: nil),
                .concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 0)),
                .clip(PathOutline(rect: rect(0, 0, 10, 10)), .winding), .fill(ellipse, .black, .winding), .endGroup,
            ])
        let part = try #require(image.cgImage?.cropping(to: rect(8, 8, 2, 2)))
        #expect((part.width, part.height) == (2, 2))
        expectEqual(part.bitmap.rgba.count, 16)
        expectEqual(part.bitmap.alpha(x: 1, y: 1), image.bitmap.alpha(x: 9, y: 9))
        expect(UIImage(drawing: context.drawList, size: image.size) != image)
    }

    @Test func `a drawing that goes on with its own image has no levels within levels, and becomes pixels in the end`()
        throws
    {
        let size = CGSize(width: 8, height: 8)
        var image = try drawn(size) { $0.fill(rect(0, 0, 1, 1)) }
        for index in 1...3 {
            image = try drawn(size) { context in
                image.draw(in: rect(0, 0, 8, 8))
                context.fill(rect(CGFloat(index), 0, 1, 1))
            }
        }
        let four = (0..<4).map { DrawCommand.fill(PathOutline(rect: rect(CGFloat($0), 0, 1, 1)), .black, .winding) }
        let list = CGContext()
        list.draw(image, in: rect(0, 0, 8, 8))
        expectEqual(
            list.drawList.commands,
            [.save]
                + [.clip(PathOutline(rect: rect(0, 0, 8, 8)), .winding)] + four + [.restore])
        let long = try drawn(size) { context in
            for _ in 0..<5_000 { context.fill(rect(0, 0, 4, 1)) }
        }
        let again = CGContext()
        again.draw(long, in: rect(0, 0, 8, 8))
        expectEqual(again.drawList.commands, [.image(long, rect(0, 0, 8, 8), opacity: 1)])
        expectEqual(long.bitmap, image.bitmap)
    }

    @Test func `an eraser removes what is below`() throws {
        let image = try drawn(CGSize(width: 3, height: 1)) { context in
            context.fill(rect(0, 0, 3, 1))
            context.setBlendMode(.clear)
            context.fill(rect(1, 0, 1, 1))
        }
        expectEqual([0, 1, 2].map { image.bitmap.alpha(x: $0, y: 0) }, [255, 0, 255])
    }

    @Test func `a template is tinted where its image is opaque`() throws {
        let shape = try drawn(CGSize(width: 2, height: 1)) { $0.fill(rect(0, 0, 1, 1)) }
        let tinted = shape.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        expectEqual(tinted.bitmap.rgba, [0, 0, 255, 128, 0, 0, 0, 0])
        let idiom = try drawn(CGSize(width: 2, height: 1)) { context in
            UIColor.red.setFill()
            UIRectFill(rect(0, 0, 2, 1))
            shape.draw(in: rect(0, 0, 2, 1), blendMode: .destinationIn, alpha: 1)
        }
        expectEqual(idiom.bitmap.rgba, [255, 0, 0, 255, 0, 0, 0, 0])
        let view = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        expectEqual(view.drawList.bitmap(width: 2, height: 1).rgba, [255, 0, 0, 255, 0, 0, 0, 0])
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        expectEqual(view.drawList.bitmap(width: 2, height: 1).rgba.prefix(4), [0, 255, 0, 255])
    }

    @Test func `a renderer makes images of a rectangle`() {
        let format = UIGraphicsImageRendererFormat.default()
        (format.scale, format.opaque) = (1, true)
        let renderer = UIGraphicsImageRenderer(bounds: rect(10, 10, 4, 3), format: format)
        let image = renderer.image { context in
            expect(UIGraphicsGetCurrentContext() === context.cgContext)
            context.cgContext.setFillColor(red)
            context.fill(rect(10, 10, 1, 1))
            context.cgContext.setStrokeColor(.white)
            context.stroke(rect(10, 10, 4, 3))
            context.clip(to: rect(11, 11, 1, 1))
            context.fill(rect(10, 10, 4, 3), blendMode: .normal)
            expectEqual(context.currentImage.size, CGSize(width: 4, height: 3))
        }
        let pixels = image.bitmap
        expectEqual(image.size, CGSize(width: 4, height: 3))
        expectEqual(Array(pixels.rgba[0..<4]), [255, 255, 255, 255])
        expectEqual(Array(pixels.rgba[20..<24]), [255, 0, 0, 255])
        expectEqual(Array(pixels.rgba[24..<28]), [0, 0, 0, 255])
        let png: [UInt8] = renderer.pngData { $0.fill(rect(10, 10, 4, 3)) }
        expectEqual(UIImage(png: png)?.size, CGSize(width: 4, height: 3))
        expectEqual(
            UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.scale, UIScreen.main.scale)
    }

    @Test func `a context paints into memory as it is called, with y upwards`() throws {
        var bytes = [UInt8](repeating: 0, count: 16)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            context.fill(rect(0, 0, 1, 1))
            expectEqual(Array(memory), [0, 0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 128, 0, 0, 0, 0])
            expectEqual(context.makeImage()?.bitmap.alpha(x: 0, y: 1), 128)
            let image = try #require(context.makeImage())
            context.clear(rect(0, 0, 2, 2))
            expectEqual(Array(memory), [UInt8](repeating: 0, count: 16))
            context.draw(image, in: rect(0, 0, 2, 2))
            expectEqual(memory[8], 128)
        }
        let own = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        own.setFillColor(.white)
        own.fill(rect(0, 0, 1, 1))
        expectEqual(own.data?.load(as: UInt8.self), 255)
        #expect((own.width, own.height) == (1, 1))
        expectNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: 1))
    }

    @Test(arguments: [
        (1, 1, 0, true), (32_767, 1, 0, true), (1, 32_767, 4, true), (1, 1, 1 << 20, true), (32_768, 1, 0, false),
        (1, 32_768, 0, false), (.max, 1, 0, false), (1, .max, 0, false), (1, 1, 3, false), (1, 1, -4, false),
        (1, 1, 1 << 20 + 1, false), (1, 1, .max, false), (0, 1, 0, false), (1, .min, 0, false),
    ])
    func `a context has at most 32,767 pixels in a row or column`(
        _ width: Int, _ height: Int, _ bytesPerRow: Int, _ isPossible: Bool
    ) {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        expectEqual(context != nil, isPossible)
    }

    @Test func `the pixel of a layer under a finger is rendered into a context of one pixel`() throws {
        let view = UIView(frame: rect(0, 0, 10, 10))
        view.backgroundColor = .red
        let inner = UIView(frame: rect(5, 0, 5, 10))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        func pixel(_ point: CGPoint) -> [UInt8] {
            var bytes: [UInt8] = [0, 0, 0, 0]
            bytes.withUnsafeMutableBytes { memory in
                let context = CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)
                context?.translateBy(x: -point.x, y: -point.y)
                if let context { view.layer.render(in: context) }
            }
            return bytes
        }
        expectEqual(pixel(CGPoint(x: 2, y: 3)), [255, 0, 0, 255])
        expectEqual(pixel(CGPoint(x: 7, y: 3)), [0, 0, 255, 255])
    }
}
