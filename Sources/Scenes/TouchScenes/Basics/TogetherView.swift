import Touchstone

/// A view with a picture that is the delegate of its recognizers and lets them recognize together.
///
/// A recognizer does not retain its delegate; this one lives as long as the view to which its recognizers are attached.
final class TogetherView: PosedPictureView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view === self
    }
}
