public import Touchstone

// Input of a pencil, or of a digitizer that reports more about a finger than its location.
//
//     hands.readingsPerSample = 4                  // 240 Hz at 60 frames a second
//     hands.estimated = .force
//     hands.details.force = 0.3
//     hands.down(at: canvas, tool: .pencil)
//     hands.move(dx: 100, over: 0.2)               // coalesced touches, whose force is an estimate
//     hands.change { $0.force = 0.8 }              // presses harder at the same place
//     hands.up()
//     hands.correct { $0.force += 0.1 }            // touchesEstimatedPropertiesUpdated, after the end

extension Hands {
    /// Changes the values that the digitizer reports besides the location, and reports them for a finger that is down: a `moved`
    /// at the same place (B-032).
    public func change(_ finger: Finger = .rightIndex, _ body: (inout ContactDetails) -> Void) {
        body(&details)
        guard let place = place(of: finger) else { return }
        send([sample(finger, .moved, at: place)])
    }

    /// Sends better values for every reading that contained estimates and has not been corrected yet, in order, in one event
    /// (B-405).
    /// - Parameter body: A closure that turns the estimated details into the final ones.
    public func correct(_ body: (inout ContactDetails) -> Void = { _ in }) {
        correct(estimates.map { $0.index }, body)
    }

    /// Sends better values for single readings, in the given order; readings without estimates, and corrected ones, are left out.
    /// - Parameters:
    ///   - indexes: The values of `UITouch.estimationUpdateIndex`.
    ///   - body: A closure that turns the estimated details into the final ones.
    public func correct(_ indexes: [Int], _ body: (inout ContactDetails) -> Void = { _ in }) {
        var updates: [EstimateUpdate] = []
        for index in indexes {
            guard let place = estimates.firstIndex(where: { $0.index == index }) else { continue }
            let estimate = estimates.remove(at: place)
            var details = estimate.details
            details.estimation.estimated = []
            details.estimation.expectingUpdates = []
            body(&details)
            updates.append(EstimateUpdate(index: index, location: estimate.location, details: details))
        }
        guard !updates.isEmpty else { return }
        host.receive(InputFrame(at: host.now, updates: updates, modifiers: modifiers, buttons: buttons))
    }
}
