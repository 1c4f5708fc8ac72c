import Touchstone

/// A view that tells the test what it is asked and what it receives.
final class NotingView: UIView {
    var onReceiving: ((String, UITouch) -> Void)?
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

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { receive("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { receive("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { receive("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { receive("cancelled", touches) }

    private func receive(_ name: String, _ touches: Set<UITouch>) {
        onEveryCall?("view: \(name)")
        for touch in touches { onReceiving?(name, touch) }
    }
}
