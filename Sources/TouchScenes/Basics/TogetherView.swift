import Touchstone

/// A view that is the delegate of its recognizers and lets them recognize together.
///
/// A recognizer does not keep its delegate; this one stays as long as the view that its recognizers are attached to.
final class TogetherView: UIView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === self
    }
}
