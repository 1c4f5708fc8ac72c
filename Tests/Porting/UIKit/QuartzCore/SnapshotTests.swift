import TestSupport
import Testing
import QuartzCore
import TouchTesting
import Touchstone

@MainActor @Suite(.serialized) struct SnapshotTests {
    private func bitmap(_ view: UIView) -> DrawnBitmap {
        view.drawList.bitmap(width: Int(view.bounds.width), height: Int(view.bounds.height))
    }

    private func board() -> UIView {
        let board = UIView(frame: CGRect(x: 30, y: 30, width: 6, height: 2))
        board.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        card.backgroundColor = .black
        board.addSubview(card)
        return board
    }

    @Test func `a snapshot shows what the view showed, and is an ordinary view`() throws {
        let board = board()
        let before = bitmap(board)
        let copy = try #require(board.snapshotView(afterScreenUpdates: true))
        board.subviews[0].removeFromSuperview()
        expectEqual(copy.bounds, CGRect(x: 0, y: 0, width: 6, height: 2))
        expectEqual(bitmap(copy), before)
        expect(bitmap(board) != before)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        container.addSubview(copy)
        expect(container.hitTest(CGPoint(x: 3, y: 1), with: nil) === copy)
    }

    @Test func `a part keeps its edges when it is resized`() throws {
        let part = try #require(
            board().resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)))
        part.frame = CGRect(x: 0, y: 0, width: 10, height: 2)
        let row = (0..<10).map { bitmap(part).rgba[4 * $0] }
        expectEqual(row, [0, 0] + [UInt8](repeating: 255, count: 8))
    }

    @Test func `a hierarchy is drawn into a rectangle`() {
        let board = board()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { _ in
            expect(board.drawHierarchy(in: CGRect(x: 0, y: 0, width: 3, height: 1), afterScreenUpdates: false))
        }
        expectEqual((0..<3).map { image.bitmap.rgba[4 * $0] }, [0, 255, 255])
        expect(!board.drawHierarchy(in: .zero, afterScreenUpdates: false))
    }

    @Test func `a layer shows a bare image and gives it back`() {
        let pixels: [UInt8] = [255, 0, 0, 255]
        let image = CGImage(bitmap: DrawnBitmap(width: 1, height: 1, rgba: pixels)!)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
        layer.contents = image
        expect(layer.contents as? CGImage === image)
        expectEqual(layer.drawList.bitmap(width: 2, height: 1).rgba, pixels + pixels)
        layer.contentsGravity = .right
        layer.contentsScale = 1
        expectEqual(layer.drawList.bitmap(width: 2, height: 1).rgba, [0, 0, 0, 0] + pixels)
        expect(layer.contents as? CGImage === image)
        let named = UIImage(cgImage: image)
        layer.contents = named as Any
        expect(layer.contents as? UIImage === named)
        layer.contents = "text"
        expectNil(layer.contents)
    }

    @Test func `a gradient layer has its colors along its line, within its corners`() {
        let layer = CAGradientLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.colors = [CGColor.black, CGColor.white]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        func row(_ y: Int) -> [UInt8] {
            let bitmap = layer.drawList.bitmap(width: 4, height: 4)
            return (0..<4).map { bitmap.rgba[(y * 4 + $0) * 4] }
        }
        expectEqual(row(1), [32, 96, 159, 223])
        layer.locations = [0.5, 0.5]
        expectEqual(row(1), [0, 0, 255, 255])
        layer.locations = nil
        (layer.type, layer.startPoint, layer.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        expect(row(1)[1] < row(1)[0])
        layer.cornerRadius = 2
        expect(layer.drawList.bitmap(width: 4, height: 4).rgba[3] < 200)
        layer.colors = nil
        expect(layer.drawList.isEmpty || layer.drawList.bitmap(width: 4, height: 4).rgba.allSatisfy { $0 == 0 })
    }
}
