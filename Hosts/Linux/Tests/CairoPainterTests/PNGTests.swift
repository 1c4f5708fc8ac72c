import CairoPainter
import PictureTesting
import Testing
import Touchstone

struct PNGTests {
    @Test func `a file has the pixels of the picture`() throws {
        let painter = CairoPainter(size: CGSize(width: 30, height: 20), scale: 2, background: .white, fonts: .dejaVu)
        painter.paint(DrawList([fill(rect(3, 4, 5, 6), red)]))
        let bitmap = try #require(UIImage(png: painter.png)?.bitmap)
        #expect(bitmap.width == 60)
        #expect(bitmap.height == 40)
        #expect(Array(bitmap.rgba[4 * (8 * 60 + 6)..<4 * (8 * 60 + 6) + 4]) == [255, 0, 0, 255])
        #expect(Array(bitmap.rgba[0..<4]) == [255, 255, 255, 255])
    }

    @Test func `a background without opacity leaves the file transparent`() throws {
        let painter = CairoPainter(size: CGSize(width: 3, height: 3), background: .clear, fonts: .dejaVu)
        painter.paint(DrawList([fill(rect(0, 0, 1, 1), red.copy(alpha: 0.5)!)]))
        let bitmap = try #require(UIImage(png: painter.png)?.bitmap)
        #expect(bitmap.alpha(x: 0, y: 0) == 128 || bitmap.alpha(x: 0, y: 0) == 127)
        #expect(bitmap.rgba[0] == 255)
        #expect(bitmap.alpha(x: 2, y: 2) == 0)
    }
}
