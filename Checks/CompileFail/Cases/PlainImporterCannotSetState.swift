// S-035, S-040: `state` belongs to the recognizer: with a plain import of Touchstone it can only be read.
import Touchstone

final class Impatient: UIGestureRecognizer {
    func hurry() {
        // expect-error: 'state' is a get-only property
        state = .began
    }
}

@MainActor func interfere(with tap: UITapGestureRecognizer) -> UIGestureRecognizer.State {
    // expect-error: 'state' is a get-only property
    tap.state = .ended
    return tap.state
}
