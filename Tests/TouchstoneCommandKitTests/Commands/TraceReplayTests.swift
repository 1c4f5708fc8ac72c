import Testing

@testable import TouchstoneCommandKit

@Suite struct `A trace that is replayed` {
    @Test(arguments: ["edges", "everything", "transform", "two-subviews"])
    func `gives itself, byte for byte`(scene: String) throws {
        let trace = try Traced.trace(Recorded.tap, scene, "tap.trace")
        let again = try run(["replay", "tap.trace", "-t-"], ["tap.trace": trace])
        #expect(again.text == trace)
        #expect(again.messages == "")
    }

    @Test func `keeps the size of its screen`() throws {
        let wide = try run(["replay", "a", "-w", "800x700", "-t-"], ["a": Recorded.tap]).text
        #expect(try run(["replay", "a", "-t-"], ["a": wide]).text == wide)
        #expect(try run(["replay", "a"], ["a": wide]).text.contains("1 contact in a window of 800 × 700 points.\n"))
    }

    @Test func `is played to another scene where that is asked for`() throws {
        let outcome = try run(["replay", "t", "-s", "everything"], ["t": try Traced.tap()])
        #expect(outcome.text.hasPrefix("t: the input of a trace, 1 contact in a window of 400 × 300 points.\n"))
        #expect(outcome.text.hasSuffix("\nrecognized: tap ×1\n"))
    }

    @Test func `without input says so`() throws {
        let trace = try Traced.tap().split(separator: "\n").filter { !$0.contains(" frame ") }.joined(separator: "\n")
        let outcome = try run(["replay", "t"], ["t": trace + "\n"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.hasPrefix("t: the trace holds no input. Record one with touchstone replay FILE --trace"))
    }
}
