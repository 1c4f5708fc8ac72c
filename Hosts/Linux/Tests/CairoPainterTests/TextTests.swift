import CairoPainter
import PictureTesting
import Testing
import Touchstone

struct TextTests {
    private func text(
        _ string: String, size: CGFloat = 20, weight: UIFont.Weight = .regular, width: CGFloat = 180,
        height: CGFloat = 100,
        alignment: NSTextAlignment = .natural, vertical: DrawnText.VerticalAlignment = .top, lines: Int = 0,
        mode: NSLineBreakMode = .byWordWrapping
    ) -> DrawCommand {
        .text(
            DrawnText(
                string, font: .systemFont(ofSize: size, weight: weight),
                rect: CGRect(x: 10, y: 10, width: width, height: height),
                alignment: alignment, verticalAlignment: vertical, numberOfLines: lines, lineBreakMode: mode))
    }

    private func paint(_ command: DrawCommand, scale: CGFloat = 1) -> Picture {
        Picture(200, 120, scale: scale, [command])
    }

    /// Returns the first and the last row of ink of each line.
    private func lines(_ picture: Picture) -> [ClosedRange<Int>] {
        var found: [ClosedRange<Int>] = []
        for y in 0..<picture.height where (0..<picture.width).contains(where: { picture.red($0, y) < 200 }) {
            if let last = found.last, last.upperBound >= y - 2 {
                found[found.count - 1] = last.lowerBound...y
            } else {
                found.append(y...y)
            }
        }
        return found
    }

    @Test func `a line stands on its baseline`() {
        // The ascender is 0.952 of the size: the feet of letters are at 10 + 19.
        let ink = paint(text("HHH")).ink
        #expect((28...30).contains(ink.y + ink.height))
        #expect((10...12).contains(ink.x))
        // Capitals of DejaVu are 0.73 of the size high.
        #expect((14...16).contains(ink.height))
    }

    @Test func `lines are left, in the middle or right`() {
        let left = paint(text("Hello", alignment: .left)).ink
        let center = paint(text("Hello", alignment: .center)).ink
        let right = paint(text("Hello", alignment: .right)).ink
        #expect((10...12).contains(left.x))
        #expect(abs(center.x + center.width / 2 - 100) <= 1)
        #expect((187...190).contains(right.x + right.width))
        // They begin at other parts of a pixel.
        #expect(abs(left.width - right.width) <= 1)
    }

    @Test func `a script that runs to the left begins at the right`() {
        let ink = paint(text("שלום")).ink
        #expect(ink.x + ink.width >= 186)
    }

    @Test func `the block is above, in the middle or below`() {
        let top = paint(text("HH", vertical: .top)).ink
        let middle = paint(text("HH", vertical: .center)).ink
        let bottom = paint(text("HH", vertical: .bottom)).ink
        #expect(middle.y - top.y == bottom.y - middle.y)
        // The block is 1.193 of the size high.
        #expect(abs(bottom.y - top.y - 76) <= 1)
    }

    @Test func `words that do not fit begin a line`() {
        let found = lines(paint(text("HHHHH HHHHH HHHHH HHHHH")))
        #expect(found.count == 2)
        #expect(abs(found[1].lowerBound - found[0].lowerBound - 24) <= 1)
    }

    @Test func `line feeds begin lines, as many as are allowed`() {
        #expect(lines(paint(text("H\nH\nH"))).count == 3)
        #expect(lines(paint(text("H\nH\nH", lines: 2))).count == 2)
    }

    @Test func `a word that is too long is broken at a character`() {
        #expect(lines(paint(text("HHHHHHHHHHHHHHHHHH"))).count == 2)
        #expect(lines(paint(text("HHHHHHHH HHHHHHHHH", mode: .byCharWrapping))).count == 2)
    }

    @Test func `a text is cut off at the edge`() {
        let ink = paint(text("HHHHHHHHHHHHHHHHHHHH", width: 100, mode: .byClipping)).ink
        #expect(ink.x + ink.width == 110)
        #expect(lines(paint(text("HHHHH HHHHHHH HHHHHHHH", width: 100, mode: .byClipping))).count == 1)
    }

    @Test func `an ellipsis takes the place of the head, the tail or the middle`() {
        // Slashes are as high as letters, dots of an ellipsis are at the baseline only.
        func top(_ picture: Picture, _ part: Range<Int>) -> Int {
            (0..<picture.height).first { y in part.contains { picture.red($0, y) < 128 } } ?? -1
        }
        let head = paint(text("HHHHHHHHHHHHHHHHHHHH", lines: 1, mode: .byTruncatingHead))
        let tail = paint(text("HHHHHHHHHHHHHHHHHHHH", lines: 1, mode: .byTruncatingTail))
        let middle = paint(text("HHHHHHHHHHHHHHHHHHHH", lines: 1, mode: .byTruncatingMiddle))
        for picture in [head, tail, middle] {
            #expect(picture.ink.x + picture.ink.width <= 191)
            #expect(lines(picture).count == 1)
        }
        #expect(top(head, 10..<24) > 24)
        #expect(top(head, 150..<185) < 20)
        #expect(top(tail, 10..<24) < 20)
        #expect(top(tail, tail.ink.x + tail.ink.width - 12..<tail.ink.x + tail.ink.width) > 24)
        #expect(top(middle, 10..<24) < 20)
        #expect(top(middle, 165..<185) < 20)
    }

