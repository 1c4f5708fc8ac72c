import TestSupport
import Testing
import TouchScenes
import Touchstone

@testable import TouchstoneCommand

/// Recordings of real hands on real devices, played to the drawing.
struct `Circles of real hands` {
    @Test(.needs("the shared recordings (TOUCHSTONE_SHARED)", SharedRecordings.folder != nil))
    func `the one that a finger draws once around is found, and nothing else is taken for one`() throws {
        let found = try SharedRecordings.recordings.filter { file in
            let recording = try SharedRecordings.read(file)
            let size = recording.suitableWindow
            return Replay(recording.frames(in: size), to: DrawingScene(), size: size).records.contains { record in
                if case .action("circle", .ended) = record.step { true } else { false }
            }
        }
        expectEqual(found, ["tablets/Wacom_ISDv4_E6_Finger.single-center-circle.events"])
    }
}
