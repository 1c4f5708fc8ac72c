public import Touchstone

// What hands do with a pencil, or with a digitizer that tells more of a finger than its place.
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
    /// Changes what the digitizer tells, and reports it of a finger that is down: a `moved` at the same place (B-032).
    public func change(_ finger: Finger = .rightIndex, _ body: (inout ContactDetails) -> Void) {
        body(&details)
        guard let place = place(of: finger) else { return }
        send([sample(finger, .moved, at: place)])
    }

    /// Sends the better values of every reading that held estimates and was not corrected yet, in order, at once (B-405).
    /// - Parameter body: makes the final details from the estimated ones.
    public func correct(_ body: (inout ContactDetails) -> Void = { _ in }) {
        correct(estimates.map { $0.index }, body)
    }

    /// Sends the better values of single readings, in the order given; those that hold no estimate, or are corrected, are
    /// left out.
    /// - Parameters:
    ///   - indexes: as `UITouch.estimationUpdateIndex` tells them.
    ///   - body: makes the final details from the estimated ones.
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
