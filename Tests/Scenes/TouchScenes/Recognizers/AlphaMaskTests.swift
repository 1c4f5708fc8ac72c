import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `A mask of opacity` {
    /// Two pixels wide, three high; the opacity of each.
    private func mask(_ alphas: [UInt8], threshold: UInt8 = 128) throws -> AlphaMask {
        let bitmap = try #require(DrawnBitmap(width: 2, height: 3, rgba: alphas.flatMap { [9, 9, 9, $0] }))
        return AlphaMask(bitmap, threshold: threshold)
    }

    @Test func `is stretched over the bounds, wherever these begin`() throws {
        let mask = try mask([255, 0, 0, 255, 255, 0])
        let bounds = CGRect(x: 10, y: -30, width: 20, height: 30)
        func at(_ x: CGFloat, _ y: CGFloat) -> Bool { mask.contains(CGPoint(x: x, y: y), in: bounds) }
        expect(at(10, -30) && at(19.9, -20.1) && !at(20, -30) && !at(10, -20))
        expect(at(20, -20) && at(29.9, -10.1) && at(10, -10) && at(19.9, -0.1))
    }

    @Test func `contains nothing outside, and nothing where there is no place`() throws {
        let mask = try mask(Array(repeating: 255, count: 6))
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
        for (x, y) in [(-0.1, 5), (20, 5), (5, -0.1), (5, 30), (.nan, 5), (5, .infinity)] as [(CGFloat, CGFloat)] {
            expect(!mask.contains(CGPoint(x: x, y: y), in: bounds))
        }
        expect(mask.contains(CGPoint(x: 5, y: 5), in: bounds))
        expect(!mask.contains(CGPoint(x: 0, y: 0), in: CGRect(x: 0, y: 0, width: 0, height: 30)))
        expect(!mask.contains(CGPoint(x: 0, y: 0), in: CGRect(x: 0, y: 0, width: 20, height: CGFloat.nan)))
    }

    @Test func `counts from its threshold on`() throws {
        let bounds = CGRect(x: 0, y: 0, width: 2, height: 3)
        let alphas: [UInt8] = [0, 1, 127, 128, 200, 255]
        func count(_ threshold: UInt8) throws -> Int {
            let mask = try mask(alphas, threshold: threshold)
            return (0..<6).filter { mask.contains(CGPoint(x: $0 % 2, y: $0 / 2), in: bounds) }.count
        }
        try expectEqual([0, 1, 128, 129, 255].map { try count($0) }, [6, 5, 3, 2, 1])
    }

    @Test func `is one of the shapes of a view`() throws {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 30)
        let shape = HitShape.picture(try mask([255, 0, 0, 255, 255, 0]))
        expect(shape.contains(CGPoint(x: 5, y: 5), in: bounds) && !shape.contains(CGPoint(x: 15, y: 5), in: bounds))
    }
}

struct `A shape of a view` {
    private let bounds = CGRect(x: 10, y: 20, width: 60, height: 40)

    @Test func `is its bounds, of which the right and lower edges are none`() {
        expect(HitShape.bounds.contains(CGPoint(x: 10, y: 20), in: bounds))
        expect(HitShape.bounds.contains(CGPoint(x: 69.9, y: 59.9), in: bounds))
        expect(!HitShape.bounds.contains(CGPoint(x: 70, y: 30), in: bounds))
        expect(!HitShape.bounds.contains(CGPoint(x: 30, y: 60), in: bounds))
        expect(!HitShape.bounds.contains(CGPoint(x: 9.9, y: 30), in: bounds))
    }

    @Test func `is the largest circle about the middle`() {
        expect(HitShape.circle.contains(CGPoint(x: 40, y: 40), in: bounds))
        expect(HitShape.circle.contains(CGPoint(x: 60, y: 40), in: bounds), "20 pt from the middle")
        expect(!HitShape.circle.contains(CGPoint(x: 60.1, y: 40), in: bounds))
        expect(HitShape.circle.contains(CGPoint(x: 40, y: 20), in: bounds))
        expect(!HitShape.circle.contains(CGPoint(x: 56, y: 54), in: bounds))
        expect(!HitShape.circle.contains(CGPoint(x: CGFloat.nan, y: 40), in: bounds))
    }
}
