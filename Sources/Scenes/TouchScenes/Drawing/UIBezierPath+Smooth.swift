import Touchstone

extension UIBezierPath {
    /// Creates a curve through points; a dot if there is only one.
    convenience init(smoothThrough points: [CGPoint]) {
        self.init()
        let curve = CatmullRom(points)
        guard let start = curve.start else { return }
        move(to: start)
        if curve.pieces.isEmpty { addLine(to: start) }
        for piece in curve.pieces {
            addCurve(to: piece.end, controlPoint1: piece.control1, controlPoint2: piece.control2)
        }
    }
}
