/// The keys and buttons that are down; the same instance is reused for all such events.
public final class UIPressesEvent: UIEvent {
    let presses = InputTable<UIPress>()

    /// `.presses`.
    public override var type: EventType { .presses }

    /// All presses, in every window, unchanged ones included.
    public var allPresses: Set<UIPress> { presses.set(presses.mask) }

    /// Returns the presses that the recognizer receives.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.set(gesture.dispatcher?.presses === presses ? presses.mask & gesture.presses : 0)
    }
}
