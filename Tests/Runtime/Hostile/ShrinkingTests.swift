import TestSupport
import Testing
import TouchRecordings
import TouchTesting
import TouchTrace
import Touchstone

/// Failures of random tests shrink by themselves. Laws that do not hold are planted here; the library is as it is.
struct `A law that is broken` {
    /// A law that does not hold: views receive no movements.
    private static func movements(_ records: [TraceRecord]) -> [String] {
        records.compactMap { record in
            guard case .deliver(let view, .moved, _, _) = record.step else { return nil }
            return "\(view) receives a movement"
        }
    }

    private static func played(_ seed: UInt64) -> RandomWorld {
        let world = RandomWorld(seed: seed)
        world.play()
        return world
    }

    /// The first random worlds that break a law.
    private static func seeds(_ count: Int, breaking law: (RandomWorld) -> [String]) -> [UInt64] {
        var seeds: [UInt64] = []
        for seed in 1...1_000 as ClosedRange<UInt64> where !law(played(seed)).isEmpty {
            seeds.append(seed)
            if seeds.count == count { break }
        }
        return seeds
    }

    @Test func `leaves a few steps of a random world, none of which can go`() {
        let law = { (world: RandomWorld) in Self.movements(world.stage.records) }
        for seed in Self.seeds(6, breaking: law) {
            let recording = Self.played(seed).recording
            let shrunk = ShrunkWorld(recording, seed: seed, law: law)
            expect(!shrunk.faults.isEmpty, "\(seed)")
            expect(shrunk.recording.steps.count <= 4, "\(seed): \(shrunk.recording.steps.map(\.act))")
            for index in shrunk.recording.steps.indices {
                var less = shrunk.recording
                less.steps.remove(at: index)
                let world = RandomWorld(seed: seed)
                world.play(less)
                expect(law(world).isEmpty, "\(seed): \(index)")
            }
        }
    }

    @Test func `is reported with the seed, the steps, the calls of a test and the trace`() throws {
        let law = { (world: RandomWorld) in Self.movements(world.stage.records) }
        let texts = Self.seeds(6, breaking: law).map { seed in
            ShrunkWorld(Self.played(seed).recording, seed: seed, law: law).text
        }
        expect(
            texts.allSatisfy { $0.hasPrefix("TOUCHSTONE_FUZZ_SEED=") && $0.contains("steps are enough:\n    frame ") })
        let play = "as calls of a test:\n    stage.play(\"DM\", step: .milliseconds(100))\nthe trace:\n"
        expect(texts.contains { $0.contains(play) })
        for text in texts {
            let trace = try #require(text.split(separator: "the trace:\n").last)
            let read = try Trace(parsing: Array(trace.utf8), source: "the report")
            expect(!Self.movements(read.records).isEmpty)
        }
    }

    @Test func `is replayed from the recorded steps with the same trace`() {
        for seed in 1...20 as ClosedRange<UInt64> {
            let world = Self.played(seed)
            let again = RandomWorld(seed: seed)
            again.play(world.recording)
            // As text: input that is no number is not equal to itself.
            expectEqual(again.stage.records.map { "\($0)" }, world.stage.records.map { "\($0)" }, "\(seed)")
        }
    }

    @Test func `leaves a few steps of a scene with mischief`() {
        let law = { (scene: MischiefScene) in Self.movements(scene.stage.records) }
        let shrunk = ShrunkMischief(
            of: { MischiefScene(.viewBegan, times: 1) { Deed.toggleFlags.perform($0) } }, law: law)
        expect(!shrunk.faults.isEmpty)
        expectEqual(shrunk.steps.count, 1, "\(shrunk.steps.map(\.text))")
        expect(
            shrunk.text.contains(" steps are enough:\n    \(shrunk.steps[0].text)\nthe trace:\ntouchstone-trace 2\n"))
    }
}
