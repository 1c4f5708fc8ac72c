import TestSupport
import TouchTesting
import Touchstone

extension Hands {
    /// Puts a finger down at the first of some points, moves it to each of the others, one event each, ten milliseconds
    /// apart, and lifts it there.
    func draw(_ points: [CGPoint], with finger: Finger = .rightIndex, lifts: Bool = true) {
        guard let first = points.first else { return }
        down(finger, at: first)
        for point in points.dropFirst() {
            wait(0.01)
            move(finger, to: point)
        }
        if lifts { up(finger) }
    }
}

/// Points on a circle, one step more than once around.
func circle(
    around center: CGPoint = CGPoint(x: 200, y: 150), radius: CGFloat = 60, turns: CGFloat = 1, steps: Int = 40
) -> [CGPoint] {
    (0...steps).map { step in
        let angle = 2 * .pi * turns * CGFloat(step) / CGFloat(steps)
        let arm = CGPoint(x: radius, y: 0).applying(CGAffineTransform(rotationAngle: angle))
        return CGPoint(x: center.x + arm.x, y: center.y + arm.y)
    }
}

/// Points along the sides of a square, one step at a time.
func square(around center: CGPoint = CGPoint(x: 200, y: 150), side: CGFloat = 120, stepsPerSide: Int = 20) -> [CGPoint]
{
    let signs: [(CGFloat, CGFloat)] = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5)]
    let corners = signs.map { CGPoint(x: center.x + $0 * side, y: center.y + $1 * side) }
    var places: [CGPoint] = []
    for (from, to) in zip(corners, corners.dropFirst()) {
        for step in 0..<stepsPerSide {
            let part = CGFloat(step) / CGFloat(stepsPerSide)
            places.append(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
    }
    return places + [corners[0]]
}
