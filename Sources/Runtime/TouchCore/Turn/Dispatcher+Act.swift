import TouchArbitration
import TouchTrace

// Step 6: the targets of recognizers.

extension Dispatcher {
    /// Calls targets, never from inside a setter (B-004).
    func callTargets(of contestant: Contestant, _ phase: GesturePhase) {
        guard let recognizer = recognizer(contestant) else { return }
        trace(.action(recognizer: name(recognizer), phase: phase))
        let outer = recognizer.stance
        recognizer.stance = .reporting(UIGestureRecognizer.State(phase))
        recognizer.sendActions()
        recognizer.stance = outer
    }
}
