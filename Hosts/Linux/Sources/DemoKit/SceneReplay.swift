import TouchRecordings
import Touchstone

/// The input of a trace while it is played to a running scene.
struct SceneReplay {
    private let input: ReplayInput
    private var next = 0

    init(_ input: ReplayInput) { self.input = input }

    /// The instant, in the scene's time, of the next step or of the end; `nil` when it is over.
    var due: Instant? {
        if next < input.steps.count { return input.steps[next].instant }
        return next == input.steps.count ? max(input.end, input.steps.last?.instant ?? .zero) : nil
    }

    /// A Boolean value that indicates whether it includes the frames of its display.
    var hasDisplayFrames: Bool { input.hasDisplayFrames }

    /// Returns the steps that are due. At its end, which may come after the last of them, the replay is over.
    mutating func take(until instant: Instant) -> [PackedTrace.Step] {
        var steps: [PackedTrace.Step] = []
        while let due, due <= instant {
            if next < input.steps.count { steps.append(input.steps[next]) }
            next += 1
        }
        return steps
    }
}
