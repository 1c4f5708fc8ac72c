import TouchArbitration

/// A delivery gate, its monitor and a finger that takes all possible steps, while the facts change at will.
public struct GateWorld: Explorable {
    /// One move of the finger or of the dispatcher.
    public enum Move: Hashable, Sendable, CustomStringConvertible {
        /// The finger takes a step; it may be swallowed on the way (an override of `sendEvent`).
        case finger(DeliveryGate.Steps, isSwallowed: Bool)
        /// The gate is asked which steps to deliver.
        case release(DeliveryGate.Facts)

        /// The move in a few words.
        public var description: String {
            switch self {
            case .finger(let step, let isSwallowed):
                "finger \(GateWorld.letters(step))" + (isSwallowed ? ", swallowed" : "")
            case .release(let facts):
                "release"
                    + (facts.contains(.holdsBegan) ? ", began is held" : "")
                    + (facts.contains(.holdsEnded) ? ", ended is held" : "")
                    + (facts.contains(.isClaimed) ? ", claimed" : "") + (facts.contains(.isVetoed) ? ", vetoed" : "")
            }
        }
    }

    private enum Finger: Hashable, Sendable { case away, down, gone }

    var gate = DeliveryGate()
    private var monitor = GateMonitor()
    private var finger = Finger.away
    /// The effects of the machine since the journal was opened; `nil` while nothing is printed.
    public var journal: [String]?
    /// The answer to the last move, as a hash that is the same in every process.
    public private(set) var digest: UInt64 = 0

    /// Creates a gate for a touch that has not begun.
    public init() {}

    /// Hashes the properties that distinguish this state from others.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(gate)
        hasher.combine(monitor)
        hasher.combine(finger)
    }

    /// Returns every move that is possible now.
    public func moves() -> [Move] {
        var list: [Move] = (0..<16).map { .release(.init(rawValue: $0)) }
        let steps: [DeliveryGate.Steps]
        switch finger {
        case .away: steps = [.began]
        case .down: steps = [.moved, .ended, .cancelled]
        case .gone: steps = []
        }
        for step in steps {
            list.append(.finger(step, isSwallowed: false))
            list.append(.finger(step, isSwallowed: true))
        }
        return list
    }

    /// Makes a move; throws the law that it breaks.
    public mutating func make(_ move: Move) throws(Violation) {
        digest = 0
        switch move {
        case .finger(let step, let isSwallowed):
            finger = step == .began || step == .moved ? .down : .gone
            guard !isSwallowed else { return }
            gate.feed(step)
            monitor.feed(step)
        case .release(let facts):
            let steps = gate.release(facts)
            journal?.append(Self.letters(steps))
            digest = UInt64(steps.rawValue)
            try monitor.release(facts, received: steps)
            try monitor.checkAnswers(of: gate)
        }
    }

    /// Examines a state that was reached for the first time for properties that no single path shows.
    public func examine() throws(Violation) {
        guard finger == .gone else { return }
        // The finger is up and nothing holds a step: everything owed is delivered, and nothing stays owed.
        var copy = self
        copy.journal = nil
        try copy.make(.release([]))
        guard copy.gate.withheld.isEmpty || !copy.monitor.wasFedEnded && !copy.monitor.wasFedCancelled else {
            throw Violation(GateLaw.paid, "the finger is up, no recognizer holds it, and a call is still withheld")
        }
    }

    static func letters(_ steps: DeliveryGate.Steps) -> String {
        let all: [(DeliveryGate.Steps, String)] = [(.began, "B"), (.moved, "M"), (.ended, "E"), (.cancelled, "C")]
        let received = all.filter { steps.contains($0.0) }.map(\.1)
        return received.isEmpty ? "silence" : received.joined(separator: " ")
    }
}
