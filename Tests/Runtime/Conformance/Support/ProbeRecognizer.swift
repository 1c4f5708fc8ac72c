@_spi(Subclass) import Touchstone

/// A recognizer that runs code of a test in each method, and does nothing else.
final class ProbeRecognizer: UIGestureRecognizer {
    typealias Step = (ProbeRecognizer, Set<UITouch>, UIEvent) -> Void

    var onBegan: Step?
    var onMoved: Step?
    var onEnded: Step?
    var onCancelled: Step?
    var onReset: ((ProbeRecognizer) -> Void)?
    var onUpdates: ((Set<UITouch>) -> Void)?
    var receivesEvent: ((UIEvent) -> Bool)?
    var prevents = true
    var isPreventable = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onBegan?(self, touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onMoved?(self, touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onEnded?(self, touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { onCancelled?(self, touches, event) }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { onUpdates?(touches) }
    override func reset() { onReset?(self) }
    override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvent?(event) ?? true }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPreventable }

    /// Writes the state at each movement.
    convenience init(onMove state: State) {
        self.init()
        onMoved = { recognizer, _, _ in recognizer.state = state }
    }
}

extension UIGestureRecognizer.State {
    /// For notes.
    var word: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        }
    }
}
