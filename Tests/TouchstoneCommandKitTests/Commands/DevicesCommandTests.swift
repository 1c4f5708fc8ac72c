import Testing

@testable import TouchstoneCommandKit

@Suite struct `touchstone devices` {
    @Test func `describes each file`() throws {
        let outcome = try run(["devices", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            DEVICES
            """
        #expect(outcome == Outcome(text))
        let both = try run(["devices", "tap.events", "tap.events"], ["tap.events": Recorded.tap])
        #expect(both == Outcome(text + "\n" + text))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["devices", "--json", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            DEVJSON
            """
        #expect(outcome == Outcome(text))
    }

    @Test func `goes on after a file that cannot be read`() throws {
        let outcome = try run(["devices", "odd", "tap.events", "gone"], ["tap.events": Recorded.tap, "odd": "?"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text == (try run(["devices", "tap.events"], ["tap.events": Recorded.tap])).text)
        let messages = outcome.messages.split(separator: "\n")
        #expect(messages.count == 2)
        #expect(messages[0].hasPrefix("odd:1: error: "))
        #expect(messages[1] == "gone:1: error: it cannot be read")
    }
}
