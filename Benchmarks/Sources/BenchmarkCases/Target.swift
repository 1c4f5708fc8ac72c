import Touchstone

/// What recognizers tell: counts, and reads what an app would read.
@MainActor
final class Target {
    private(set) var actions = 0
    private(set) var sum: CGFloat = 0
    /// What the application found fault with.
    var diagnostics = 0
    /// The view whose content a pan moves.
    var scrolled: UIView?

    /// The cheapest action.
    func noted(_ recognizer: UIGestureRecognizer) {
        actions += 1
    }

    /// Reads how far and how fast, in the coordinates of the recognizer's view.
    func read(_ pan: UIPanGestureRecognizer) {
        actions += 1
        sum += pan.translation(in: pan.view).x + pan.velocity(in: pan.view).y
    }

    /// Moves the content by as much as the finger moved.
    func scroll(_ pan: UIPanGestureRecognizer) {
        actions += 1
        guard let scrolled else { return }
        let translation = pan.translation(in: scrolled)
        scrolled.bounds.origin.x -= translation.x
        scrolled.bounds.origin.y -= translation.y
        pan.setTranslation(.zero, in: scrolled)
    }
}

/// Lets everybody recognize together.
@MainActor
final class Agreeable: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
