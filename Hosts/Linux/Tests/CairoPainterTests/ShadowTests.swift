import Foundation
import PictureTesting
import Testing
import Touchstone

struct ShadowTests {
    private func shadow(_ radius: CGFloat, dx: CGFloat = 0, dy: CGFloat = 0, alpha: CGFloat = 1) -> DrawnShadow {
        DrawnShadow(color: CGColor(gray: 0, alpha: alpha), offset: CGSize(width: dx, height: dy), radius: radius)
    }

    @Test(arguments: [1.0, 2, 3.5, 8, 15])
    func `a shadow falls off like a Gaussian`(_ radius: Double) {
        // The shadow of a half plane, whose edge is at 100: the integral of the Gaussian.
        let picture = Picture(200, 3, [.shadow(rect(100, -500, 1_000, 1_000), shadow(CGFloat(radius)))])
        for x in 40..<160 {
            let exact = 0.5 * (1 + erf((Double(x) + 0.5 - 100) / radius / 2.0.squareRoot()))
            let painted = 1 - Double(picture.red(x, 1)) / 255
            #expect(abs(exact - painted) < 0.03, "at \(x)")
        }
    }

    @Test func `a shadow without a radius is sharp`() {
        #expect(
            Picture(20, 20, [.shadow(rect(5, 5, 4, 4), shadow(0, dx: 3, dy: 2))]).ink
                == .init(x: 8, y: 7, width: 4, height: 4))
    }

    @Test func `offset and radius follow the transform`() {
        let map = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 40, y: 0))
        let turned = Picture(40, 40, [.concatenate(map), .shadow(rect(5, 15, 4, 4), shadow(0, dx: 10))])
        #expect(turned.ink == .init(x: 21, y: 15, width: 4, height: 4))
        let scaled = Picture(
            40, 40, [.concatenate(CGAffineTransform(scaleX: 2, y: 2)), .shadow(rect(8, 8, 4, 4), shadow(2))])
        let plain = Picture(40, 40, [.shadow(rect(16, 16, 8, 8), shadow(4))])
        #expect(scaled == plain)
    }

    @Test func `a shadow keeps its darkness`() {
        let picture = Picture(80, 80, [.shadow(rect(30, 30, 20, 20), shadow(5, alpha: 0.5))])
        #expect((195...205).contains(picture.darkness))
    }

    @Test func `the shadow of a group is that of everything in it, below it`() {
        let picture = Picture(
            40, 40,
            [
                .beginGroup(opacity: 1, shadow: shadow(0, dx: 10)), fill(rect(5, 5, 4, 4), red),
                fill(rect(5, 20, 10, 10), red),
                .endGroup,
            ])
        #expect(picture[6, 6] == "ff0000")
        #expect(picture[16, 6] == "000000")
        #expect(picture[12, 25] == "ff0000")
        #expect(picture[16, 25] == "000000")
    }

    @Test func `a shadow does not shine through its group`() {
        let picture = Picture(
            30, 30, [.beginGroup(opacity: 0.5, shadow: shadow(3)), fill(rect(5, 5, 20, 20), red), .endGroup])
        #expect(["ff7f7f", "ff8080", "ff807f", "ff7f80"].contains(picture[15, 15]))
    }

    @Test func `what is outside of the picture casts a shadow into it`() {
        let picture = Picture(
            30, 30, [.beginGroup(opacity: 1, shadow: shadow(0, dx: 30)), fill(rect(-20, 5, 10, 10), red), .endGroup])
        #expect(picture.ink == .init(x: 10, y: 5, width: 10, height: 10))
    }

    @Test func `a clipping area around a group cuts its shadow, one inside does not`() {
        let group: [DrawCommand] = [
            .beginGroup(opacity: 1, shadow: shadow(0, dx: 10)), fill(rect(0, 0, 5, 5), red), .endGroup,
        ]
        #expect(
            Picture(20, 20, [.clip(rect(0, 0, 12, 20), .winding)] + group).ink
                == .init(x: 0, y: 0, width: 12, height: 5))
        let inside: [DrawCommand] = [
            .beginGroup(opacity: 1, shadow: shadow(0, dx: 10)), .clip(rect(0, 0, 3, 5), .winding),
            fill(rect(0, 0, 5, 5), red), .endGroup,
        ]
        #expect(Picture(20, 20, inside).ink == .init(x: 0, y: 0, width: 13, height: 5))
        #expect(Picture(20, 20, inside).darkness == 15)
    }

    @Test(arguments: [(18_000, 0), (-18_000, 18_000), (0, -20_000)] as [(CGFloat, CGFloat)])
    func `the shadow of a shadow is painted, however far away its group is`(_ dx: CGFloat, _ dy: CGFloat) {
        let group = DrawCommand.beginGroup(opacity: 1, shadow: shadow(0, dx: dx / 2, dy: dy / 2))
        let picture = Picture(40, 30, [group, group, fill(rect(12 - dx, 5 - dy, 10, 10), red), .endGroup, .endGroup])
        #expect(picture.ink == .init(x: 12, y: 5, width: 10, height: 10))
        #expect(picture.darkness == 100)
    }

    @Test(arguments: [0, 0.25, 0.5] as [CGFloat])
    func `a shadow that falls from far away is as soft as one from near`(_ part: CGFloat) {
        func paint(_ dx: CGFloat) -> Picture {
            let group = DrawCommand.beginGroup(opacity: 1, shadow: shadow(5, dx: dx + part))
            return Picture(60, 60, [group, fill(rect(20 - dx, 20, 20, 20)), .endGroup])
        }
        #expect(paint(9_000) == paint(100))
    }

    @Test func `groups within groups with the largest shadows are painted`() {
        var commands = [fill(rect(5, 5, 10, 10), red)]
        for depth in 0..<3 {
            commands.insert(
                .beginGroup(opacity: 1, shadow: shadow(1e9, dx: depth % 2 == 0 ? 1e9 : -1e9, dy: 1e9)), at: 0)
            commands.append(.endGroup)
        }
        let picture = Picture(20, 20, commands)
        #expect(picture[10, 10] == "ff0000")
    }
}
