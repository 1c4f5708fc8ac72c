import PictureTesting
import Testing
import Touchstone

struct GroupTests {
    @Test func `clipping areas cut each other, and end with their state`() {
        let picture = Picture(
            10, 10,
            [
                .save, .clip(rect(0, 0, 6, 10), .winding), .save, .clip(rect(3, 0, 7, 5), .winding),
                fill(rect(0, 0, 10, 10)),
                .restore, fill(rect(0, 8, 10, 1)), .restore, fill(rect(9, 9, 1, 1)),
            ])
        #expect(picture.darkness == 3 * 5 + 6 + 1)
        #expect(picture[3, 4] == "000000")
        #expect(picture[2, 4] == "ffffff")
        #expect(picture[5, 8] == "000000")
        #expect(picture[6, 8] == "ffffff")
    }

    @Test func `a round clipping area has soft edges`() {
        let circle = PathOutline(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let picture = Picture(20, 20, [.clip(circle, .winding), fill(rect(0, 0, 20, 20))])
        #expect((312...316).contains(picture.darkness))
        #expect(Set((0..<20).map { picture.red($0, 1) }).count > 4)
    }

    @Test func `a rotated clipping area is rotated`() {
        let map = CGAffineTransform(translationX: 10, y: 10).rotated(by: .pi / 4)
        let picture = Picture(
            20, 20,
            [
                .save, .concatenate(map), .clip(rect(-5, -5, 10, 10), .winding), .concatenate(map.inverted()),
                fill(rect(0, 0, 20, 20)), .restore,
            ])
        #expect((99...101).contains(picture.darkness))
        #expect(picture[10, 4] == "000000")
        #expect(picture[5, 5] == "ffffff")
    }

    @Test func `what overlaps in a group does not shine through itself`() {
        let picture = Picture(
            6, 6,
            [.beginGroup(opacity: 0.5, shadow: nil), fill(rect(0, 0, 4, 4)), fill(rect(2, 2, 4, 4)), .endGroup])
        #expect(picture[0, 0] == picture[3, 3])
        #expect((126...129).contains(picture.red(3, 3)))
    }

    @Test func `groups in groups multiply their opacities`() {
        let picture = Picture(
            2, 2,
            [
                .beginGroup(opacity: 0.5, shadow: nil), .beginGroup(opacity: 0.5, shadow: nil), fill(rect(0, 0, 2, 2)),
                .endGroup,
                .endGroup,
            ])
        #expect((189...193).contains(picture.red(0, 0)))
    }

    @Test func `a soft edge of a clipping area counts once for a group`() {
        let plain = Picture(4, 4, [.clip(rect(0.5, 0, 3, 4), .winding), fill(rect(0, 0, 4, 4))])
        let group = Picture(
            4, 4,
            [
                .clip(rect(0.5, 0, 3, 4), .winding), .beginGroup(opacity: 1, shadow: nil), fill(rect(0, 0, 4, 4)),
                .endGroup,
            ])
        #expect(plain == group)
    }

    @Test func `a transform in a group ends with it`() {
        let picture = Picture(
            9, 9,
            [
                .beginGroup(opacity: 1, shadow: nil), .concatenate(CGAffineTransform(translationX: 5, y: 5)),
                .clip(rect(0, 0, 1, 1), .winding), fill(rect(0, 0, 2, 2)), .endGroup, fill(rect(0, 0, 1, 1)),
            ])
        #expect(picture.darkness == 2)
        #expect(picture[5, 5] == "000000")
        #expect(picture[0, 0] == "000000")
    }
}
