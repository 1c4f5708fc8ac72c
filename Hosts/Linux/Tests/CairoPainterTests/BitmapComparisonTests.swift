import PictureTesting
import Testing
import QuartzCore
import Touchstone

/// The library's own painter and Cairo's paint the same lists.
///
/// They are allowed to differ: Cairo has 15 rows of samples in a pixel, this library exact areas; Cairo's colors have eight bits in every step;
/// blurs and images that are shown smaller are computed in other ways.
struct BitmapComparisonTests {
    /// Returns the differences of each component of each pixel, 0…255, on white.
    private func differences(_ size: Int, _ commands: [DrawCommand]) -> [Int] {
        let cairo = Picture(CGFloat(size), CGFloat(size), commands)
        let background = DrawCommand.fill(rect(0, 0, CGFloat(size), CGFloat(size)), .white, .winding)
        let bitmap = DrawList([background] + commands).bitmap(width: size, height: size)
        // Multiplied by the opacities, as Cairo's are.
        let own = CGImage(bitmap: bitmap).dataProvider?.bytes ?? []
        return (0..<size * size).flatMap { index in
            (0..<3).map { component in
                let word = cairo.words[index] >> UInt32(16 - 8 * component) & 255
                return abs(Int(word) - Int(own[4 * index + component]))
            }
        }
    }

    private func expect(
        _ commands: [DrawCommand], size: Int = 60, within most: Int, mean: Double = 0.5,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = differences(size, commands)
        let average = Double(found.reduce(0, +)) / Double(found.count)
        #expect(found.max() ?? 0 <= most, sourceLocation: sourceLocation)
        #expect(average <= mean, sourceLocation: sourceLocation)
    }

    private let circle = PathOutline(ellipseIn: CGRect(x: 7.3, y: 5.1, width: 40, height: 44))

    @Test func `areas differ by a fifteenth of a pixel at most`() {
        expect([fill(circle)], within: 18)
        expect([fill(rect(3.25, 4.5, 20.5, 30.125)), fill(line((30, 3), (55, 20), (33, 50)), red)], within: 18)
        var ring = circle
        ring.append(PathOutline(ellipseIn: CGRect(x: 15, y: 15, width: 22, height: 22)))
        expect([.fill(ring, blue, .evenOdd)], within: 18)
    }

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func `lines have the same ends and corners`(_ cap: CGLineCap, _ join: CGLineJoin) {
        let style = DrawnStrokeStyle(width: 7, cap: cap, join: join)
        expect([.stroke(line((10, 10), (45, 14), (20, 45), (50, 50)), black, style)], within: 50, mean: 0.7)
        let dashed = DrawnStrokeStyle(width: 5, cap: cap, join: join, dash: [9, 7], dashPhase: 4)
        expect([.stroke(circle, black, dashed)], within: 50, mean: 0.7)
        expect(
            [
                .concatenate(CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.6, tx: 12, ty: 4)),
                .stroke(circle, red, style),
            ], within: 50, mean: 0.7)
    }

    @Test func `clips and groups have the same edges`() {
        let group: [DrawCommand] = [
            .clip(circle, .winding), .beginGroup(opacity: 0.5, shadow: nil), fill(rect(0, 0, 30, 60), red),
            fill(rect(20, 0, 30, 60), blue), .endGroup,
        ]
        expect(group, within: 18)
    }

    @Test func `shadows are blurred alike`() {
        let shadow = DrawnShadow(color: black, offset: CGSize(width: 3, height: 4), radius: 3)
        expect([.shadow(rect(15, 15, 25, 25), shadow)], within: 12, mean: 2)
        expect([.beginGroup(opacity: 0.7, shadow: shadow), fill(circle, red), .endGroup], within: 20, mean: 2)
    }

    @Test func `gradients have the same course, and the same ends`() {
        let stops: [DrawnGradient.Stop] = [
            .init(location: 0.1, color: red), .init(location: 0.5, color: CGColor(gray: 1, alpha: 0.2)),
            .init(location: 0.9, color: blue),
        ]
        func paint(_ shape: DrawnGradient.Shape, _ options: CGGradientDrawingOptions) -> [DrawCommand] {
            [.clip(circle, .winding), .gradient(DrawnGradient(stops: stops, shape: shape, options: options))]
        }
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let upright = DrawnGradient.Shape.linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 50, y: 0))
        expect(paint(upright, both), within: 18, mean: 1)
        expect(paint(upright, []), within: 18, mean: 1)
        let slanted = DrawnGradient.Shape.linear(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 50))
        expect(paint(slanted, both), within: 18, mean: 1)
        let inside = DrawnGradient.Shape.radial(
            from: CGPoint(x: 25, y: 25), radius: 3, to: CGPoint(x: 30, y: 30), endRadius: 25)
        expect(paint(inside, both), within: 18, mean: 1)
    }

    @Test(arguments: CGBlendMode.allCases) func `colors are mixed alike`(_ mode: CGBlendMode) {
        let pale = CGColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.6)
        // On an opaque ground, for Cairo's picture is white.
        let below = fill(rect(0, 0, 30, 60), CGColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1))
        let group: [DrawCommand] = [.beginGroup(opacity: 1, shadow: nil), fill(rect(5, 5, 30, 30), pale), .endGroup]
        let mixed: [DrawCommand] = [
            below, .beginGroup(opacity: 1, shadow: nil), fill(rect(0, 0, 20, 60), blue),
            fill(rect(20, 0, 20, 60), CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)), .save,
            .clip(rect(10, 10, 40, 40), .winding), .blend(mode), fill(circle, pale), .restore, .endGroup,
        ]
        expect(mixed, within: 20, mean: 1)
        expect([below, .save, .blend(mode)] + group + [.restore], within: 20, mean: 1)
    }

    @Test func `images are blended alike`() {
        let pixels = (0..<64).map { UInt8(truncatingIfNeeded: $0 * 37) }
        let image = UIImage(pixels: pixels, width: 4, height: 4)!
        expect([.image(image, CGRect(x: 4, y: 4, width: 50, height: 40), opacity: 0.8)], within: 8, mean: 1)
        expect(
            [
                .concatenate(CGAffineTransform(translationX: 30, y: 5).rotated(by: 0.6)),
                .image(image, CGRect(x: 0, y: 0, width: 30, height: 30), opacity: 1),
            ], within: 20, mean: 1)
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func `random pictures are alike`(_ seed: UInt64) {
        var lists = RandomLists(seed: 4_000 + seed, size: 60)
        let commands = lists.list().filter { command in
            // Letters are the host's; and Cairo mixes whole colors through a mask, as of shadows, in another way than those of a shape.
            switch command {
            case .text, .blend(.hue), .blend(.saturation), .blend(.color), .blend(.luminosity): false
            default: true
            }
        }
        let found = differences(60, commands)
        // Three in a hundred components may differ by more than 32: at the tips of sharp corners, and where edges meet.
        #expect(found.count { $0 > 32 } * 100 <= 3 * found.count)
        #expect(Double(found.reduce(0, +)) / Double(found.count) <= 3)
    }
}
