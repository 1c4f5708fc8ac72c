import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchStory

@testable import TouchstoneCommand

struct `A replay` {
    @Test func `of the same recording gives the same trace, twice in one process`() {
        let first = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene())
        let second = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene())
        expectEqual(first.records, second.records)
        expectEqual(first.trace, second.trace)
        expect(first.trace.hasPrefix(TraceRecord.header))
        expect(first.trace.contains("\n0.000000 frame "))
    }

    @Test func `draws what the screen shows at the end`() {
        let picture = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene()).picture
        expect(picture.hasPrefix("<svg "))
        expect(picture.contains(">left<"))
        expect(picture.contains(">right<"))
    }

    @Test func `plays to the views for which the bundled recording was made`() {
        expectEqual(TwoSubviewsScene.leftFrame, TwoSubviewsScript.leftFrame)
        expectEqual(TwoSubviewsScene.rightFrame, TwoSubviewsScript.rightFrame)
        expectEqual(TwoSubviewsScene().windowSize, TwoSubviewsScript.windowSize)
    }

    @Test func `says how far it is`() {
        let frames = (0..<600).map { InputFrame(at: Instant(seconds: Double($0) / 100), []) }
        var parts: [Double] = []
        _ = Replay(frames, to: EdgesScene()) { parts.append($0) }
        let expected: [Double] = [0, 256.0 / 600, 512.0 / 600]
        expectEqual(parts, expected)
    }
}
