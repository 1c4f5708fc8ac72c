import TouchReports
@_spi(Subclass) import Touchstone
import TouchTesting
import TouchTrace

/// Receives touches and never decides the attempt, or decides it where `behavior` says.
final class CarelessRecognizer: UIGestureRecognizer {
    enum Behavior: Sendable {
        /// Never sets `state`.
        case silent
        /// Begins with the first touch and never ends.
        case endless
        /// Recognizes with the first touch and goes on writing.
        case talkative
        /// Writes every state in every method, in `reset` too.
        case writesEverything
        /// Begins with a timer that sets itself again.
        case ticking
    }

    var behavior = Behavior.silent
    var received: [String] = []
    private var ticks = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("B")
        switch behavior {
        case .silent: break
        case .endless: state = .began
        case .talkative: state = .recognized
        case .writesEverything: writeEverything()
        case .ticking: tick()
        }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("M")
        if behavior == .writesEverything { writeEverything() }
        if behavior == .talkative { state = .changed }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        received.append("E")
        if behavior == .writesEverything { writeEverything() }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { received.append("C") }
    override func reset() {
        received.append("R")
        ticks = 0
        if behavior == .writesEverything { writeEverything() }
    }

    private func writeEverything() {
        for state in [State.possible, .changed, .began, .ended, .failed, .cancelled, .possible, .began] {
            self.state = state
        }
    }

    private func tick() {
        ticks += 1
        state = .began
        if ticks < 100 { after(0.001) { [unowned self] in tick() } } else { state = .ended }
    }
}

extension Stage {
    func careless(
        _ name: String, _ behavior: CarelessRecognizer.Behavior, on view: UIView? = nil
    ) -> CarelessRecognizer {
        let recognizer = add(CarelessRecognizer(), name, on: view)
        recognizer.behavior = behavior
        return recognizer
    }

    /// Lifts nothing, waits for every deadline and gives the watchdog its touches.
    func settleDown() {
        for _ in 0..<2 {
            wait(3)
            hands.tap(.leftLittle, at: CGPoint(x: 399, y: 299))
        }
        wait(3)
    }

    /// The decisions in which a fresh kernel would have differed.
    var replayFaults: [String] { DecisionReplay(records).difference.map { ["\($0)"] } ?? [] }

    /// The violations of laws, with the diagnostics that were reported.
    func faults(isOver: Bool = true) -> [String] {
        TraceLaws(records, isOver: isOver).violations + replayFaults
            + (application.host.wakeInstant.map { ["wake at \($0)"] } ?? [])
    }
}
