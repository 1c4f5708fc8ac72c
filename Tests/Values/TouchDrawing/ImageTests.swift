import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct ImageTests {
    @Test func `a point is as opaque as the pixel below it`() throws {
        let pixels: [UInt8] = [0, 0, 0, 0, 9, 9, 9, 255, 1, 1, 1, 51, 0, 0, 0, 0]
        let image = try #require(UIImage(pixels: pixels, width: 2, height: 2, scale: 2))
        expectEqual(image.size, CGSize(width: 1, height: 1))
        expectEqual(image.alpha(at: CGPoint(x: 0.25, y: 0.25)), 0)
        expectEqual(image.alpha(at: CGPoint(x: 0.5, y: 0.49)), 1)
        expectEqual(image.alpha(at: CGPoint(x: 0.49, y: 0.5)), 0.2)
        for outside in [
            CGPoint(x: -0.01, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: CGFloat.nan, y: 0),
            CGPoint(x: 1e300, y: 0), CGPoint(x: 0, y: -CGFloat.infinity),
        ] { expectEqual(image.alpha(at: outside), 0, "\(outside)") }
    }

    @Test func `pixels that do not fit the size make no image`() {
        expectNil(UIImage(pixels: [1, 2, 3], width: 1, height: 1))
        expectNil(UIImage(pixels: [], width: 0, height: 0))
        expectNil(UIImage(pixels: [1, 2, 3, 4], width: Int.max, height: Int.max))
        expectNil(UIImage(pixels: [1, 2, 3, 4], width: -1, height: -1))
        expectEqual(UIImage(pixels: [1, 2, 3, 4], width: 1, height: 1, scale: -2)?.scale, 1)
        expectNil(UIImage(png: [1, 2, 3]))
    }
}
