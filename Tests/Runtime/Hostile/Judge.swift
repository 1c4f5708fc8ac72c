@_spi(Subclass) import Touchstone

/// A recognizer whose touches are judged by closures.
class Judge: UIGestureRecognizer {
    var onBegan: (Judge) -> Void = { _ in }
    var onMoved: (Judge) -> Void = { _ in }
    var onEnded: (Judge) -> Void = { _ in }
    /// The questions about others that it was asked, in order.
    var questions: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onBegan(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onMoved(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onEnded(self) }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("before", otherGestureRecognizer)
        return false
    }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("after", otherGestureRecognizer)
        return false
    }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("over", preventedGestureRecognizer)
        return true
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        note("under", preventingGestureRecognizer)
        return true
    }

    private func note(_ relation: String, _ other: UIGestureRecognizer) {
        questions.append("\(name ?? "") \(relation) \(other.name ?? "")")
    }
}

/// One that does not say which hooks it has.
final class Asked: Judge {}

/// One that says it has none.
final class Unasked: Judge {
    override var relationHooks: RelationHooks { [] }
}

/// A subclass that overrides nothing and does not say so.
final class OwnPan: UIPanGestureRecognizer {}
final class OwnHover: UIHoverGestureRecognizer {}
