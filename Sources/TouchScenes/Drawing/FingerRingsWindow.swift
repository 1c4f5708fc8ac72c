import Touchstone

/// A window that shows a ring under each finger: it follows, and fades away when the finger is lifted.
///
/// It looks on in `sendEvent`, so it changes nothing for anybody (B-008). The rings take no touches.
final class FingerRingsWindow: UIWindow {
    private var rings: [UITouch: UIView] = [:]

    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        let touches = event.touches(for: self) ?? []
        // A window that is hidden for a while does not hear of the end of a touch.
        if event.type == .touches {
            for (touch, ring) in rings where !touches.contains(touch) {
                rings[touch] = nil
                fade(ring)
            }
        }
        for touch in touches { show(touch) }
    }

    private func show(_ touch: UITouch) {
        switch touch.phase {
        case .began: rings[touch] = addRing(at: touch.location(in: self))
        case .moved: rings[touch]?.center = touch.location(in: self)
        case .ended, .cancelled:
            if let ring = rings.removeValue(forKey: touch) { fade(ring) }
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func addRing(at point: CGPoint) -> UIView {
        let ring = UIView(frame: CGRect(x: point.x - 30, y: point.y - 30, width: 60, height: 60))
        ring.accessibilityIdentifier = "ring"
        ring.isUserInteractionEnabled = false
        ring.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.2)
        ring.layer.cornerRadius = 30
        ring.layer.borderWidth = 3
        ring.layer.borderColor = UIColor.systemTeal.cgColor
        // Above a menu that opens later.
        ring.layer.zPosition = 1
        addSubview(ring)
        return ring
    }

    private func fade(_ ring: UIView) {
        let animations = {
            ring.alpha = 0
            ring.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        }
        UIView.animate(withDuration: 0.4, animations: animations) { _ in ring.removeFromSuperview() }
    }
}
