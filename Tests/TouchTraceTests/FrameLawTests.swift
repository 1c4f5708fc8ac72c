import SharedTestData
import TestRequirements
import Testing
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone
import TouchstoneCommandKit

/// The first law of traces: the same program, fed the frames of a trace, writes the same trace to the byte.
@Suite struct `A trace that is played again` {
    /// By way of its text, as from a file.
    private func again(_ file: Trace, to scene: any Scene, size: CGSize) throws -> Trace {
        let read = try Trace(parsing: Array(file.text.utf8), source: "trace")
        #expect(read == file)
        #expect(read.text == file.text)
        return Trace(Replay(read.frames, to: scene, size: size).records)
    }

    private static var scenes: [any Scene] {
        [EverythingScene(), EdgesScene(), TransformScene(), TwoSubviewsScene()]
    }

    @Test func `of the bundled hand gives the same trace in every scene`() throws {
        for scene in Self.scenes {
            let size = TwoSubviewsScript.windowSize
            let first = Trace(Replay(TwoSubviewsScript.frames, to: scene, size: size).records)
            #expect(first.records.count > 200)
            #expect(try again(first, to: scene, size: size).text == first.text, "\(scene.name)")
        }
    }

    @Test(arguments: UInt64(1)...6)
    func `of generated hands gives the same trace in every scene`(seed: UInt64) throws {
        for (index, scene) in Self.scenes.enumerated() {
            var hand = RandomHand(seed: seed * 10 + UInt64(index))
            let first = Trace(Replay(hand.frames(), to: scene, size: RandomHand.size).records)
            #expect(first.records.count > 100)
            #expect(
                try again(first, to: scene, size: RandomHand.size).text == first.text, "seed \(seed), \(scene.name)")
        }
    }

    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
    func `of each real recording gives the same trace`() throws {
        var played = 0
        for file in SharedRecordings.recordings {
            let recording = try SharedRecordings.read(file)
            let size = Replay.windowSize(for: recording)
            // Each to one of the scenes: all to all would take a minute.
            let scene = Self.scenes[played % 3]
            let first = Trace(Replay(recording.frames(in: size), to: scene, size: size).records)
            #expect(try again(first, to: scene, size: size).text == first.text, "\(file), \(scene.name)")
            played += 1
        }
        #expect(played == 59)
    }
}
