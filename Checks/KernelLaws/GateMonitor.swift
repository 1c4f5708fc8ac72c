import TouchArbitration

/// A monitor of a delivery gate from outside.
struct GateMonitor: Hashable, Sendable {
    enum Received: Hashable, Sendable { case nothing, going, over }

    var received = Received.nothing
    /// The steps that were fed, in order; movements are counted until one is delivered.
    var wasFedBegan = false
    var wasFedMoved = false
    var wasFedEnded = false
    var wasFedCancelled = false
    var wasEverClaimed = false
    var hasReleased = false
    var wasBornClaimed = false

    mutating func feed(_ step: DeliveryGate.Steps) {
        switch step {
        case .began: wasFedBegan = true
        case .moved: wasFedMoved = true
        case .ended: wasFedEnded = true
        default: wasFedCancelled = true  // four steps, one bit each
        }
    }

    mutating func release(_ facts: DeliveryGate.Facts, received steps: DeliveryGate.Steps) throws(Violation) {
        let isRefused = facts.contains(.isClaimed) || facts.contains(.isVetoed)
        if !hasReleased { wasBornClaimed = isRefused }
        hasReleased = true
        wasEverClaimed = wasEverClaimed || isRefused
        let expected = expectation(facts, isRefused: isRefused)
        try check(GateLaw.nothingAfterTheEnd, received != .over || steps.isEmpty, steps)
        try check(GateLaw.bornClaimed, !wasBornClaimed || steps.isEmpty, steps)
        try check(GateLaw.cancelledOnlyAfterBegan, !steps.contains(.cancelled) || received == .going, steps)
        try check(GateLaw.noEndAfterClaim, !wasEverClaimed || steps.isSubset(of: .cancelled), steps)
        let receivesHeld =
            facts.contains(.holdsBegan) && received == .nothing && !steps.isEmpty
            || facts.contains(.holdsEnded) && steps.contains(.ended)
        try check(GateLaw.silentWhileHeld, !receivesHeld, steps)
        try check(GateLaw.wellFormed, isWellFormed(steps), steps)
        let isInvented =
            steps.contains(.began) && !wasFedBegan || steps.contains(.ended) && !wasFedEnded
            || steps.contains(.cancelled) && !wasFedCancelled && !isRefused
        try check(GateLaw.onlyWhatHappened, !isInvented, steps)
        try check(GateLaw.oneMovement, !steps.contains(.moved) || wasFedMoved, steps)
        try check(GateLaw.paid, steps.isSuperset(of: expected), steps)
        if steps.contains(.began) { received = .going }
        if !steps.isDisjoint(with: [.ended, .cancelled]) { received = .over }
        if steps.contains(.moved) { wasFedMoved = false }
        // A responder that never received a beginning receives nothing more once the touch is over or refused.
        let isGone = isRefused || wasFedCancelled || !wasFedBegan && wasFedEnded
        if received == .nothing, isGone { received = .over }
    }

    /// Returns the steps that are due: at most one movement before an end in the same release (B-131).
    private func expectation(_ facts: DeliveryGate.Facts, isRefused: Bool) -> DeliveryGate.Steps {
        var due: DeliveryGate.Steps = []
        if received == .over { return due }
        if isRefused || wasFedCancelled { return received == .going ? .cancelled : due }
        if received == .nothing {
            if !wasFedBegan || facts.contains(.holdsBegan) { return due }
            due.insert(.began)
        }
        if wasFedMoved { due.insert(.moved) }
        if wasFedEnded, !facts.contains(.holdsEnded) { due.insert(.ended) }
        return due
    }

    private func isWellFormed(_ steps: DeliveryGate.Steps) -> Bool {
        switch received {
        case .nothing: steps.isEmpty || steps.contains(.began)
        case .going: !steps.contains(.began) && !steps.isSuperset(of: [.ended, .cancelled])
        case .over: true
        }
    }

    private func check(_ law: GateLaw, _ holds: Bool, _ steps: DeliveryGate.Steps) throws(Violation) {
        if !holds { throw Violation(law, "after \(received) came \(GateWorld.letters(steps))") }
    }

    func checkAnswers(of gate: DeliveryGate) throws(Violation) {
        guard gate.isReceiving == (received == .going), gate.isClosed == (received == .over) else {
            throw Violation(GateLaw.wellFormed, "the responder stands at \(received), the gate answers otherwise")
        }
        if received == .over, !gate.withheld.isEmpty {
            throw Violation(GateLaw.paid, "closed, and yet something is withheld")
        }
    }
}
