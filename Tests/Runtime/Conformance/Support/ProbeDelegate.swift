import Touchstone

/// A delegate that returns the answers of a test.
final class ProbeDelegate: UIGestureRecognizerDelegate {
    var allowsSimultaneity = false
    var receivesTouch: ((UITouch) -> Bool)?
    var receivesEvent: ((UIEvent) -> Bool)?

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsSimultaneity }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouch?(touch) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receivesEvent?(event) ?? true
    }
}
