import Testing
import TouchTesting
import Touchstone

extension SceneStage {
    /// The text of a label.
    func text(_ name: String) -> String? { (view(name) as? UILabel)?.text }

    /// The bounding box of the lines of a color, if there are any, in the coordinates of its view.
    func lines(_ color: UIColor) -> [PathOutline] {
        window.drawList.commands.compactMap { command in
            if case .stroke(let path, color.cgColor, _) = command { path } else { nil }
        }
    }

    /// Puts a finger down at the first of some points of the window, moves it to each of the others, one event each, ten
    /// milliseconds apart, and lifts it there.
    func draw(_ points: [CGPoint], with finger: Finger = .rightIndex, lifts: Bool = true) {
        guard let first = points.first else { return }
        hands.down(finger, at: first)
        for point in points.dropFirst() {
            wait(0.01)
            hands.move(finger, to: point)
        }
        if lifts { hands.up(finger) }
    }

    /// Points on a circle, once around.
    func circle(around center: CGPoint, radius: CGFloat, steps: Int = 40) -> [CGPoint] {
        (0...steps).map { step in
            let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(step) / CGFloat(steps))
            let arm = CGPoint(x: radius, y: 0).applying(turn)
            return CGPoint(x: center.x + arm.x, y: center.y + arm.y)
        }
    }
}
