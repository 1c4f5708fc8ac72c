import TestSupport
import Testing
import TouchTrace
import Touchstone

struct ReasonTests {
    @Test func `a reason without text is none, however it was written`() {
        let name = ""
        expect(Reason("").isEmpty)
        expect(("\(name)" as Reason).isEmpty)
        expect(!("\(limit: 2)" as Reason).isEmpty)
        expectEqual("\(FailureReason.own("\(name)"))", "own decision")
        expectEqual("a\(name)" as Reason, "a\("")")
    }
}
