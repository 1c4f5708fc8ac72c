@_spi(Subclass) import TouchCore
import TouchDrawing
import TouchInput

/// An arc that grows with a pull and turns while the content refreshes.
final class RefreshSpinner: UIView {
    override var kindInTraces: String { "spinner" }
    override var isRedrawnWhenResized: Bool { true }

    /// The part of the circle that is drawn: at 1 most of it.
    var progress: CGFloat = 0 {
        didSet { if progress != oldValue { setNeedsDisplay() } }
    }

    /// Rotates the arc, by a whole turn for each 1.
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
