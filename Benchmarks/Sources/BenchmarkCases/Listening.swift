import Touchstone

/// A view that overrides `touchesMoved` as apps do that forward touches.
final class ListeningView: UIView {
    private(set) var received = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        received += 1
        super.touchesMoved(touches, with: event)
    }
}

/// A window that does the same.
final class ListeningWindow: UIWindow {
    private(set) var received = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        received += 1
        super.touchesMoved(touches, with: event)
    }
}

/// A view that reads the coalesced touches of every movement, as a drawing app does.
final class ReadingView: UIView {
    var asks = true
    private(set) var samples = 0
    private(set) var sum: CGFloat = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard asks, let event else { return }
        for touch in touches {
            for sample in event.coalescedTouches(for: touch) ?? [] {
                samples += 1
                sum += sample.location(in: self).x
            }
        }
    }
}
