/// Keys and buttons that are down; the same instance is used for all of them.
public final class UIPressesEvent: UIEvent {
    let presses = InputTable<UIPress>()

    /// `.presses`.
    public override var type: EventType { .presses }

    /// All presses, in every window, unchanged ones included.
    public var allPresses: Set<UIPress> { presses.set(presses.mask) }

    /// The presses that the recognizer is being given.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.set(gesture.dispatcher?.presses === presses ? presses.mask & gesture.presses : 0)
    }
}
