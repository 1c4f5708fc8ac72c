import TouchSceneRecognizers
import Touchstone

/// The line that one finger draws: straight from reading to reading at first, a curve once the finger is up.
final class Ink {
    /// The layer that paints it, in the coordinates of the view on which it is drawn.
    let layer = CAShapeLayer()
    private var points: [CGPoint] = []
    private let path = UIBezierPath()

    init() {
        layer.fillColor = nil
        layer.strokeColor = UIColor.systemBlue.cgColor
        layer.lineWidth = 5
        layer.lineCap = .round
        layer.lineJoin = .round
    }

    /// Appends a point.
    func append(_ point: CGPoint) {
        if points.isEmpty { path.move(to: point) }
        path.addLine(to: point)
        points.append(point)
        layer.path = path.cgPath
    }

    /// Replaces the line by a smooth one through the same points, after the finger was lifted.
    func dry() {
        layer.path = UIBezierPath(smoothThrough: points).cgPath
        layer.strokeColor = UIColor.black.cgColor
    }
}
