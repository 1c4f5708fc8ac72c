// The closure of an action receives the recognizer with its own type, and may return a value.
import Touchstone

@MainActor func listen(to pinch: UIPinchGestureRecognizer, and other: UIGestureRecognizer) {
    pinch.addAction { $0.scale }
    pinch.addAction { pinch in pinch.scale = 1 }
    let token = pinch.addAction { print($0.scale) }
    pinch.removeTarget(token)
    other.addAction { $0.state }
    // expect-error: has no member 'scale'
    other.addAction { $0.scale }
}
