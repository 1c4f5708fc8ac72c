import TestSupport
import Testing
import QuartzCore
import Touchstone

struct BitmapPainterTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> PathOutline {
        PathOutline(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    /// The opacities, row by row.
    private func alphas(_ width: Int, _ height: Int, _ commands: [DrawCommand]) -> [Int] {
        let bitmap = DrawList(commands).bitmap(width: width, height: height)
        return (0..<width * height).map { Int(bitmap.rgba[4 * $0 + 3]) }
    }

    /// The opacity of everything, in pixels.
    private func ink(_ width: Int, _ height: Int, _ commands: [DrawCommand]) -> Double {
        Double(alphas(width, height, commands).reduce(0, +)) / 255
    }

    /// The color of the pixel when everything has one.
    private func color(_ commands: [DrawCommand]) -> [UInt8] { DrawList(commands).bitmap(width: 1, height: 1).rgba }

    @Test func `a pixel has as much of a color as a shape covers of it`() {
        expectEqual(
            alphas(3, 2, [.fill(rect(0.5, 0.25, 2, 1.25), .black, .winding)]),
            [
                96, 191, 96, 64, 128, 64,
            ])
        let triangle = PathOutline([.move(.zero), .line(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 0, y: 2)), .close])
        expectEqual(alphas(2, 2, [.fill(triangle, .black, .winding)]), [255, 128, 128, 0])
    }

    @Test func `a shape that reaches beyond the picture is cut`() {
        expectEqual(alphas(2, 1, [.fill(rect(-10, -10, 10.5, 30), .black, .winding)]), [128, 0])
        expectEqual(alphas(2, 1, [.fill(rect(1.25, -1e9, 1e9, 2e9), .black, .winding)]), [0, 191])
        let wedge = PathOutline([
            .move(CGPoint(x: -2, y: 0)), .line(CGPoint(x: 2, y: 2)), .line(CGPoint(x: -2, y: 2)),
        ])
        expectEqual(alphas(2, 2, [.fill(wedge, .black, .winding)]), [0, 0, 191, 64])
    }

