import TouchRecordings
import TouchReports
import TouchTesting
import TouchTrace
import Touchstone

/// The shortest play of a random world of scroll views that still breaks a law: without any one of its steps it does not.
struct ShrunkScrollWorld {
    /// The steps that are left.
    let recording: ScrollWorldRecording
    /// The violations.
    let faults: [String]
    private let seed: UInt64
    private let length: Int
    private let trace: Trace

    /// Makes the play of a world shorter.
    /// - Parameters:
    ///   - recording: The steps of the play.
    ///   - seed: The seed of the world.
    ///   - law: Returns the violations in a world that was played.
    init(_ recording: ScrollWorldRecording, seed: UInt64, law: (RandomScrollWorld) -> [String]) {
        func played(_ steps: [ScrollWorldStep], trace: ((TraceRecord) -> Void)? = nil) -> RandomScrollWorld {
            let world = RandomScrollWorld(seed: seed)
            world.stage.application.traceHandler = trace
            world.play(ScrollWorldRecording(steps: steps, end: recording.end))
            return world
        }
        let steps = shrink(list: recording.steps) { !law(played($0)).isEmpty }
        self.recording = ScrollWorldRecording(steps: steps, end: recording.end)
        (self.seed, length) = (seed, recording.steps.count)
        var records: [TraceRecord] = []
        faults = law(played(steps) { records.append($0) })
        trace = Trace(records)
    }

    /// The report about a failure: the steps are the calls of a test.
    var text: String {
        let first = "TOUCHSTONE_FUZZ_SEED=\(seed): \(faults.prefix(6).joined(separator: "; "))\n"
        let count = "\(recording.steps.count) of \(length) steps are enough:\n"
        let steps = ["hands.samplesPerSecond = 60"] + recording.steps.map { "\($0.act)" }
        return first + count + steps.map { "    \($0)\n" }.joined() + "the trace:\n\(trace.text)"
    }
}
