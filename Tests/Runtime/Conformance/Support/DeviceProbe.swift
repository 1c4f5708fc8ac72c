@_spi(Subclass) import Touchstone

/// A recognizer that handles presses and streams as configured, and does nothing else.
final class DeviceProbe: UIGestureRecognizer {
    var onPresses: ((DeviceProbe, String, Set<UIPress>, UIPressesEvent) -> Void)?
    var onStream: ((DeviceProbe, String, StreamEvent) -> Void)?
    var receivesEvent: ((UIEvent) -> Bool)?
    /// The input that it handles.
    var kinds: [UIEvent.EventType] = [.presses]

    override func handles(_ event: UIEvent) -> Bool { kinds.contains { $0 == event.type } }
    override func shouldReceive(_ event: UIEvent) -> Bool { receivesEvent?(event) ?? true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        onPresses?(self, "began", presses, event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        onPresses?(self, "changed", presses, event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        onPresses?(self, "ended", presses, event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        onPresses?(self, "cancelled", presses, event)
    }

    override func streamBegan(_ event: StreamEvent) { onStream?(self, "began", event) }
    override func streamChanged(_ event: StreamEvent) { onStream?(self, "changed", event) }
    override func streamEnded(_ event: StreamEvent) { onStream?(self, "ended", event) }
    override func streamCancelled(_ event: StreamEvent) { onStream?(self, "cancelled", event) }

    /// Proposes a state when the press comes up, and fails when it is cancelled.
    convenience init(onRelease state: State) {
        self.init()
        onPresses = { recognizer, step, _, _ in
            if step == "ended" { recognizer.state = state }
            if step == "cancelled" { recognizer.state = .failed }
        }
    }
}
