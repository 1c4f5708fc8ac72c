import Touchstone

/// A view that tells the test what it is asked and what it hears.
final class NotingView: UIView {
    var onHearing: ((String, UITouch) -> Void)?
    var onEveryCall: ((String) -> Void)?
    var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        onEveryCall?("hitTest")
        return super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        onEveryCall?("point inside")
        return super.point(inside: point, with: event)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        onEveryCall?("view: \(gestureRecognizer.name ?? "") shouldBegin")
        return mayBegin(gestureRecognizer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }

    private func hear(_ name: String, _ touches: Set<UITouch>) {
        onEveryCall?("view: \(name)")
        for touch in touches { onHearing?(name, touch) }
    }
}
