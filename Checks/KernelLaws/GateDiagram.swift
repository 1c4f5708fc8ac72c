import TouchArbitration

/// The transitions of a delivery gate in an exploration: the steps that the view has received, those that are owed, and deliveries.
///
/// Movements are left out: they are delivered along with another step, or by themselves, and change nothing.
public struct GateDiagram {
    private struct Step: Hashable {
        var from: DeliveryGate
        var to: DeliveryGate
        var received: DeliveryGate.Steps
    }

    private var fed: Set<Step> = []
    /// The released steps, with the facts at each occurrence.
    private var released: [Step: Set<DeliveryGate.Facts>] = [:]

    /// Creates an empty diagram.
    public init() {}

    /// Returns the diagram of a gate, and a finger that takes all possible steps.
    public static func drawn() -> StateDiagram {
        var drawing = GateDiagram()
        _ = Explorer("gate", from: GateWorld()).run { drawing.see($0, $1) }
        return drawing.diagram
    }

    /// Makes a move in a copy of the gate.
    public mutating func see(_ world: GateWorld, _ move: GateWorld.Move) {
        var gate = world.gate
        switch move {
        case .finger(let step, let isSwallowed):
            guard !isSwallowed, step != .moved else { return }
            gate.feed(step)
            fed.insert(Step(from: world.gate, to: gate, received: step))
        case .release(let facts):
            let received = gate.release(facts).subtracting(.moved)
            released[Step(from: world.gate, to: gate, received: received), default: []].insert(facts)
        }
    }

    /// The diagram so far.
    public var diagram: StateDiagram {
        var diagram = StateDiagram(
            "gate", way: ["unreached", "unreachedB", "receiving", "closed"], layout: ["rankdir=LR;"])
        for step in fed where Self.state(step.from) != Self.state(step.to) {
            diagram.see(Self.state(step.from), Self.state(step.to), because: Self.finger(step.received))
        }
        // Steps that are equal without movements have the facts of both.
        var facts: [String: Set<DeliveryGate.Facts>] = [:]
        func key(_ step: Step) -> String { "\(Self.state(step.from)) \(Self.state(step.to)) \(step.received.rawValue)" }
        for (step, seen) in released { facts[key(step), default: []].formUnion(seen) }
        for step in released.keys where Self.state(step.from) != Self.state(step.to) {
            let condition = Self.condition(facts[key(step)] ?? [])
            diagram.see(
                Self.state(step.from), Self.state(step.to),
                because: "receives " + (step.received.isEmpty ? "nothing" : GateWorld.letters(step.received))
                    + condition)
        }
        return diagram
    }

    private static func state(_ gate: DeliveryGate) -> (id: String, words: String) {
        let standing = gate.isClosed ? "closed" : gate.isReceiving ? "receiving" : "unreached"
        let owed = gate.withheld.subtracting(.moved)
        guard !owed.isEmpty else { return (standing, standing) }
        let letters = GateWorld.letters(owed)
        return (standing + letters.filter { $0 != " " }, "\(standing)\\nowed: \(letters)")
    }

    private static func finger(_ step: DeliveryGate.Steps) -> String {
        step == .began ? "finger down" : step == .ended ? "finger lifted" : "finger cancelled"
    }

    /// Returns the common part of all facts.
    private static func condition(_ seen: Set<DeliveryGate.Facts>) -> String {
        if seen.allSatisfy({ $0.contains(.isClaimed) || $0.contains(.isVetoed) }) { return " (taken)" }
        if seen.allSatisfy({ $0.contains(.holdsEnded) }) { return " (end held)" }
        return ""
    }
}
