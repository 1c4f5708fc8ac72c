import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `A constraint of movement` {
    private let start = CGPoint(x: 50, y: 60)
    private let size = CGSize(width: 20, height: 10)

    private func place(_ constraint: MovementConstraint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
        constraint.center(CGPoint(x: x, y: y), from: start, size: size)
    }

    @Test func `lets everything go by default`() {
        expectEqual(place(MovementConstraint(), -500, 900), CGPoint(x: -500, y: 900))
    }

    @Test func `keeps one coordinate of where the drag began`() {
        expectEqual(place(MovementConstraint(axis: .horizontal), 7, 8), CGPoint(x: 7, y: 60))
        expectEqual(place(MovementConstraint(axis: .vertical), 7, 8), CGPoint(x: 50, y: 8))
    }

    @Test func `keeps the whole inside an area`() {
        let inside = MovementConstraint(area: CGRect(x: 0, y: 100, width: 200, height: 50))
        expectEqual(place(inside, 100, 120), CGPoint(x: 100, y: 120))
        expectEqual(place(inside, -3, 0), CGPoint(x: 10, y: 105))
        expectEqual(place(inside, 1_000, 1_000), CGPoint(x: 190, y: 145))
        expectEqual(
            place(MovementConstraint(axis: .horizontal, area: CGRect(x: 0, y: 50, width: 100, height: 20)), 95, 0),
            CGPoint(x: 90, y: 60))
    }

    @Test func `puts what is larger than the area into its middle`() {
        let narrow = MovementConstraint(area: CGRect(x: 0, y: 0, width: 8, height: 100))
        expectEqual(place(narrow, 70, 50), CGPoint(x: 4, y: 50))
    }
}
