import Touchstone

/// A target of recognizers that counts, and reads what an app would read.
@MainActor
final class Target: UIScrollViewDelegate {
    private(set) var actions = 0
    private(set) var sum: CGFloat = 0
    /// The number of the application's diagnostics.
    var diagnostics = 0
    /// The view that a finger scrolls.
    var scrolled: UIScrollView?
    /// Its initial offset: in the middle of its content.
    let scrollStart = CGPoint(x: 2_000, y: 2_000)

    /// The cheapest action.
    func noted(_ recognizer: UIGestureRecognizer) {
        actions += 1
    }

    /// Reads translation and velocity, in the coordinates of the recognizer's view.
    func read(_ pan: UIPanGestureRecognizer) {
        actions += 1
        sum += pan.translation(in: pan.view).x + pan.velocity(in: pan.view).y
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        actions += 1
    }
}

/// A delegate that lets all recognizers recognize together.
@MainActor
final class Agreeable: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
