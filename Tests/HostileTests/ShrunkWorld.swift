import TouchShrinking
import TouchTesting
import TouchTrace
import Touchstone

/// The shortest play of a random world that still breaks a law: without any one of its steps it does not.
struct ShrunkWorld {
    /// The steps that are left.
    let recording: WorldRecording
    /// The violations.
    let faults: [String]
    private let seed: UInt64
    private let length: Int
    private let calls: [String]
    private let trace: Trace

    /// Makes the play of a world shorter.
    /// - Parameters:
    ///   - recording: The steps of the play.
    ///   - seed: The seed of the world.
    ///   - law: Returns the violations in a world that was played.
    init(_ recording: WorldRecording, seed: UInt64, law: (RandomWorld) -> [String]) {
        func played(_ steps: [WorldStep]) -> RandomWorld {
            let world = RandomWorld(seed: seed)
            world.play(WorldRecording(steps: steps, end: recording.end))
            return world
        }
        let steps = shrink(list: recording.steps) { !law(played($0)).isEmpty }
        let world = played(steps)
        self.recording = WorldRecording(steps: steps, end: recording.end)
        (self.seed, length) = (seed, recording.steps.count)
        faults = law(world)
        trace = Trace(world.stage.records)
        calls = Self.calls(for: world, seed, steps, law)
    }

    /// Returns the pattern of `play`, or the calls of hands, that break the law as well; none if the steps are more than input of hands.
    private static func calls(
        for world: RandomWorld, _ seed: UInt64, _ steps: [WorldStep], _ law: (RandomWorld) -> [String]
    ) -> [String] {
        func breaks(_ body: (Stage) -> Void) -> Bool {
            let world = RandomWorld(seed: seed)
            body(world.stage)
            world.stage.hands.liftAll()
            world.play(WorldRecording(steps: [], end: steps.last?.dice ?? Dice(seed: seed)))
            return !law(world).isEmpty
        }
        for pattern in PlayPattern.patterns(for: world.frames, until: world.frames.last?.instant ?? .zero)
        where breaks({ pattern.perform(with: $0.hands, at: $0.view) }) {
            return ["stage.play(\"\(pattern.text)\", stepMilliseconds: \(pattern.stepMilliseconds))"]
        }
        guard let calls = HandCall.calls(for: world.frames),
            breaks({ stage in calls.forEach { $0.perform(with: stage.hands) } })
        else { return [] }
        return calls.flatMap(\.swift)
    }

    /// The report about a failure.
    var text: String {
        let first = "TOUCHSTONE_FUZZ_SEED=\(seed): \(faults.joined(separator: "; "))\n"
        let count = "\(recording.steps.count) of \(length) steps are enough:\n"
        let steps = recording.steps.map { "    \($0.act)\n" }.joined()
        let listing = calls.isEmpty ? "" : "as calls of a test:\n" + calls.map { "    \($0)\n" }.joined()
        return first + count + steps + listing + "the trace:\n\(trace.text)"
    }
}
