import PictureTesting
import Testing
import Touchstone

struct ShapeTests {
    @Test func `an area on whole pixels is painted exactly`() {
        let picture = Picture(6, 6, [fill(rect(1, 2, 3, 2), red)])
        #expect(picture.ink == .init(x: 1, y: 2, width: 3, height: 2))
        #expect(picture[1, 2] == "ff0000")
        #expect(picture[4, 2] == "ffffff")
    }

    @Test func `an edge within a pixel covers a part of it`() {
        let picture = Picture(4, 4, [fill(rect(0.5, 0, 2, 4))])
        #expect((126...129).contains(picture.red(0, 1)))
        #expect(picture[1, 1] == "000000")
        #expect((126...129).contains(picture.red(2, 1)))
    }

    @Test func `two pixels a point are painted at twice the places`() {
        let picture = Picture(4, 4, scale: 2, [fill(rect(1, 1, 1.5, 1))])
        #expect(picture.width == 8)
        #expect(picture.ink == .init(x: 2, y: 2, width: 3, height: 2))
    }

    @Test func `a scale of one and a quarter rounds the size to whole pixels`() {
        #expect(Picture(4.2, 3, scale: 1.25, []).width == 5)
    }

    @Test func `the rules of filling differ inside a path that surrounds itself`() {
        var path = rect(0, 0, 9, 9)
        path.append(rect(3, 3, 3, 3))
        #expect(Picture(9, 9, [.fill(path, black, .winding)])[4, 4] == "000000")
        #expect(Picture(9, 9, [.fill(path, black, .evenOdd)])[4, 4] == "ffffff")
        #expect(Picture(9, 9, [.fill(path, black, .evenOdd)])[1, 1] == "000000")
    }

    @Test func `a quadratic curve takes the course of its cubic`() {
        let quad = PathOutline([
            .move(.zero), .quad(CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20)), .close,
        ])
        // Its lowest point is at the half of the control point's height.
        #expect(Picture(20, 20, [fill(quad)]).ink.height == 10)
    }

    @Test func `a rotated square has its corners where the rotation puts them`() {
        let picture = Picture(
            40, 40,
            [
                .concatenate(CGAffineTransform(translationX: 20, y: 20).rotated(by: .pi / 4)),
                fill(rect(-10, -10, 20, 20)),
            ])
        #expect(picture.ink == .init(x: 5, y: 5, width: 30, height: 30))
        #expect(picture[20, 7] == "000000")
        #expect(picture[8, 8] == "ffffff")
        #expect((398...402).contains(picture.darkness))
    }

    @Test func `the width of a line follows the transform`() {
        let thick = Picture(
            30, 30,
            [.concatenate(CGAffineTransform(scaleX: 1, y: 4)), .stroke(line((5, 3), (25, 3)), black, .init(width: 2))])
        #expect(thick.ink == .init(x: 5, y: 8, width: 20, height: 8))
    }

    @Test func `ends of lines are cut, round or square`() {
        func ink(_ cap: CGLineCap) -> Picture {
            Picture(40, 20, [.stroke(line((10, 10), (30, 10)), black, .init(width: 8, cap: cap))])
        }
        #expect(ink(.butt).ink == .init(x: 10, y: 6, width: 20, height: 8))
        #expect(ink(.square).ink == .init(x: 6, y: 6, width: 28, height: 8))
        #expect(ink(.round).ink == .init(x: 6, y: 6, width: 28, height: 8))
        #expect(ink(.round)[6, 6] == "ffffff")
        #expect(ink(.square)[6, 6] == "000000")
    }

    @Test func `corners of lines are pointed up to the limit, round or cut`() {
        func top(_ join: CGLineJoin, _ limit: CGFloat = 10) -> Int {
            let path = line((10, 40), (20, 10), (30, 40))
            return Picture(40, 50, [.stroke(path, black, .init(width: 4, join: join, miterLimit: limit))]).ink.y
        }
        #expect(top(.miter) == 3)
        #expect(top(.miter, 1) == top(.bevel))
        #expect(top(.round) == 8)
        #expect(top(.bevel) == 9)
    }

    @Test func `dashes begin at their phase`() {
        let style = DrawnStrokeStyle(width: 2, dash: [4, 4], dashPhase: 2)
        let picture = Picture(20, 4, [.stroke(line((0, 2), (20, 2)), black, style)])
        #expect((0..<20).map { picture[$0, 1] == "000000" ? "#" : "." }.joined() == "##....####....####..")
    }

    @Test(arguments: [[-1, 2], [0, 0], [.nan], [.infinity, 1]])
    func `dashes that make no sense are none`(_ dash: [CGFloat]) {
        let style = DrawnStrokeStyle(width: 2, dash: dash)
        #expect(Picture(8, 4, [.stroke(line((0, 2), (8, 2)), black, style)]).darkness == 16)
    }

    @Test func `a color is laid over what is there`() {
        let picture = Picture(2, 2, background: red, [fill(rect(0, 0, 2, 2), blue.copy(alpha: 0.5)!)])
        #expect(["7f0080", "800080", "7f007f", "80007f"].contains(picture[1, 1]))
    }

    @Test func `numbers that are none paint nothing, and nothing else is lost`() {
        let broken = CGAffineTransform(scaleX: 0, y: 1)
        let odd = CGAffineTransform(translationX: .nan, y: 0)
        let commands: [DrawCommand] = [
            .save, .concatenate(broken), fill(rect(0, 0, 9, 9)), .stroke(rect(0, 0, 9, 9), black, .init()), .restore,
            .save, .concatenate(odd), fill(rect(0, 0, 9, 9)), .restore,
            .stroke(line((0, 0), (4, 4)), black, .init(width: .nan)),
            .stroke(line((0, 0), (4, 4)), black, .init(width: .infinity)),
            .text(DrawnText("a", font: .systemFont(ofSize: .nan), rect: CGRect(x: 0, y: 0, width: 9, height: 9))),
            .text(
                DrawnText("a", font: .systemFont(ofSize: 9), rect: CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9))),
            .shadow(rect(0, 0, 0, 0), DrawnShadow(color: black, offset: .zero, radius: .nan)),
            fill(rect(6, 6, 1, 1), red),
        ]
        let picture = Picture(9, 9, commands)
        #expect(picture.ink == .init(x: 6, y: 6, width: 1, height: 1))
        #expect(picture[6, 6] == "ff0000")
    }

    @Test func `an area that is as good as infinite covers the picture`() {
        #expect(Picture(5, 5, [fill(rect(-1e30, -1e30, 2e30, 2e30))]).darkness == 25)
    }

    @Test func `a command without its beginning is left out`() {
        #expect(
            Picture(5, 5, [.endGroup, .restore, fill(rect(0, 0, 5, 5)), .beginGroup(opacity: 0, shadow: nil)]).darkness
                == 25)
    }
}
