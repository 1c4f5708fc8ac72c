import TestSupport
import Testing
import TouchStory
import Touchstone
import TouchReports

struct `A summary` {
    @Test func `counts each recognizer, in the order of the first recognition`() {
        let summary = GestureSummary([
            at(0, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(1, .enter(recognizer: "tap", phase: .ended, cause: nil)),
            at(2, .enter(recognizer: "pan", phase: .changed, cause: nil)),
            at(3, .enter(recognizer: "pan", phase: .ended, cause: nil)),
            at(4, .enter(recognizer: "tap", phase: .failed, cause: .refused)),
            at(5, .enter(recognizer: "tap", phase: .ended, cause: nil)),
            at(6, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(7, .enter(recognizer: "pan", phase: .cancelled, cause: .removed)),
            at(8, .enter(recognizer: "odd", phase: .ended, cause: nil)),
            at(8, .undo(recognizer: "odd", cause: .removed)),
        ])
        expectEqual(summary.description, "pan ×2, tap ×2")
        expectEqual(summary.entries.map(\.name), ["pan", "tap"])
        expectEqual(summary.entries.map(\.count), [2, 2])
    }

    @Test func `of nothing says so`() {
        expectEqual(GestureSummary([]).description, "nothing")
    }
}
