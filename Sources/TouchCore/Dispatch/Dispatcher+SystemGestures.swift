import TouchArbitration
import TouchGeometry

// Step 2, continued: gestures of the system at the edges of the screen (B-390). They contest like all others; what is
// special about them is said in `SystemGesture` and asked in `UIGestureRecognizer+Relations`.

extension Dispatcher {
    /// The gestures of the system that claim the edges at which a touch began.
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

    /// A gesture of the system was recognized: what the app was doing with touches is cancelled, in recognizers and in
    /// views. What it had not decided yet was prevented.
    func yield(to recognizer: UIGestureRecognizer) {
        guard let gesture = recognizer.systemGesture, !gesture.hasBegun else { return }
        gesture.hasBegun = true
        for contestant in arbiter.inPrecedence(arbiter.active) {
            guard let other = self.recognizer(contestant), other.systemGesture == nil, other.beganWithTouch else {
                continue
            }
            withdraw(contestant, cause: .systemCancelled)
        }
        guard let own = recognizer.contestant else { return }
        for touch in contacts.order where !touch.participants.contains(own) {
            veto(touch, because: .systemGesture)
        }
    }
}
