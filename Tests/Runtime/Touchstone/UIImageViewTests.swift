import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIImageViewTests {
    private let image = UIImage(pixels: Array(repeating: 255, count: 4 * 2 * 4), width: 4, height: 2, scale: 1)

    @Test(.rules("S-134", "S-207")) func `an image view and a label take no touches unless they are told to`() {
        let stage = Stage()
        let picture = stage.add(UIImageView(image: image), "picture")
        let label = stage.add(UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20)), "label")
        picture.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        expect(stage.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.view)
        expect(stage.view.hitTest(CGPoint(x: 50, y: 110), with: nil) === stage.view)
        picture.isUserInteractionEnabled = true
        label.isUserInteractionEnabled = true
        expect(stage.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === picture)
        expect(stage.view.hitTest(CGPoint(x: 50, y: 110), with: nil) === label)
    }

    @Test func `a view that is made for an image is as large as that`() {
        expectEqual(UIImageView(image: image).frame, CGRect(x: 0, y: 0, width: 4, height: 2))
        expectEqual(UIImageView(image: nil).frame, .zero)
    }

    private final class Sticker: UIImageView {
        override init(image: UIImage?) {
            super.init(image: image)
            alpha = 0.5
        }

        override init(image: UIImage?, highlightedImage: UIImage?) {
            super.init(image: image, highlightedImage: highlightedImage)
            alpha = 0.25
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `subclasses override the initializers with images, as in UIKit`() {
        let (plain, highlighted) = (Sticker(image: image), Sticker(image: image, highlightedImage: nil))
        #expect((plain.alpha, plain.image, plain.isUserInteractionEnabled) == (0.5, image, false))
        #expect((highlighted.alpha, highlighted.image, highlighted.isUserInteractionEnabled) == (0.25, image, false))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
        (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
        (.center, CGRect(x: 48, y: 49, width: 4, height: 2)),
        (.top, CGRect(x: 48, y: 0, width: 4, height: 2)),
        (.bottom, CGRect(x: 48, y: 98, width: 4, height: 2)),
        (.left, CGRect(x: 0, y: 49, width: 4, height: 2)),
        (.right, CGRect(x: 96, y: 49, width: 4, height: 2)),
        (.topLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
        (.topRight, CGRect(x: 96, y: 0, width: 4, height: 2)),
        (.bottomLeft, CGRect(x: 0, y: 98, width: 4, height: 2)),
        (.bottomRight, CGRect(x: 96, y: 98, width: 4, height: 2)),
    ])
    func `the content mode says where the image goes`(mode: UIView.ContentMode, rect: CGRect) throws {
        let image = try #require(image)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.image = image
        view.contentMode = mode
        expectEqual(view.drawList, DrawList([.image(image, rect, opacity: 1)]))
    }

    @Test func `a highlighted view shows its other image, if it has one`() throws {
        let other = try #require(UIImage(pixels: Array(repeating: 0, count: 4), width: 1, height: 1))
        let view = UIImageView(image: image)
        view.isHighlighted = true
        expectEqual(view.drawList, DrawList([.image(try #require(image), view.bounds, opacity: 1)]))
        view.highlightedImage = other
        expectEqual(view.drawList, DrawList([.image(other, view.bounds, opacity: 1)]))
        view.isHighlighted = false
        expectEqual(view.drawList, DrawList([.image(try #require(image), view.bounds, opacity: 1)]))
        view.image = nil
        expect(view.drawList.isEmpty)
    }
}