    @Test func `only the last line that is allowed is shortened`() {
        let found = lines(paint(text("HHHHH HHHHH HHHHH HHHHH HHHHH HHHHH", lines: 2, mode: .byTruncatingTail)))
        #expect(found.count == 2)
    }

    @Test func `a justified line reaches both edges, the last one does not`() {
        let picture = paint(text("HHH HHH HHH HHH HHH HH", alignment: .justified))
        let found = lines(picture)
        #expect(found.count == 2)
        func right(_ rows: ClosedRange<Int>) -> Int {
            (0..<picture.width).last { x in rows.contains { picture.red(x, $0) < 128 } } ?? 0
        }
        #expect(right(found[0]) >= 187)
        #expect(right(found[1]) < 150)
    }

    @Test func `a heavy font has more ink`() {
        #expect(paint(text("Hello", weight: .bold)).darkness > 1.2 * paint(text("Hello")).darkness)
    }

    @Test func `a text has the same course at every scale`() {
        let string = text("Several words in one line", size: 13)
        let (one, two) = (paint(string).ink, paint(string, scale: 2).ink)
        #expect(abs(two.x - 2 * one.x) <= 2)
        #expect(abs(two.width - 2 * one.width) <= 2)
        let map = CGAffineTransform(scaleX: 3, y: 3)
        let large = Picture(600, 360, [.concatenate(map), string]).ink
        #expect(abs(large.width - 3 * one.width) <= 4)
    }

    @Test func `a text is turned with its transform`() {
        let level = paint(text("Hello", size: 16)).ink
        let map = CGAffineTransform(translationX: 120, y: 0).rotated(by: .pi / 2)
        let turned = Picture(120, 200, [.concatenate(map), text("Hello", size: 16)]).ink
        #expect(abs(turned.width - level.height) <= 1)
        #expect(abs(turned.height - level.width) <= 1)
        #expect(abs(turned.y - level.x) <= 1)
    }

    @Test func `a wide font is condensed to the width of estimates`() {
        let string = DrawnText(
            String(repeating: "finger ", count: 6), font: .systemFont(ofSize: 20),
            rect: CGRect(x: 0, y: 0, width: 2_000, height: 30))
        func width(_ fonts: TextFonts) -> Int {
            let painter = CairoPainter(size: CGSize(width: 1_000, height: 30), background: .white, fonts: fonts)
            painter.paint(DrawList([.text(string)]))
            return Picture(painter.surface).ink.width
        }
        let natural = width(TextFonts(system: "DejaVu Sans", characterWidth: 1))
        #expect(width(.dejaVu) < natural)
        #expect(Double(width(.dejaVu)) > 0.86 * Double(natural))
    }

    @Test func `the measure breaks lines as the painter does`() {
        let measure = TextMeasure(.dejaVu)
        guard case .text(let drawn) = text("HHHHH HHHHH HHHHH HHHHH") else { return }
        #expect(measure.lineCount(of: drawn) == 2)
        guard case .text(let empty) = text("") else { return }
        #expect(measure.lineCount(of: empty) == 0)
    }

    @Test func `a zero in a text is not its end`() {
        #expect(paint(text("H\0H")).ink.width > paint(text("HH")).ink.width)
    }

    @Test(arguments: [CGFloat(3_900), 1e6, 1e100])
    func `a text magnified beyond every window is not painted, and nothing else is lost`(_ factor: CGFloat) {
        let zoom = CGAffineTransform(scaleX: factor, y: factor)
        let picture = Picture(
            200, 120, [.save, .concatenate(zoom), text("Hello", size: 17), .restore, fill(rect(6, 6, 1, 1), red)])
        #expect(picture.ink == .init(x: 6, y: 6, width: 1, height: 1))
    }

    @Test func `a letter may be much larger than the picture`() {
        // The left stem of an H, 42,000 pixels high.
        let zoom = CGAffineTransform(translationX: -30_000, y: -50_000).scaledBy(x: 2_450, y: 2_450)
        #expect(Picture(200, 120, [.concatenate(zoom), text("H", size: 17)])[100, 60] == "000000")
    }

    @Test(arguments: [CGFloat(8_000), 8_192, 9_999])
    func `a font too large to lay out is not painted, and nothing else is lost`(_ size: CGFloat) {
        let shrunk = CGAffineTransform(scaleX: 0.01, y: 0.01)
        let picture = Picture(
            200, 120,
            [.save, .concatenate(shrunk), text("Hello", size: size), .restore, fill(rect(6, 6, 1, 1), red)])
        #expect(picture.ink == .init(x: 6, y: 6, width: 1, height: 1))
    }

    @Test func `the largest font that is laid out is painted`() {
        let shrunk = CGAffineTransform(scaleX: 0.01, y: 0.01)
        let ink = Picture(200, 120, [.concatenate(shrunk), text("H", size: 7_999, width: 20_000)]).ink
        #expect((57...60).contains(ink.height))
    }
}
