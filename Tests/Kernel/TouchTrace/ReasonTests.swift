import Testing
import TouchTrace
import Touchstone

struct ReasonTests {
    @Test func `a reason without text is none, however it was written`() {
        let name = ""
        #expect(Reason("").isEmpty)
        #expect(("\(name)" as Reason).isEmpty)
        #expect(!("\(limit: 2)" as Reason).isEmpty)
        #expect("\(FailureReason.own("\(name)"))" == "own decision")
        #expect(("a\(name)" as Reason) == "a\("")")
    }
}
