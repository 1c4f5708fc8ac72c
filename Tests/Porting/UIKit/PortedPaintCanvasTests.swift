import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// A canvas that was written for iOS, with images, pixels and gradients.
struct PortedPaintCanvasTests {
    private func painted(_ change: (PaintCanvas, Stage) -> Void = { _, _ in }) -> PaintCanvas {
        let stage = Stage()
        let canvas = stage.add(PaintCanvas(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), "canvas")
        stage.hands.down(.rightIndex, at: CGPoint(x: 10, y: 20))
        stage.hands.move(.rightIndex, to: CGPoint(x: 80, y: 20), over: 0.2)
        stage.hands.up(.rightIndex)
        change(canvas, stage)
        return canvas
    }

    @Test func `a finger paints, an eraser removes, and pixels can be read`() throws {
        let canvas = painted()
        expectEqual(canvas.color(at: CGPoint(x: 40, y: 20)), UIColor.red)
        expectEqual(canvas.color(at: CGPoint(x: 40, y: 30)), UIColor.clear)
        let erased = painted { canvas, stage in
            canvas.isErasing = true
            stage.hands.down(.rightIndex, at: CGPoint(x: 40, y: 10))
            stage.hands.move(.rightIndex, to: CGPoint(x: 40, y: 30), over: 0.1)
            stage.hands.up(.rightIndex)
        }
        expectEqual(erased.color(at: CGPoint(x: 40, y: 20)), UIColor.clear)
        expectEqual(erased.color(at: CGPoint(x: 20, y: 20)), canvas.color(at: CGPoint(x: 20, y: 20)))
        let file = try #require(canvas.saved())
        expectEqual(UIImage(data: file)?.size, CGSize(width: 100, height: 40))
        expectNil(UIImage(data: Data([1, 2, 3])))
    }

    @Test func `a layer and a thumbnail show the picture and its gradient`() {
        let canvas = painted()
        let (above, below) = (canvas.shownColor(at: CGPoint(x: 5, y: 0)), canvas.shownColor(at: CGPoint(x: 5, y: 39)))
        expectEqual(above[3], 255)
        expect(above[2] > below[2])
        let thumbnail = canvas.thumbnail()
        expectEqual(thumbnail.size, CGSize(width: 50, height: 20))
        expect(thumbnail.bitmap.rgba[0] < 20)
        expect(thumbnail.bitmap.isOpaque)
    }

    @Test func `images come by name, of a bundle and for traits`() {
        let application = UIApplication()
        var asked: [ImageRequest] = []
        application.host.images = { request in
            asked.append(request)
            return UIImage(pixels: [0, 0, 0, 255], width: 1, height: 1)
        }
        application.host.perform {
            let traits = UITraitCollection(forceTouchCapability: .unknown, displayScale: 3)
            expectEqual(UIImage(named: "card", in: .main, compatibleWith: traits)?.size, CGSize(width: 1, height: 1))
            expect(UIImage(named: "card", in: nil, with: nil) != nil)
        }
        expectEqual(
            asked,
            [
                ImageRequest(name: "card", scale: 3, bundle: Bundle.main.bundlePath),
                ImageRequest(name: "card", scale: 2),
            ])
    }
}
