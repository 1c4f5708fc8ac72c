import TestSupport
import Testing
import TouchDrawing
import TouchInput

/// Parts of paths by their lengths.
struct TrimmingTests {
    private let square = PathOutline(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `the whole path is itself, and none of it is empty`() {
        expectEqual(square.trimmed(from: 0, to: 1), square)
        expect(square.trimmed(from: 0.5, to: 0.5).isEmpty && square.trimmed(from: 0.8, to: 0.2).isEmpty)
        expect(PathOutline().trimmed(from: 0, to: 0.5).isEmpty)
    }

    @Test func `a part begins and ends in the middle of lines`() {
        expectEqual(
            square.trimmed(from: 0.125, to: 0.375),
            PathOutline([.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5))]))
    }

    @Test func `subpaths count together, and whole ones stay closed`() {
        var both = square
        both.append(.move(CGPoint(x: 20, y: 0)))
        both.append(.line(CGPoint(x: 60, y: 0)))
        expectEqual(
            both.trimmed(from: 0, to: 0.75).elements,
            square.elements.dropLast() + [
                .line(.zero), .close, .move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 40, y: 0)),
            ])
    }

    @Test func `a curve is divided by its length`() throws {
        let circle = PathOutline(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        let start = try #require(circle.elements.first?.end)
        let opposite = try #require(circle.trimmed(from: 0, to: 0.5).currentPoint)
        expect(abs(opposite.x + start.x) < 0.01 && abs(opposite.y + start.y) < 0.01)
        let eighth = try #require(circle.trimmed(from: 0, to: 0.125).currentPoint)
        expect(abs(abs(eighth.x) - 50.0.squareRoot()) < 0.01 && abs(abs(eighth.y) - 50.0.squareRoot()) < 0.01)
        expect(circle.course.lengths.allSatisfy { abs($0 - 5 * .pi) < 0.01 })
    }

    @Test func `paths of the same steps mix, and others change at once`() {
        let large = PathOutline(rect: CGRect(x: 10, y: 0, width: 20, height: 30))
        expectEqual(square.mixed(with: large, 0.5), PathOutline(rect: CGRect(x: 5, y: 0, width: 15, height: 20)))
        let circle = PathOutline(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1))
        expect(square.mixed(with: circle, 0) == circle && circle.mixed(with: circle, 0.3) == circle)
    }
}
