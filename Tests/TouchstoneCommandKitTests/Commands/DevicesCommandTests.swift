import Testing

@testable import TouchstoneCommandKit

@Suite struct `touchstone devices` {
    @Test func `describes each file`() throws {
        let outcome = try run(["devices", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            file:               tap.events
            format:             evemu
            device:             Test Screen
            kind:               unknown
            protocol:           B
            axis.x.minimum:     0
            axis.x.maximum:     4000
            axis.y.minimum:     0
            axis.y.maximum:     3000
            frames:             2
            contacts:           1
            most.at.once:       1
            duration.s:         0.1
            reports.per.second: 10.0
            notes:              0

            """
        #expect(outcome == Outcome(text))
        let both = try run(["devices", "tap.events", "tap.events"], ["tap.events": Recorded.tap])
        #expect(both == Outcome(text + "\n" + text))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["devices", "--json", "tap.events"], ["tap.events": Recorded.tap])
        let text = """
            {
              "format": "touchstone-devices",
              "version": 1,
              "devices": [
                {
                  "file": "tap.events",
                  "format": "evemu",
                  "device": "Test Screen",
                  "kind": "unknown",
                  "protocol": "B",
                  "axis.x.minimum": 0,
                  "axis.x.maximum": 4000,
                  "axis.y.minimum": 0,
                  "axis.y.maximum": 3000,
                  "frames": 2,
                  "contacts": 1,
                  "most.at.once": 1,
                  "duration.s": 0.1,
                  "reports.per.second": 10,
                  "notes": []
                }
              ]
            }

            """
        #expect(outcome == Outcome(text))
    }

    @Test func `steers no terminal with the name of a device`() throws {
        let evil = "N: \u{1B}[31mEvil\u{7}\u{202E} – 指\n" + Recorded.tap.drop { $0 != "\n" }.dropFirst()
        let file = ["f": evil]
        #expect(try run(["devices", "f"], file).text.contains("device:             ?[31mEvil?? – 指\n"))
        // JSON has escapes of its own, and keeps the name.
        #expect(try run(["devices", "--json", "f"], file).text.contains("\\u001b[31mEvil"))
    }

    @Test func `goes on after a file that cannot be read`() throws {
        let outcome = try run(["devices", "odd", "tap.events", "gone"], ["tap.events": Recorded.tap, "odd": "?"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.text == (try run(["devices", "tap.events"], ["tap.events": Recorded.tap])).text)
        let messages = outcome.messages.split(separator: "\n")
        #expect(messages.count == 2)
        #expect(messages[0].hasPrefix("odd:1: error: "))
        #expect(messages[1] == "gone: error: it cannot be read")
    }
}
