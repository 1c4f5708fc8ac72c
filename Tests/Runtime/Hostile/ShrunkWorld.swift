import TestSupport
import TouchAdvice
import TouchRecordings
import TouchReports
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

    /// Returns the pattern of `play`, or the calls of hands, for the smallest input that breaks the law as well; none if the law needs more than
    /// input, or input that hands cannot give.
    private static func calls(
        for world: RandomWorld, _ seed: UInt64, _ steps: [WorldStep], _ law: (RandomWorld) -> [String]
    ) -> [String] {
        let dice = steps.last?.dice ?? SeededNumbers(seed: seed)
        func breaks(_ frames: [InputFrame]) -> Bool {
            let world = RandomWorld(seed: seed)
            world.play(WorldRecording(steps: WorldStep.steps(for: frames, dice), end: dice))
            return !law(world).isEmpty
        }
        func breaks(_ body: (Stage) -> Void) -> Bool {
            let world = RandomWorld(seed: seed)
            world.dice = dice
            body(world.stage)
            world.stage.hands.liftAll()
            world.play(WorldRecording(steps: [], end: dice))
            return !law(world).isEmpty
        }
        guard breaks(world.frames) else { return [] }
        let least = shrink(world.frames) { breaks($0) }
        for pattern in PlayPattern.patterns(for: least, until: least.last?.instant ?? .zero)
        where breaks({ pattern.perform(with: $0.hands, at: $0.view) }) {
            return [pattern.call]
        }
        guard let calls = HandCall.calls(for: least),
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
