import Touchstone

/// A counting view that shows the speed of a finger since it came down.
///
/// It uses the timestamps of touches, not the moments at which it receives them: a recognizer that delays touches delivers
/// the beginning and everything since then in one moment (S-028, S-029, S-032).
final class SpeedView: CountingView {
    private let words = UILabel()
    private var start: (place: CGPoint, time: TimeInterval)?

    /// Adds the label as well, whose name is that of the view and `speed`.
    override func build() {
        super.build()
        words.frame = bounds.fraction(x: 0, y: 0.75, width: 1, height: 0.2)
        words.accessibilityIdentifier = "\(accessibilityIdentifier ?? "") speed"
        words.textAlignment = .center
        addSubview(words)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { start = (touch.location(in: self), touch.timestamp) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let start, let touch = touches.first, touch.timestamp > start.time else { return }
        let place = touch.location(in: self)
        let (dx, dy) = (place.x - start.place.x, place.y - start.place.y)
        let speed = (dx * dx + dy * dy).squareRoot() / CGFloat(touch.timestamp - start.time)
        words.text = "\(Int(min(speed, 99_999).rounded())) pt/s"
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        start = nil
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        start = nil
    }
}
