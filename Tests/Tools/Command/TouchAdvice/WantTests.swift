import TestSupport
import Testing
import TouchTrace
import TouchAdvice

struct `A want` {
    @Test(arguments: [
        ("tap recognized", Want.recognized("tap")),
        ("tap recognized within 1 s", .recognized("tap", within: 1)),
        ("board  tap recognized within 0.25 s with finger 3", .recognized("board  tap", within: 0.25, finger: 3)),
        ("tap not recognized", .notRecognized("tap")),
        ("row began", .began("row")),
        ("row 2 ended with finger 1", .ended("row 2", finger: 1)),
        ("not recognized", .recognized("not")),
    ])
    func `is read from its words, and written with them`(text: String, want: Want) throws {
        try expectEqual(Want(parsing: text), want)
        expectEqual(want.description, text)
    }

    @Test(arguments: [
        "", "tap", "recognized", "tap fires", "row ended within 1 s", "tap not recognized within 1 s",
        "tap recognized within s",
        "tap recognized within -1 s", "tap recognized within inf s", "tap recognized with finger",
        "tap recognized with finger x", "tap recognized with finger 1.5", "tap recognized with finger 1e0",
    ])
    func `is not read from other words`(text: String) {
        let error = #expect(throws: AdviceError.notAWant(text)) { try Want(parsing: text) }
        expectEqual(error?.description.hasPrefix("'\(text)' is no want; write it like \"tap recognized\""), true)
    }
}
