import Testing
import TouchTimeline

@testable import TouchstoneCommandKit

@Suite struct `touchstone show` {
    @Test func `shows a trace as the replay that wrote it`() throws {
        let outcome = try run(["show", "tap.trace"], ["tap.trace": try Traced.tap()])
        #expect(outcome.exitCode == 0)
        #expect(outcome.messages == "")
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix("tap.trace: a trace of "))
        #expect(lines[0].hasSuffix(" records of tap.events, played to the scene edges."))
        let replayed = try run(["replay", "tap.events", "-s", "edges"], ["tap.events": Recorded.tap]).text
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.dropFirst(1) == replayed.dropFirst(2))
    }

    @Test func `shows a part`() throws {
        let outcome = try run(["show", "t", "--from", "0.05", "-l", "fingers", "-l", "p?n"], ["t": try Traced.tap()])
        let text = """
            SHOWPART
            """
        #expect(outcome.text.split(separator: "\n").dropFirst() == text.split(separator: "\n").dropFirst())
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["show", "t", "-jl", "finger 1"], ["t": try Traced.tap()])
        let text = """
            SHOWJSON
            """
        #expect(outcome.exitCode == 0)
        #expect(outcome.text.replacing(/"records": \d+/, with: "\"records\": N") == text)
    }

    @Test(arguments: [
        (Recorded.tap, "t:1: error: this is no trace"), ("", "t:1: error: the file is empty"),
        ("touchstone-trace 1\n", "t:1: error: this is a trace of version 1"),
        ("touchstone-trace 2\n0.0 enter recognizer=\"a\"\n", "t:2: error: "),
    ])
    func `says what is wrong with a file`(content: String, message: String) throws {
        let outcome = try run(["show", "t"], ["t": content])
        #expect(outcome.exitCode == 1)
        #expect(outcome.output == [])
        #expect(outcome.messages.hasPrefix(message))
    }

    @Test func `lists the lanes when one is asked for that is not there`() throws {
        let outcome = try run(["show", "t", "-l", "tap"], ["t": try Traced.tap()])
        #expect(outcome.exitCode == 1)
        #expect(outcome.messages.hasPrefix("t: error: no lane is called 'tap'. Write fingers, recognizers, views or one"))
    }
}
