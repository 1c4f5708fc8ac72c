import Touchstone

/// A sheet of things to do that a pan moves.
final class SheetView: UIView {
    /// The center when the pan began.
    private var start = CGPoint.zero

    /// Adds a row for each text, and the pan.
    /// - Parameter fingers: The least number of fingers of the pan.
    func build(_ words: [String], fingers: Int) {
        backgroundColor = .systemGray6
        layer.cornerRadius = 16
        let height = 1 / CGFloat(max(1, words.count))
        for (index, word) in words.enumerated() {
            let place = CGFloat(index) * height
            let row = TodoRowView(
                frame: bounds.fraction(x: 0.05, y: place + height * 0.1, width: 0.9, height: height * 0.8))
            row.accessibilityIdentifier = word
            addSubview(row)
            row.build(word)
        }
        let pan = attach("sheet pan", UIPanGestureRecognizer())
        pan.minimumNumberOfTouches = fingers
        pan.addTarget(self, action: SheetView.panned)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { start = center }
        let way = pan.translation(in: superview)
        move(to: CGPoint(x: start.x + way.x, y: start.y + way.y))
    }

    /// Moves the sheet, but not further than until its center is at an edge: a finger must be able to bring it back.
    private func move(to point: CGPoint) {
        guard let limits = superview?.bounds else { return }
        center = point.inside(limits, by: 0)
    }
}
