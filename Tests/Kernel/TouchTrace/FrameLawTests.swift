import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchTrace

@testable import TouchstoneCommand

/// The first law of traces: the same program, fed the frames of a trace, writes the same trace to the byte.
struct `A trace that is played again` {
    /// By way of its text, as from a file.
    private func expectSame(_ file: Trace, to scene: any Scene, size: CGSize, _ what: String) throws {
        let text = file.text
        let read = try Trace(parsing: Array(text.utf8), source: "trace")
        expectEqual(read, file, what)
        expectEqual(read.text, text, what)
        expectEqual(Trace(Replay(read.frames, to: scene, size: size).records).text, text, what)
    }

    private static var scenes: [any Scene] {
        [EverythingScene(), EdgesScene(), TransformScene(), TwoSubviewsScene()]
    }

    @Test func `of the bundled hand gives the same trace in every scene`() throws {
        for scene in Self.scenes {
            let size = TwoSubviewsScript.windowSize
            let first = Trace(Replay(TwoSubviewsScript.frames, to: scene, size: size).records)
            expect(first.records.count > 200)
            try expectSame(first, to: scene, size: size, "\(scene.name)")
        }
    }

    @Test(arguments: UInt64(1)...3)
    func `of generated hands gives the same trace in every scene`(seed: UInt64) throws {
        for (index, scene) in Self.scenes.enumerated() {
            var hand = RandomHand(seed: seed * 10 + UInt64(index))
            let first = Trace(Replay(hand.frames(), to: scene, size: RandomHand.size).records)
            expect(first.records.count > 100)
            try expectSame(first, to: scene, size: RandomHand.size, "seed \(seed), \(scene.name)")
        }
    }

    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
    func `of every fourth real recording gives the same trace`() throws {
        var played = 0
        for (index, file) in SharedRecordings.recordings.enumerated() where index % 4 == 1 {
            let recording = try SharedRecordings.read(file)
            let size = recording.suitableWindow
            // Each to one of the scenes: all to all would take a minute.
            let scene = Self.scenes[index % 3]
            let first = Trace(Replay(recording.frames(in: size), to: scene, size: size).records)
            try expectSame(first, to: scene, size: size, "\(file), \(scene.name)")
            played += 1
        }
        expectEqual(played, 15)
    }
}
