import TestSupport
import TouchTrace
import Touchstone

/// A step of a random world as a value, so that a world can be played again without some of its steps.
struct WorldStep {
    /// The act of a step.
    enum Act {
        case wait(Double)
        /// Input at the present instant.
        case input(InputFrame)
        case toggleIndirectInput, resignActive, becomeActive, toggleSystemGesture
        /// A view becomes first responder, by its index.
        case becomeFirstResponder(Int)
    }

    let act: Act
    /// The dice of callbacks when the step begins: without the steps before it they roll the same.
    let dice: SeededNumbers

    /// Returns the steps that give some input, each with the same dice.
    static func steps(for frames: [InputFrame], _ dice: SeededNumbers) -> [WorldStep] {
        var now = Instant.zero
        return frames.flatMap { frame in
            defer { now = frame.instant }
            let acts: [Act] = [.wait(frame.instant.seconds(since: now)), .input(frame)]
            return acts.map { WorldStep(act: $0, dice: dice) }
        }
    }
}

/// The steps of a random world.
struct WorldRecording {
    var steps: [WorldStep] = []
    /// The dice of callbacks after the last step.
    var end = SeededNumbers(seed: 0)
}

extension WorldStep.Act: CustomStringConvertible {
    var description: String {
        switch self {
        case .wait(let seconds): "wait \(seconds)"
        case .input(let frame):
            String("\(TraceRecord(instant: frame.instant, step: .frame(frame)))".drop { $0 != " " }.dropFirst())
        case .toggleIndirectInput: "toggle supportsIndirectInputEvents"
        case .resignActive: "resign active"
        case .becomeActive: "become active"
        case .toggleSystemGesture: "add or remove a system gesture"
        case .becomeFirstResponder(let view): "view \(view) becomes first responder"
        }
    }
}
