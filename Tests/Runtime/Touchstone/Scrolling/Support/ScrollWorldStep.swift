import TestSupport
import TouchTesting
import Touchstone

/// A step of a random world of scroll views as a value, so that a world can be played again without some of its steps.
struct ScrollWorldStep {
    /// The act of a step.
    enum Act: Hashable {
        case turnWheel(CGPoint, CGVector)
        case tap(Finger, CGPoint)
        /// A drag to the center.
        case drag(Finger, CGPoint)
        case down(Finger, CGPoint)
        case up(Finger)
        case cancel(Finger)
        case move(Finger, CGPoint, Double)
        case wait(Double)
        /// An act of the app, perhaps, with a scroll view, by its index.
        case misbehave(Int)

        /// The finger that acts, and a Boolean value that indicates whether it has to be down before; otherwise it has to be up.
        var finger: (finger: Finger, isDown: Bool)? {
            switch self {
            case .up(let finger), .cancel(let finger), .move(let finger, _, _): (finger, true)
            case .tap(let finger, _), .drag(let finger, _), .down(let finger, _): (finger, false)
            case .turnWheel, .wait, .misbehave: nil
            }
        }
    }

    let act: Act
    /// The numbers of callbacks when the step begins: without the steps before it they are the same.
    let numbers: SeededNumbers
}

/// The steps of a random world of scroll views.
struct ScrollWorldRecording {
    var steps: [ScrollWorldStep] = []
    /// The numbers of callbacks after the last step.
    var end = SeededNumbers(seed: 0)
}

extension ScrollWorldStep.Act: CustomStringConvertible {
    /// The line in Swift.
    var description: String {
        switch self {
        case .turnWheel(let place, let notch):
            "hands.turnWheel(at: \(Self.text(place)), notch: CGVector(dx: \(notch.dx), dy: \(notch.dy)), count: 3)"
        case .tap(let finger, let place): "hands.tap(.\(finger), at: \(Self.text(place)))"
        case .drag(let finger, let place):
            "hands.drag(.\(finger), from: \(Self.text(place)), to: CGPoint(x: 200, y: 150), over: 0.05)"
        case .down(let finger, let place): "hands.down(.\(finger), at: \(Self.text(place)))"
        case .up(let finger): "hands.up(.\(finger))"
        case .cancel(let finger): "hands.cancel(.\(finger))"
        case .move(let finger, let place, let seconds):
            "hands.move(.\(finger), to: \(Self.text(place)), over: \(seconds))"
        case .wait(let seconds): "hands.wait(\(seconds))"
        case .misbehave(let index): "// the app may do something with scroll view \(index)"
        }
    }

    private static func text(_ point: CGPoint) -> String { "CGPoint(x: \(point.x), y: \(point.y))" }
}
