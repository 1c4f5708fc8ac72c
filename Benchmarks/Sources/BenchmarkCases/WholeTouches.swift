import Touchstone

/// A workload whose event is a whole touch: a finger comes down, moves four times and is lifted; then nothing happens for a second.
@MainActor
final class WholeTouches: Workload {
    private let nest: Nest
    private let actionsPerTouch: Int
    private var finger: Fingers
    private var touches = 0
    private let actionsBefore: Int
    private let stretch: Int

    private static let warmUp = 2

    /// Creates the workload.
    ///
    /// - Parameter stretch: The number of a finger's steps between two frames, so that four moves are enough for a drag.
    init(_ nest: Nest, stretch: Int = 6, actionsPerTouch: Int = 0) {
        self.nest = nest
        self.actionsPerTouch = actionsPerTouch
        self.stretch = stretch
        finger = Fingers(1, on: nest.application)
        for _ in 0..<Self.warmUp { Self.touch(with: &finger, stretch) }
        actionsBefore = nest.target.actions
    }

    func run(_ events: Int) {
        touches += events
        for _ in 0..<events { Self.touch(with: &finger, stretch) }
    }

    /// Plays a touch, and a second in which nothing happens.
    static func touch(with finger: inout Fingers, _ stretch: Int) {
        finger.down()
        for _ in 0..<4 { finger.move(by: stretch) }
        finger.up()
        finger.rest()
    }

    var claims: [Claim] {
        [
            Claim("actions", nest.target.actions - actionsBefore, is: actionsPerTouch * touches),
            Claim("recognizers that are ready again", nest.count(in: .possible), is: nest.recognizers.count),
            Claim("diagnostics", nest.target.diagnostics, is: 0),
        ]
    }
}
