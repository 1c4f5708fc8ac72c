import TouchArbitration

/// A monitor of a delivery gate from outside.
struct GateMonitor: Hashable, Sendable {
    enum Heard: Hashable, Sendable { case nothing, going, over }

    var heard = Heard.nothing
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

    mutating func release(_ facts: DeliveryGate.Facts, heard steps: DeliveryGate.Steps) throws(Violation) {
        let isRefused = facts.contains(.isClaimed) || facts.contains(.isVetoed)
        if !hasReleased { wasBornClaimed = isRefused }
        hasReleased = true
        wasEverClaimed = wasEverClaimed || isRefused
        let expected = expectation(facts, isRefused: isRefused)
        try check(GateLaw.nothingAfterTheEnd, heard != .over || steps.isEmpty, steps)
        try check(GateLaw.bornClaimed, !wasBornClaimed || steps.isEmpty, steps)
        try check(GateLaw.cancelledOnlyAfterBegan, !steps.contains(.cancelled) || heard == .going, steps)
        try check(GateLaw.noEndAfterClaim, !wasEverClaimed || steps.isSubset(of: .cancelled), steps)
        let hearsHeld =
            facts.contains(.holdsBegan) && heard == .nothing && !steps.isEmpty
            || facts.contains(.holdsEnded) && steps.contains(.ended)
        try check(GateLaw.silentWhileHeld, !hearsHeld, steps)
        try check(GateLaw.wellFormed, isWellFormed(steps), steps)
        let isInvented =
            steps.contains(.began) && !wasFedBegan || steps.contains(.ended) && !wasFedEnded
            || steps.contains(.cancelled) && !wasFedCancelled && !isRefused
        try check(GateLaw.onlyWhatHappened, !isInvented, steps)
        try check(GateLaw.oneMovement, !steps.contains(.moved) || wasFedMoved, steps)
        try check(GateLaw.paid, steps.isSuperset(of: expected), steps)
        if steps.contains(.began) { heard = .going }
        if !steps.isDisjoint(with: [.ended, .cancelled]) { heard = .over }
        if steps.contains(.moved) { wasFedMoved = false }
        // A responder that never received a beginning receives nothing more once the touch is over or refused.
        let isGone = isRefused || wasFedCancelled || !wasFedBegan && wasFedEnded
        if heard == .nothing, isGone { heard = .over }
    }

    /// Returns the steps that are due: at most one movement before an end in the same release (B-131).
    private func expectation(_ facts: DeliveryGate.Facts, isRefused: Bool) -> DeliveryGate.Steps {
        var due: DeliveryGate.Steps = []
        if heard == .over { return due }
        if isRefused || wasFedCancelled { return heard == .going ? .cancelled : due }
        if heard == .nothing {
            if !wasFedBegan || facts.contains(.holdsBegan) { return due }
            due.insert(.began)
        }
        if wasFedMoved { due.insert(.moved) }
        if wasFedEnded, !facts.contains(.holdsEnded) { due.insert(.ended) }
        return due
    }

    private func isWellFormed(_ steps: DeliveryGate.Steps) -> Bool {
        switch heard {
        case .nothing: steps.isEmpty || steps.contains(.began)
        case .going: !steps.contains(.began) && !steps.isSuperset(of: [.ended, .cancelled])
        case .over: true
        }
    }

    private func check(_ law: GateLaw, _ holds: Bool, _ steps: DeliveryGate.Steps) throws(Violation) {
        if !holds { throw Violation(law, "after \(heard) came \(GateWorld.letters(steps))") }
    }

    func checkAnswers(of gate: DeliveryGate) throws(Violation) {
        guard gate.isHearing == (heard == .going), gate.isClosed == (heard == .over) else {
            throw Violation(GateLaw.wellFormed, "the responder stands at \(heard), the gate answers otherwise")
        }
        if heard == .over, !gate.withheld.isEmpty {
            throw Violation(GateLaw.paid, "closed, and yet something is withheld")
        }
    }
}
