import Testing
import TouchTrace

@testable import TouchAdvice

@Suite struct `A want` {
    @Test func `is read from its words`() {
        #expect(Want("tap recognized")?.condition == .recognized("tap", within: nil))
        #expect(Want("tap recognized")?.finger == nil)
        #expect(
            Want("board  tap recognized within 0.25 s with finger 3")?.condition
                == .recognized("board  tap", within: 0.25))
        #expect(Want("board  tap recognized within 0.25 s with finger 3")?.finger == 3)
        #expect(Want("tap not recognized")?.condition == .notRecognized("tap"))
        #expect(Want("row began")?.condition == .began("row"))
        #expect(Want("row 2 ended with finger 1")?.condition == .ended("row 2"))
        #expect(Want("not recognized")?.condition == .recognized("not", within: nil))
    }

    @Test(arguments: [
        "", "tap", "recognized", "tap fires", "row ended within 1 s", "tap not recognized within 1 s",
        "tap recognized within s",
        "tap recognized within -1 s", "tap recognized within inf s", "tap recognized with finger",
        "tap recognized with finger x", "tap recognized with finger 1.5", "tap recognized with finger 1e0",
    ])
    func `is not read from other words`(text: String) {
        #expect(Want(text) == nil)
    }
}
