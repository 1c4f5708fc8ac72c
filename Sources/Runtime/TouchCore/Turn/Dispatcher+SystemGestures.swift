import TouchArbitration
import TouchInput

// Step 2, continued: gestures of the system at the edges of the screen (B-390). They contest like all others; their special rules
// are stated in `SystemGesture` and implemented in `UIGestureRecognizer+Relations`.

extension Dispatcher {
    /// Returns the gestures of the system that claim the edges at which a touch began.
    func systemGestures(for touch: UITouch) -> [UIGestureRecognizer] {
        guard let application, !application.systemSurface.isEmpty else { return [] }
        var gestures: [UIGestureRecognizer] = []
        let edges = touch.edges(within: application.systemGestureEdgeWidth)
        guard !edges.isEmpty else { return [] }
        for recognizer in application.systemSurface.gestures {
            guard let gesture = recognizer.systemGesture, !gesture.edges.isDisjoint(with: edges) else { continue }
            if recognizer.contestant == nil {
                let claimed = gesture.edges.intersection(edges)
                gesture.hasBegun = false
                gesture.isDeferred = touch.window?.deferredEdges.isSuperset(of: claimed) ?? false
            }
            gestures.append(recognizer)
        }
        return gestures
    }

    /// Yields to a gesture of the system that was recognized: gestures of the app that are active, and touches in views, are
    /// cancelled. Undecided gestures have been prevented.
    func yield(to recognizer: UIGestureRecognizer) {
        guard let gesture = recognizer.systemGesture, !gesture.hasBegun else { return }
        gesture.hasBegun = true
        for contestant in contest.arbiter.inPrecedence(contest.arbiter.active) {
            guard let other = self.recognizer(contestant), other.systemGesture == nil, other.beganWithTouch else {
                continue
            }
            withdraw(contestant, cause: .systemCancelled)
        }
        guard let own = recognizer.contestant else { return }
        for touch in contacts.order where !contest.receives(own, touch.input) {
            veto(touch, because: .systemGesture)
        }
    }
}
