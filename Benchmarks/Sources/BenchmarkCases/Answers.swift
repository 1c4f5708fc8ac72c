import TouchStory
import Touchstone

/// A workload whose event is an answer: why did the pan recognize with the last touch?
@MainActor
final class Answers: Workload {
    private let nest = Nest()
    private let pan: UIPanGestureRecognizer
    private let recorder: FlightRecorder
    private let touches: Int
    private var asked = 0
    private var recognized = 0

    /// Creates the workload, with a full flight recorder.
    /// - Parameter capacity: The number of records.
    init(capacity: Int) {
        recorder = FlightRecorder(capacity: capacity)
        pan = nest.pan()
        nest.add(pan)
        nest.application.flightRecorder = recorder
        var finger = Fingers(1, on: nest.application)
        var touches = 0
        while recorder.droppedCount == 0 {
            WholeTouches.touch(with: &finger, 6)
            touches += 1
        }
        self.touches = touches
    }

    func run(_ events: Int) {
        for _ in 0..<events {
            asked += 1
            if nest.application.why(pan)?.isRecognized == true { recognized += 1 }
        }
    }

    var claims: [Claim] {
        [
            Claim("answers that it recognized", recognized, is: asked),
            Claim("touches that began", nest.target.actions, is: 4 * touches),
        ]
    }
}
