import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchScenes
import Touchstone
import TouchTrace

@testable import TouchstoneCommand

/// The second law of traces: without the program, the kernel's input in a trace leads to the decisions that it
/// contains.
struct `The decisions of a trace` {
    private static var scenes: [any Scene] {
        [EverythingScene(), EdgesScene(), TransformScene(), TwoSubviewsScene()]
    }

    private static func isDecision(_ step: TraceRecord.Step) -> Bool {
        switch step {
        case .ask, .hold, .enter, .undo, .reset, .deadlock, .abandon, .settled, .close, .action, .release, .silence,
            .withhold:
            true
        default: false
        }
    }

    private func check(_ records: [TraceRecord], _ what: String) {
        let replay = DecisionReplay(records)
        expectNil(replay.difference, "\(what): \(replay.difference.map { "\($0)" } ?? "")")
        // Line for line, and none left out.
        expectEqual(replay.decisions, records.filter { Self.isDecision($0.step) }, "\(what)")
    }

    @Test func `of the bundled hand are made again in every scene`() {
        for scene in Self.scenes {
            let records = Replay(TwoSubviewsScript.frames, to: scene, size: TwoSubviewsScript.windowSize).records
            check(records, scene.name)
        }
    }

    @Test(arguments: UInt64(1)...4)
    func `of generated hands are made again in every scene`(seed: UInt64) {
        for scene in Self.scenes {
            var hand = RandomHand(seed: seed)
            check(Replay(hand.frames(), to: scene, size: RandomHand.size).records, "seed \(seed), \(scene.name)")
        }
    }

    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
    func `of every fourth real recording are made again`() throws {
        for (index, file) in SharedRecordings.recordings.enumerated() where index % 4 == 3 {
            let recording = try SharedRecordings.read(file)
            let size = recording.suitableWindow
            // Each to one of the scenes; others are played for the first law.
            let scene = Self.scenes[(index + 1) % 3]
            check(Replay(recording.frames(in: size), to: scene, size: size).records, "\(file), \(scene.name)")
        }
    }
}
