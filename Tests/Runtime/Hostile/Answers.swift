@_spi(Subclass) import Touchstone

/// A delegate whose answers are closures.
final class Answers: UIGestureRecognizerDelegate {
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UIGestureRecognizer) -> Bool = { _ in true }
    /// A Boolean value that indicates whether A and C, or all of them, may recognize together.
    var areTogether = false
    /// The pairs that it was asked about.
    var asked: [String] = []

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        asked.append("\(gestureRecognizer.name ?? "") with \(otherGestureRecognizer.name ?? "")")
        return areTogether || !Set([gestureRecognizer.name, otherGestureRecognizer.name]).isSuperset(of: ["A", "C"])
    }
}
