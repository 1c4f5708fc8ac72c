import Touchstone

/// A delegate whose answers are written in the test that uses it.
final class WrittenDelegate: UIGestureRecognizerDelegate {
    typealias Pair = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

    var onEveryCall: ((String) -> Void)?
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var areTogether: Pair = { _, _ in false }
    var requires: Pair = { _, _ in false }
    var isRequired: Pair = { _, _ in false }
    var mayReceive: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") shouldBegin")
        return mayBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") simultaneously with \(otherGestureRecognizer.name ?? "")")
        return areTogether(gestureRecognizer, otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") requires \(otherGestureRecognizer.name ?? "")")
        return requires(gestureRecognizer, otherGestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") required by \(otherGestureRecognizer.name ?? "")")
        return isRequired(gestureRecognizer, otherGestureRecognizer)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") shouldReceive touch")
        return mayReceive(gestureRecognizer, touch)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        onEveryCall?("\(gestureRecognizer.name ?? "") shouldReceive event")
        return true
    }
}
