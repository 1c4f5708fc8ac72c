import Touchstone

/// The line that one finger draws, in the coordinates of the view on which it is drawn: straight from reading to reading.
///
/// It draws its path itself: the path of a shape layer is a copy, which each reading would make anew.
final class Ink: CALayer {
    private var points: [CGPoint] = []
    private let path = UIBezierPath()

    /// Appends a point.
    func append(_ point: CGPoint) {
        if points.isEmpty { path.move(to: point) }
        path.addLine(to: point)
        points.append(point)
        setNeedsDisplay()
    }

    override func draw(in ctx: CGContext) {
        ctx.addPath(path.cgPath)
        ctx.setStrokeColor(UIColor.systemBlue.cgColor)
        ctx.setLineWidth(Self.width)
        ctx.setLineCap(.round)
        ctx.setLineJoin(.round)
        ctx.strokePath()
    }

    /// A layer with a smooth line through the same points, for after the finger was lifted.
    var dry: CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(smoothThrough: points).cgPath
        layer.lineWidth = Self.width
        layer.lineCap = .round
        layer.lineJoin = .round
        return layer
    }

    private static let width: CGFloat = 5
}
