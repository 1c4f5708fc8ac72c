@_spi(Subclass) import TouchCore
import TouchControls
import TouchInput

// Touches belong to the view or to its content (B-310…B-316).

extension UIScrollView {
    final func isControl(_ view: UIView) -> Bool { view is UIControl }

    final func updateRecognizers() {
        touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
    }

    /// Returns a Boolean value that indicates whether a recognizer of the view may take its touches from the content (B-314).
    final func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
        // A view that was hit has already been asked.
        let isHit = recognizer.touchesInAttempt.contains { $0.view === self }
        guard isHit || gestureRecognizerShouldBegin(recognizer) else { return false }
        for touch in recognizer.touchesInAttempt where touch.isReceivedByView {
            guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}
