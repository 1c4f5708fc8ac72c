internal import Touchstone

/// A delegate that answers some questions by itself and passes the others on to the one of the app.
final class AdvisedDelegate: UIGestureRecognizerDelegate {
    #if hasFeature(Embedded)
        private unowned(unsafe) var original: (any UIGestureRecognizerDelegate)?
    #else
        private weak var original: (any UIGestureRecognizerDelegate)?
    #endif
    private let change: Change

    /// The answer that is changed.
    enum Change {
        /// Simultaneous recognition with this recognizer.
        case together(UIGestureRecognizer, Bool)
        /// All touches.
        case receives
        /// The beginning.
        case begins
        /// No touches that hit this view.
        case refuses(UIView)
    }

    /// Creates a delegate in front of the present one of a recognizer.
    init(_ recognizer: UIGestureRecognizer, _ change: Change) {
        original = recognizer.delegate
        self.change = change
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if case .begins = change { return true }
        return original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        if case .together(let other, let answer) = change, other === otherGestureRecognizer { return answer }
        return original?.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        original?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        switch change {
        case .receives: return true
        case .refuses(let view) where touch.view === view: return false
        case .refuses, .together, .begins: break
        }
        return original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        original?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        if case .receives = change { return true }
        return original?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
    }
}
