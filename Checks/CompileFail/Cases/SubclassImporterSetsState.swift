// S-035, S-040: the implementation of a recognizer imports the subclass interface, and may set and override `state`.
@_spi(Subclass) import Touchstone

final class Immediate: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
    }
}

final class Watchful: UIGestureRecognizer {
    private var seen: [UIGestureRecognizer.State] = []

    override var state: UIGestureRecognizer.State {
        get { super.state }
        set {
            seen.append(newValue)
            super.state = newValue
        }
    }
}