    @Test func `a circle has the area of a circle`() {
        let circle = PathOutline(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20))
        expect(abs(ink(24, 24, [.fill(circle, .black, .winding)]) - 314.16) < 0.3)
        expect(abs(ink(24, 24, [.clip(circle, .winding), .fill(rect(0, 0, 24, 24), .black, .winding)]) - 314.16) < 0.3)
    }

    @Test func `holes follow the rule`() {
        var twice = rect(0, 0, 4, 4)
        twice.append(rect(1, 1, 2, 2))
        expectEqual(ink(4, 4, [.fill(twice, .black, .winding)]), 16)
        expectEqual(ink(4, 4, [.fill(twice, .black, .evenOdd)]), 12)
        var opposite = rect(0, 0, 4, 4)
        opposite.append(rect(1, 1, 2, 2).reversed)
        expectEqual(ink(4, 4, [.fill(opposite, .black, .winding)]), 12)
    }

    @Test(
        arguments: [
            (.butt, .miter, 84), (.square, .miter, 100), (.round, .bevel, 94.57), (.butt, .round, 83.14),
        ] as [(CGLineCap, CGLineJoin, Double)])
    func `a line has its width, ends and corners`(_ cap: CGLineCap, _ join: CGLineJoin, _ area: Double) {
        // A right angle with lines of 10 points; between them a corner, filled by the square of the inner half of the width.
        let path = PathOutline([
            .move(CGPoint(x: 5, y: 15)), .line(CGPoint(x: 15, y: 15)), .line(CGPoint(x: 15, y: 5)),
        ])
        let style = DrawnStrokeStyle(width: 4, cap: cap, join: join)
        // Both lines have the inner square, 2 by 2, in common.
        expect(abs(ink(24, 24, [.stroke(path, .black, style)]) - (area - 4)) < 0.4)
    }

    @Test func `dashes and points`() {
        let line = PathOutline([.move(CGPoint(x: 0, y: 1)), .line(CGPoint(x: 12, y: 1))])
        let dashed = DrawnStrokeStyle(width: 2, dash: [2, 1], dashPhase: 1)
        expectEqual(
            alphas(12, 1, [.stroke(line, .black, dashed)]), [255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255])
        let point = PathOutline([.move(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 4, y: 4))])
        expectEqual(ink(8, 8, [.stroke(point, .black, DrawnStrokeStyle(width: 4, cap: .square))]), 16)
        expect(abs(ink(8, 8, [.stroke(point, .black, DrawnStrokeStyle(width: 4, cap: .round))]) - 12.57) < 0.1)
        expectEqual(ink(8, 8, [.stroke(point, .black, DrawnStrokeStyle(width: 4))]), 0)
        let move = PathOutline([.move(CGPoint(x: 4, y: 4))])
        expectEqual(ink(8, 8, [.stroke(move, .black, DrawnStrokeStyle(width: 4, cap: .round))]), 0)
    }

    @Test func `a line is stretched with its coordinates, and a closed one has no ends`() {
        let map = CGAffineTransform(scaleX: 3, y: 1)
        let line = PathOutline([.move(CGPoint(x: 1, y: 0)), .line(CGPoint(x: 1, y: 4))])
        expect(abs(ink(8, 4, [.concatenate(map), .stroke(line, .black, DrawnStrokeStyle(width: 1))]) - 12) < 0.02)
        expectEqual(ink(8, 8, [.stroke(rect(2, 2, 4, 4), .black, DrawnStrokeStyle(width: 2))]), 36 - 4)
    }

    @Test func `clips cut each other and end with their state`() {
        let commands: [DrawCommand] = [
            .save, .clip(rect(0, 0, 3, 4), .winding), .clip(rect(2, 0, 2, 4), .winding),
            .fill(rect(0, 0, 4, 4), .black, .winding), .restore, .fill(rect(0, 0, 1, 1), .black, .winding),
        ]
        expectEqual(ink(4, 4, commands), 5)
    }

    @Test func `what overlaps in a group does not shine through itself`() {
        let two: [DrawCommand] = [.fill(rect(0, 0, 2, 1), .black, .winding), .fill(rect(1, 0, 2, 1), .black, .winding)]
        expectEqual(alphas(3, 1, [.beginGroup(opacity: 0.5, shadow: nil)] + two + [.endGroup]), [128, 128, 128])
        expectEqual(alphas(3, 1, [.beginGroup(opacity: 0.5, shadow: nil)] + two), [128, 128, 128])
    }

    @Test func `a shadow is offset, blurred, and does not shine through`() {
        let sharp = DrawnShadow(color: red, offset: CGSize(width: 2, height: 0), radius: 0)
        let group: [DrawCommand] = [
            .beginGroup(opacity: 0.5, shadow: sharp), .fill(rect(0, 0, 2, 1), .black, .winding), .endGroup,
        ]
        let bitmap = DrawList(group).bitmap(width: 4, height: 1)
        expectEqual(bitmap.rgba, [0, 0, 0, 128, 0, 0, 0, 128, 255, 0, 0, 128, 255, 0, 0, 128])
        let soft = DrawnShadow(color: .black, offset: CGSize(width: 0, height: 10), radius: 2)
        expect(abs(ink(30, 40, [.shadow(rect(10, 10, 10, 10), soft)]) - 100) < 1)
        let row = alphas(30, 40, [.shadow(rect(10, 10, 10, 10), soft)])
        expect(row[25 * 30 + 15] > 240)
        expect((145...158).contains(row[25 * 30 + 10]))
        let fromOutside = DrawnShadow(color: .black, offset: CGSize(width: 100, height: 0), radius: 0)
        let far = [DrawCommand.beginGroup(opacity: 1, shadow: fromOutside), .fill(rect(-99, 0, 2, 1), red, .winding)]
        expectEqual(alphas(4, 1, far), [0, 255, 255, 0])
    }

    @Test func `an image is where it belongs, blended where it grows and averaged where it shrinks`() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 255, 255]
        let image = UIImage(pixels: pixels, width: 2, height: 1)!
        func paint(_ width: Int, _ rect: CGRect, opacity: CGFloat = 1) -> [UInt8] {
            DrawList([.image(image, rect, opacity: opacity)]).bitmap(width: width, height: 1).rgba
        }
        expectEqual(paint(2, CGRect(x: 0, y: 0, width: 2, height: 1)), pixels)
        expectEqual(paint(1, CGRect(x: 0, y: 0, width: 1, height: 1)), [128, 0, 128, 255])
        expectEqual(
            paint(4, CGRect(x: 0, y: 0, width: 4, height: 1)),
            [
                255, 0, 0, 255, 191, 0, 64, 255, 64, 0, 191, 255, 0, 0, 255, 255,
            ])
        expectEqual(paint(1, CGRect(x: 0, y: 0, width: 2, height: 1), opacity: 0.5), [255, 0, 0, 128])
        expectEqual(paint(1, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)), [0, 0, 0, 0])
    }

    @Test func `a gradient changes evenly, and ends or goes on`() {
        let stops: [DrawnGradient.Stop] = [.init(location: 0, color: .black), .init(location: 1, color: .white)]
        func row(_ options: CGGradientDrawingOptions, _ shape: DrawnGradient.Shape) -> [UInt8] {
            let bitmap = DrawList([.gradient(DrawnGradient(stops: stops, shape: shape, options: options))])
                .bitmap(width: 6, height: 1)
            return (0..<6).map { bitmap.rgba[4 * $0 + 3] == 0 ? 7 : bitmap.rgba[4 * $0] }
        }
        let linear = DrawnGradient.Shape.linear(from: CGPoint(x: 1, y: 0), to: CGPoint(x: 5, y: 0))
        expectEqual(row([], linear), [7, 32, 96, 159, 223, 7])
        expectEqual(row([.drawsBeforeStartLocation, .drawsAfterEndLocation], linear), [0, 32, 96, 159, 223, 255])
        let center = CGPoint(x: 3, y: 0.5)
        let radial = DrawnGradient.Shape.radial(from: center, radius: 1, to: center, endRadius: 2)
        expectEqual(row([], radial), [7, 128, 7, 7, 128, 7])
        expectEqual(row([.drawsBeforeStartLocation, .drawsAfterEndLocation], radial), [255, 128, 0, 0, 128, 255])
        expectEqual(row([], .linear(from: center, to: center)), [7, 7, 7, 7, 7, 7])
    }

    @Test func `between circles that are not in each other a gradient is a cone`() {
        let stops: [DrawnGradient.Stop] = [.init(location: 0, color: .black), .init(location: 1, color: .black)]
        let shape = DrawnGradient.Shape.radial(
            from: CGPoint(x: 2, y: 5), radius: 1, to: CGPoint(x: 12, y: 5), endRadius: 1)
        let tube = ink(16, 10, [.gradient(DrawnGradient(stops: stops, shape: shape))])
        // A rectangle of 10 × 2 points with half circles at its ends.
        expect(abs(tube - 23.1) < 3)
    }

    @Test func `texts are boxes, one for each word`() {
        let text = DrawnText(
            "ab c", font: .systemFont(ofSize: 20), color: .black, rect: CGRect(x: 0, y: 0, width: 100, height: 30))
        expect(abs(ink(100, 30, [.text(text)]) - 3 * 11 * 10) < 2)
    }

    @Test(
        arguments: [
            // Painted: red of half an opacity. Below: an opaque gray of a fifth.
            (.normal, [153, 26, 26, 255]), (.multiply, [51, 26, 26, 255]), (.screen, [153, 51, 51, 255]),
            (.overlay, [77, 26, 26, 255]), (.darken, [51, 26, 26, 255]), (.lighten, [153, 51, 51, 255]),
            (.colorDodge, [153, 51, 51, 255]), (.colorBurn, [51, 26, 26, 255]), (.softLight, [83, 31, 31, 255]),
            (.hardLight, [153, 26, 26, 255]), (.difference, [128, 51, 51, 255]), (.exclusion, [128, 51, 51, 255]),
            (.hue, [51, 51, 51, 255]), (.saturation, [51, 51, 51, 255]), (.color, [110, 26, 26, 255]),
            (.luminosity, [64, 64, 64, 255]), (.clear, [51, 51, 51, 128]), (.copy, [255, 0, 0, 128]),
            (.sourceIn, [255, 0, 0, 128]), (.sourceOut, [0, 0, 0, 0]), (.sourceAtop, [153, 26, 26, 255]),
            (.destinationOver, [51, 51, 51, 255]), (.destinationIn, [51, 51, 51, 128]),
            (.destinationOut, [51, 51, 51, 128]), (.destinationAtop, [51, 51, 51, 128]), (.xor, [51, 51, 51, 128]),
            (.plusLighter, [179, 51, 51, 255]),
        ] as [(CGBlendMode, [UInt8])])
    func `colors are mixed as the mode says`(_ mode: CGBlendMode, _ mixed: [UInt8]) {
        let pale = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let found = color([
            .fill(rect(0, 0, 1, 1), CGColor(gray: 0.2, alpha: 1), .winding), .blend(mode),
            .fill(rect(0, 0, 1, 1), pale, .winding),
        ])
        expect(zip(found, mixed).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(mode): \(found)")
    }

    @Test func `a mode that is not bounded changes the clipping area, and no more`() {
        let commands: [DrawCommand] = [
            .fill(rect(0, 0, 3, 1), .black, .winding), .save, .clip(rect(0, 0, 2, 1), .winding), .blend(.destinationIn),
            .fill(rect(0, 0, 1, 1), .black, .winding), .restore,
        ]
        expectEqual(alphas(3, 1, commands), [255, 0, 255])
    }

    @Test func `a group begins in the normal mode and is mixed in that before`() {
        let commands: [DrawCommand] = [
            .fill(rect(0, 0, 1, 1), .white, .winding), .blend(.multiply), .beginGroup(opacity: 1, shadow: nil),
            .fill(rect(0, 0, 1, 1), .black, .winding), .fill(rect(0, 0, 1, 1), red, .winding), .endGroup,
        ]
        expectEqual(color(commands), [255, 0, 0, 255])
    }

    @Test(arguments: [
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1e200, b: 0, c: 0, d: 1e200, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    ])
    func `numbers that no picture has leave the rest as it is`(_ map: CGAffineTransform) {
        let image = UIImage(pixels: [0, 0, 0, 255], width: 1, height: 1)!
        let stops: [DrawnGradient.Stop] = [.init(location: 0, color: .black)]
        let gradient = DrawnGradient(stops: stops, shape: .linear(from: .zero, to: CGPoint(x: 1, y: 0)))
        let shadow = DrawnShadow(color: .black, offset: CGSize(width: 1, height: 1), radius: 3)
        let commands: [DrawCommand] = [
            .save, .concatenate(map), .clip(rect(0, 0, 0, 0), .winding), .beginGroup(opacity: 1, shadow: shadow),
            .stroke(rect(0, 0, 4, 4), .black, DrawnStrokeStyle(width: 3, cap: .round, join: .round, dash: [1, 1])),
            .image(image, CGRect(x: 0, y: 0, width: 2, height: 2), opacity: 1), .gradient(gradient),
            .shadow(rect(0, 0, 1, 1), shadow), .endGroup, .restore, .fill(rect(0, 0, 1, 1), red, .winding),
        ]
        expectEqual(color(commands), [255, 0, 0, 255])
    }
}
