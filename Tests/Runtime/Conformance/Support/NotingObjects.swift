import Touchstone

/// An application that tells a test of its events.
final class NotingApplication: UIApplication {
    var onSend: ((UIEvent) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        onSend?(event)
        super.sendEvent(event)
    }
}

/// A window that passes each event on a configured number of times.
final class NotingWindow: UIWindow {
    /// The number of calls of super.
    var passes: ((UIEvent) -> Int)?

    override func sendEvent(_ event: UIEvent) {
        for _ in 0..<(passes?(event) ?? 1) { super.sendEvent(event) }
    }
}
