import TouchCore
import TouchDrawing
import TouchGeometry

/// An arc that grows with a pull and turns while something refreshes.
final class RefreshSpinner: UIView {
    /// How much of the circle is drawn: 1 is most of it.
    @exclusivity(unchecked) var progress: CGFloat = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    /// Turns it: a whole turn for each 1.
    func turn(_ turns: CGFloat) {
        transform = CGAffineTransform(rotationAngle: 2 * .pi * (turns - turns.rounded(.down)))
    }

    override func draw(_ rect: CGRect) {
        guard progress > 0 else { return }
        let top = -CGFloat.pi / 2
        let path = UIBezierPath(
            arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 2, startAngle: top,
            endAngle: top + 1.8 * .pi * progress, clockwise: true)
        path.lineWidth = 3
        UIColor.systemGray.setStroke()
        path.stroke()
    }
}
