import TestSupport
import Testing

@testable import TouchstoneCommand

struct `touchstone stats` {
    @Test func `counts what a trace holds, and a recording after it was played`() throws {
        let files = ["tap.trace": try Traced.trace(Recorded.tap, "everything"), "tap.events": Recorded.tap]
        let trace = try run(["stats", "tap.trace"], files)
        expectEqual(trace.exitCode, 0)
        expect(trace.text.hasPrefix("tap.trace: "))
        let tap = /\ntap: recognized 1, failed 0, cancelled 0; after [0-9.]+ ms \(median\), [0-9.]+ ms at most\n/
        expect(trace.text.contains(tap))
        let both = try run(["stats", "tap.trace", "tap.events"], files)
        let played = both.text.dropFirst(trace.text.count + 1)
        expect(both.text.hasPrefix(trace.text + "\n"))
        #expect(played == trace.text.replacing("tap.trace:", with: "tap.events:"))
    }

    @Test func `goes on after a file that cannot be read`() throws {
        let outcome = try run(["stats", "gone", "t", "odd"], ["t": try Traced.tap(), "odd": "?"])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.text.hasPrefix("t: "))
        let messages = outcome.messages.split(separator: "\n")
        expectEqual(messages.count, 2)
        expectEqual(messages[0], "gone: error: it cannot be read")
        expect(messages[1].hasPrefix("odd:1: error: "))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["stats", "--json", "t"], ["t": try Traced.tap()])
        let text = """
            {
              "format": "touchstone-stats",
              "version": 1,
              "files": [
                {
                  "source": "t",
                  "seconds": 0.1,
                  "recognizers": [
                    {
                      "name": "bottom edge",
                      "recognized": 0,
                      "failed": 1,
                      "cancelled": 0,
                      "median": null,
                      "maximum": null,
                      "causes": [
                        {"cause": "not at one of its edges of the screen", "count": 1}
                      ]
                    },
                    {
                      "name": "top edge",
                      "recognized": 0,
                      "failed": 1,
                      "cancelled": 0,
                      "median": null,
                      "maximum": null,
                      "causes": [
                        {"cause": "lifted before it moved 10 pt", "count": 1}
                      ]
                    },
                    {
                      "name": "right edge",
                      "recognized": 0,
                      "failed": 1,
                      "cancelled": 0,
                      "median": null,
                      "maximum": null,
                      "causes": [
                        {"cause": "not at one of its edges of the screen", "count": 1}
                      ]
                    },
                    {
                      "name": "left edge",
                      "recognized": 0,
                      "failed": 1,
                      "cancelled": 0,
                      "median": null,
                      "maximum": null,
                      "causes": [
                        {"cause": "lifted before it moved 10 pt", "count": 1}
                      ]
                    },
                    {
                      "name": "pan",
                      "recognized": 0,
                      "failed": 1,
                      "cancelled": 0,
                      "median": null,
                      "maximum": null,
                      "causes": [
                        {"cause": "lifted before it moved 10 pt", "count": 1}
                      ]
                    }
                  ],
                  "withheld": {"count": 0, "maximum": null},
                  "silenced": 0,
                  "diagnostics": []
                }
              ]
            }

            """
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.text.replacing(/\n +"records": \{[^}]*\},/, with: ""), text)
    }

    @Test func `needs a file`() {
        expectEqual(complaint(["stats"]), "stats needs a trace: touchstone stats FILE...")
    }
}
