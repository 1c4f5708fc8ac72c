import Touchstone

/// A board with a bar above its views, whose width follows a pinch.
final class PinchedBoardView: UIView {
    private var scale: CGFloat = 1 { didSet { setNeedsDisplay() } }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state != .changed { backgroundColor = pinch.state == .began ? .systemGray4 : .systemGray5 }
        scale = pinch.scale
    }

    override func draw(_ rect: CGRect) {
        let width = min(bounds.width * 0.2 * scale, bounds.width * 0.9)
        UIColor.systemIndigo.setFill()
        UIBezierPath(
            roundedRect: CGRect(x: bounds.midX - width / 2, y: 24, width: width, height: 12), cornerRadius: 6
        ).fill()
    }
}
