import Touchstone

/// The calls that the targets of a recognizer received.
final class Told {
    private(set) var states: [UIGestureRecognizer.State] = []

    init(_ recognizer: UIGestureRecognizer) {
        recognizer.addAction { [weak self] in self?.states.append($0.state) }
    }

    /// The states since the last call.
    func take() -> [UIGestureRecognizer.State] {
        defer { states = [] }
        return states
    }
}
