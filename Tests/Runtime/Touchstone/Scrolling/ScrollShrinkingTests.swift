import TestSupport
import Testing
import TouchRecordings
import TouchTesting
import TouchTrace
import Touchstone

/// Failures of random hands shrink by themselves. A law that does not hold is planted here; the library is as it is.
struct `A law of scroll views that is broken` {
    /// A law that does not hold: no delegate is called at the beginning of a drag.
    private static func drags(_ world: RandomScrollWorld) -> [String] {
        world.diaries.enumerated().filter { $0.element.received.contains("willBeginDragging") }
            .map { "scroll \($0.offset) is dragged" }
    }

    private static func shrunk(_ seed: UInt64) -> ShrunkScrollWorld? {
        let world = RandomScrollWorld(seed: seed)
        world.play()
        guard !drags(world).isEmpty else { return nil }
        return ShrunkScrollWorld(world.recording, seed: seed, law: drags)
    }

    @Test func `leaves a few steps, none of which can go, and is reported with the calls of a test and the trace`()
        throws
    {
        let worlds = (1...12 as ClosedRange<UInt64>).compactMap { seed in Self.shrunk(seed).map { (seed, $0) } }
        expect(worlds.count > 3)
        for (seed, shrunk) in worlds {
            expect(!shrunk.faults.isEmpty, "\(seed)")
            expect(shrunk.recording.steps.count <= 3, "\(seed): \(shrunk.recording.steps.map(\.act))")
            for index in shrunk.recording.steps.indices {
                var less = shrunk.recording
                less.steps.remove(at: index)
                let world = RandomScrollWorld(seed: seed)
                world.play(less)
                expect(Self.drags(world).isEmpty, "\(seed): \(index)")
            }
            expect(shrunk.text.hasPrefix("TOUCHSTONE_FUZZ_SEED=\(seed): scroll "))
            expect(shrunk.text.contains(" steps are enough:\n    hands.samplesPerSecond = 60\n    hands."))
            let trace = try #require(shrunk.text.split(separator: "the trace:\n").last)
            try expect(!Trace(parsing: Array(trace.utf8), source: "the report").frames.isEmpty)
        }
    }
}
