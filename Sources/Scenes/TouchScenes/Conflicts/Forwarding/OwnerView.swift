import Touchstone

/// A view that takes all touches of its subtree, and forwards each to the subview in which it began (S-234).
///
/// An app's own views may receive forwarded touches. Those of UIKit may not: they ignore a touch that belongs to another view
/// (S-235).
final class OwnerView: UIView {
    private var receivers: [UITouch: UIView] = [:]

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            let receiver = subviews.last { $0.bounds.contains(touch.location(in: $0)) }
            receivers[touch] = receiver
            receiver?.touchesBegan([touch], with: event)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { receivers[touch]?.touchesMoved([touch], with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { receivers.removeValue(forKey: touch)?.touchesEnded([touch], with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { receivers.removeValue(forKey: touch)?.touchesCancelled([touch], with: event) }
    }
}
