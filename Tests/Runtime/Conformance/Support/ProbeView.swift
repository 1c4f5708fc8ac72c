import Touchstone

/// A view that reports its calls to a test, and answers hit tests as configured.
final class ProbeView: UIView {
    enum Method: String {
        case began, moved, ended, cancelled
    }

    /// Called for each touch method.
    var onTouches: ((Method, Set<UITouch>, UIEvent?) -> Void)?
    /// Called for better values of estimates.
    var onUpdates: ((Set<UITouch>) -> Void)?
    /// A Boolean value that indicates whether touches are also passed up the chain.
    var passesOn = false
    /// Replaces `hitTest(_:with:)`.
    var hit: ((CGPoint, UIEvent?) -> UIView?)?
    /// Replaces `point(inside:with:)`.
    var isInside: ((CGPoint) -> Bool)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouches?(.began, touches, event)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouches?(.moved, touches, event)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouches?(.ended, touches, event)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        onTouches?(.cancelled, touches, event)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }

    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        onUpdates?(touches)
        if passesOn { super.touchesEstimatedPropertiesUpdated(touches) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        hit.map { $0(point, event) } ?? super.hitTest(point, with: event)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isInside?(point) ?? super.point(inside: point, with: event)
    }
}
