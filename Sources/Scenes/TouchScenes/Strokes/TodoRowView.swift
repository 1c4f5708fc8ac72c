import Touchstone

/// An item to do, with a box that a checkmark ticks.
final class TodoRowView: UIView {
    private let label = UILabel()
    private var isDone = false { didSet { setNeedsDisplay() } }

    /// Puts the text beside the box, and attaches the recognizer.
    func build(_ words: String) {
        backgroundColor = .systemBackground
        layer.cornerRadius = 8
        label.frame = bounds.fraction(x: 0.2, y: 0, width: 0.75, height: 1)
        label.text = words
        addSubview(label)
        attach("\(words) checkmark", CheckmarkGestureRecognizer())
            .addTarget(self, action: TodoRowView.tick)
    }

    private func tick() {
        isDone = true
        label.textColor = .systemGray2
        label.text = "\(accessibilityIdentifier ?? ""), done"
    }

    override func draw(_ rect: CGRect) {
        let side = min(bounds.height * 0.6, bounds.width * 0.15)
        let box = CGRect(x: bounds.height * 0.2, y: bounds.midY - side / 2, width: side, height: side)
        UIColor.systemGray3.setStroke()
        let outline = UIBezierPath(roundedRect: box, cornerRadius: 4)
        outline.lineWidth = 2
        outline.stroke()
        guard isDone else { return }
        UIColor.systemGreen.setStroke()
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: box.minX + side * 0.2, y: box.minY + side * 0.5))
        mark.addLine(to: CGPoint(x: box.minX + side * 0.45, y: box.minY + side * 0.8))
        mark.addLine(to: CGPoint(x: box.minX + side * 0.95, y: box.minY - side * 0.1))
        mark.lineWidth = 4
        mark.lineCapStyle = .round
        mark.lineJoinStyle = .round
        mark.stroke()
    }
}
