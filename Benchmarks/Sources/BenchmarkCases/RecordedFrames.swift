import TouchReplays
import Touchstone

/// A workload with 2,000 views and 200 recognizers on the way of a finger, with the app recorder or without it. Its event is a movement and a
/// frame of the display, or a whole touch of ten of each.
@MainActor
final class RecordedFrames: Workload {
    private let nest = Nest()
    private let recorder: AppRecorder?
    private let isTouch: Bool
    private var finger: Fingers
    private var events = 0
    private var linesBefore = 0

    init(isRecorded: Bool, isTouch: Bool) {
        self.isTouch = isTouch
        for view in nest.views {
            for _ in 0..<20 { nest.addWatching(to: view) }
        }
        for _ in 0..<10 { _ = nest.addSibling(with: 198) }
        recorder = isRecorded ? nest.application.host.perform { AppRecorder.start() } : nil
        finger = Fingers(1, on: nest.application)
        if isTouch { touch() } else { finger.down() }
        linesBefore = recorder?.lines.count ?? 0
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events { if isTouch { touch() } else { move() } }
    }

    private func move() {
        finger.move()
        nest.application.host.displayFrame(at: finger.now)
    }

    private func touch() {
        finger.down()
        for _ in 0..<8 { move() }
        finger.up()
        finger.rest()
        nest.application.host.displayFrame(at: finger.now)
    }

    var claims: [Claim] {
        // A line for each step of the finger, and one for each frame.
        let lines = isTouch ? 19 : 2
        return [
            Claim("recognizers", nest.recognizers.count, is: 200),
            Claim("lines", (recorder?.lines.count ?? 0) - linesBefore, is: recorder == nil ? 0 : lines * events),
            Claim("lines without movements", recorder?.lines.count { $0.contains("\"left\"") } ?? 0, is: 0),
            Claim("diagnostics", nest.target.diagnostics, is: 0),
        ]
    }
}

extension Catalog {
    /// The cases of the app recorder. A frame may cost 1 ms, which is about 3,000,000 instructions.
    static var recorded: [BenchmarkCase] {
        [
            BenchmarkCase(
                "recorder/frame-alone", "a movement and a frame, 2,000 views, 200 recognizers", countedEvents: 50
            ) {
                RecordedFrames(isRecorded: false, isTouch: false)
            },
            BenchmarkCase("recorder/frame", "the same with the app recorder", countedEvents: 50) {
                RecordedFrames(isRecorded: true, isTouch: false)
            },
            BenchmarkCase("recorder/touch-alone", "a touch of nine such frames", countedEvents: 10) {
                RecordedFrames(isRecorded: false, isTouch: true)
            },
            BenchmarkCase("recorder/touch", "the same with the app recorder", countedEvents: 10) {
                RecordedFrames(isRecorded: true, isTouch: true)
            },
        ]
    }
}
