import PictureTesting
import Testing
import Touchstone

struct ImageTests {
    /// Red and blue above, green and half a black below.
    private let image = UIImage(
        pixels: [255, 0, 0, 255, 0, 0, 255, 255, 0, 255, 0, 255, 0, 0, 0, 128], width: 2, height: 2)!

    private func paint(_ rect: CGRect, opacity: CGFloat = 1, map: CGAffineTransform = .identity) -> Picture {
        Picture(20, 20, [.concatenate(map), .image(image, rect, opacity: opacity)])
    }

    @Test func `the pixels of an image are where they belong`() {
        let picture = paint(CGRect(x: 4, y: 6, width: 2, height: 2))
        #expect(picture.ink == .init(x: 4, y: 6, width: 2, height: 2))
        #expect(picture[4, 6] == "ff0000")
        #expect(picture[5, 6] == "0000ff")
        #expect(picture[4, 7] == "00ff00")
        #expect(picture[5, 7] == "7f7f7f")
    }

    @Test func `an image that is stretched keeps its corners and blends between them`() {
        let picture = paint(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(picture[0, 0] == "ff0000")
        #expect(picture[19, 0] == "0000ff")
        #expect(picture[0, 19] == "00ff00")
        #expect((100...155).contains(picture.red(9, 0)))
    }

    @Test func `an image that is turned is turned`() {
        let map = CGAffineTransform(translationX: 20, y: 0).rotated(by: .pi / 2)
        let picture = paint(CGRect(x: 0, y: 0, width: 20, height: 20), map: map)
        #expect(picture[19, 0] == "ff0000")
        #expect(picture[19, 19] == "0000ff")
    }

    @Test func `an image can be translucent`() {
        let picture = paint(CGRect(x: 0, y: 0, width: 2, height: 2), opacity: 0.5)
        #expect(["ff7f7f", "ff8080"].contains(picture[0, 0]))
        #expect(paint(CGRect(x: 0, y: 0, width: 2, height: 2), opacity: 0).darkness == 0)
    }

    @Test func `an image that becomes a little smaller stays sharp, one that becomes much smaller is averaged`() {
        // Stripes of red and white, 8 pixels and one pixel wide.
        func stripes(_ width: Int) -> UIImage {
            let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
                let value: UInt8 = (index % 64 / width) % 2 == 0 ? 0 : 255
                return [255, value, value, 255]
            }
            return UIImage(pixels: pixels, width: 64, height: 64)!
        }
        func paint(_ width: Int, size: CGFloat) -> [String] {
            let frame = CGRect(x: 0, y: 0, width: size, height: size)
            let picture = Picture(size, size, [.image(stripes(width), frame, opacity: 1)])
            return (0..<Int(size)).map { picture[$0, Int(size) / 2] }
        }
        #expect(paint(8, size: 40).filter { $0 == "ff0000" || $0 == "ffffff" }.count >= 28)
        #expect(Set(paint(1, size: 16)) == ["ff8080"])
        #expect(Set(paint(1, size: 9)) == ["ff8080"])
    }

    @Test(arguments: [CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5)])
    func `an image without a size is not painted`(_ rect: CGRect) {
        #expect(paint(rect).darkness == 0)
    }

    @Test(arguments: [CGFloat(1e-200), 1e-160, 1e-20, 1e20, 1e154, 1e160, 1e300])
    func `an image of any size leaves the rest of the picture as it is`(_ size: CGFloat) {
        for frame in [
            CGRect(x: 0, y: 0, width: size, height: size), CGRect(x: 0, y: 0, width: size, height: 2),
            CGRect(x: -size / 2, y: 0, width: size, height: 2),
        ] {
            for opacity in [0.5, 1] as [CGFloat] {
                let commands: [DrawCommand] = [.image(image, frame, opacity: opacity), fill(rect(5, 5, 9, 9), red)]
                #expect(Picture(20, 20, commands)[10, 10] == "ff0000")
            }
        }
    }

    @Test func `an image may have more pixels in a row than a surface can have`() {
        // Red on the left, blue on the right.
        let length = 100_000
        let halves = (0..<length).flatMap { $0 < length / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
        func row(_ image: UIImage, _ rect: CGRect) -> [String] {
            let picture = Picture(20, 20, [.image(image, rect, opacity: 1)])
            return (0..<20).map { image.size.width > 1 ? picture[$0, 10] : picture[10, $0] }
        }
        for (width, height) in [(length, 1), (1, length)] {
            let image = UIImage(pixels: halves, width: width, height: height)!
            let whole = row(image, CGRect(x: 0, y: 0, width: 20, height: 20))
            #expect(whole == Array(repeating: "ff0000", count: 10) + Array(repeating: "0000ff", count: 10))
            // A pixel of the image is one of the picture; four are averaged.
            let start = -CGFloat(length / 2 - 10)
            let frame = CGRect(
                x: width > 1 ? start : 0, y: width > 1 ? 0 : start, width: max(20, CGFloat(width)),
                height: max(20, CGFloat(height)))
            let part = row(image, frame)
            #expect(part.prefix(8).allSatisfy { $0 == "ff0000" })
            #expect(part.suffix(8).allSatisfy { $0 == "0000ff" })
        }
    }
}
