import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `touchstone show` {
    @Test func `shows a trace as the replay that wrote it`() throws {
        let outcome = try run(["show", "tap.trace"], ["tap.trace": try Traced.tap()])
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.messages, "")
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
        expect(lines[0].hasPrefix("tap.trace: a trace of "))
        expect(lines[0].hasSuffix(" records of tap.events, played to the scene edges."))
        let replayed = try run(["replay", "tap.events", "-s", "edges"], ["tap.events": Recorded.tap]).text
            .split(separator: "\n", omittingEmptySubsequences: false)
        expectEqual(lines.dropFirst(1), replayed.dropFirst(2))
    }

    @Test func `folds internal recognizers, and draws them with --all`() throws {
        let trace = """
            touchstone-trace 2
            0.000000 frame 1:began@40,60
            0.000000 hit finger=1 view="v" window="w"
            0.000000 watch recognizer="UITapGestureRecognizer#1" finger=1
            0.000000 watch recognizer="ScrollPanGestureRecognizer#2" finger=1
            0.050000 frame 1:ended@40,60
            0.050000 enter recognizer="UITapGestureRecognizer#1" phase=ended
            0.050000 enter recognizer="ScrollPanGestureRecognizer#2" phase=failed cause=prevented:"UITapGestureRecognizer#1"

            """
        let folded = try run(["show", "t"], ["t": trace]).text
        expect(folded.contains("\n… 1 internal recognizer: ScrollPan 2\n"))
        expect(folded.contains("◆ Tap 1: recognized\n") && folded.hasSuffix("\nrecognized: Tap 1 ×1\n"))
        expect(!folded.contains("× ScrollPan 2"))
        let all = try run(["show", "t", "--all"], ["t": trace]).text
        expect(
            all.contains("\nScrollPan 2 ") && all.contains("× ScrollPan 2: failed: Tap 1 recognized and prevents it\n"))
        expect(!all.contains("internal"))
        let json = try run(["show", "t", "--json"], ["t": trace]).text
        expect(json.contains("\"UITapGestureRecognizer#1\"") && json.contains("\"ScrollPanGestureRecognizer#2\""))
    }

    @Test func `keeps to a narrow terminal`() throws {
        let text = try run(
            ["show", "t"], ["t": try Traced.trace(Recorded.tap, "everything")], TimelineOptions(width: 50)
        ).text
        expect(text.contains("finger 1 "))
        expectEqual(text.split(separator: "\n").filter { $0.count > 50 }, [])
    }

    @Test func `shows a part`() throws {
        let outcome = try run(["show", "t", "--from", "0.05", "-l", "fingers", "-l", "p?n"], ["t": try Traced.tap()])
        let text = """
            t: a trace of 48 records of tap.events, played to the scene edges.

            finger      ● down  ─ held or moving  ○ up  ⊗ cancelled
            recognizer  · watching  ┄ waits for another  ◆ recognized  ▷═◁ began, changed, ended  × failed
            view        ┌ receives began  ┄ lift kept from it  ┐ receives ended  ⊗ receives cancelled

            seconds     0.05      0.06      0.07      0.08      0.09
                        ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
            fingers
            finger 1    ──────────────────────────────────────────────────○
            recognizers
            pan         ··················································×2

            what was decided, and why
            2   0.100 s  × top edge, left edge, pan: failed: lifted before it moved 10 pt

            recognized in all: nothing

            """
        expectEqual(outcome.text.split(separator: "\n").dropFirst(), text.split(separator: "\n").dropFirst())
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["show", "t", "-jl", "finger 1"], ["t": try Traced.tap()])
        let text = """
            {
              "format": "touchstone-show",
              "version": 1,
              "source": "t",
              "records": N,
              "header": {
                "program": "touchstone 0.1.0",
                "source": "tap.events",
                "scene": "edges",
                "width": "400",
                "height": "300",
                "scale": "2"
              },
              "origin": 0,
              "lanes": [
                {
                  "kind": "finger",
                  "name": "finger 1",
                  "marks": [
                    {"seconds": 0, "symbol": "down", "then": "line", "decision": null},
                    {"seconds": 0.1, "symbol": "up", "then": null, "decision": null}
                  ]
                }
              ],
              "decisions": [],
              "recognized": []
            }

            """
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.text.replacing(/"records": \d+/, with: "\"records\": N"), text)
    }

    @Test(arguments: [
        (Recorded.tap, "t:1: error: this is a recording (evemu), not a trace. touchstone replay plays it"),
        ("", "t:1: error: the file is empty"),
        ("touchstone-trace 1\n", "t:1: error: this is a trace of version 1"),
        ("touchstone-trace 2\n0.0 enter recognizer=\"a\"\n", "t:2: error: "),
    ])
    func `says what is wrong with a file`(content: String, message: String) throws {
        let outcome = try run(["show", "t"], ["t": content])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.output, [])
        expect(outcome.messages.hasPrefix(message))
    }

    @Test(.bug(id: "D-5")) func `reads a trace with a byte order mark`() throws {
        let trace = try Traced.tap()
        let marked = try run(["show", "t"], ["t": "\u{FEFF}" + trace])
        expectEqual(marked, try run(["show", "t"], ["t": trace]))
        expectEqual(marked.exitCode, 0)
    }

    @Test(.bug(id: "D-8")) func `what a bad line or a name of a file holds steers no terminal`() throws {
        let evil = "\u{1B}[31m\u{9B}2J\u{202E}x"
        let outcome = try run(["show", "t" + evil], ["t" + evil: "touchstone-trace 2\n0.0 \(evil)\n"])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.messages.contains("t?[31m?2J?x:2: error: "))
        expect(outcome.messages.unicodeScalars.allSatisfy { $0 == "\n" || !$0.steersTerminals })
        expectEqual(complaint(["show", "--" + evil])?.unicodeScalars.contains { $0.steersTerminals }, false)
    }

    @Test func `lists the lanes when one is asked for that is not there`() throws {
        let outcome = try run(["show", "t", "-l", "tap"], ["t": try Traced.tap()])
        expectEqual(outcome.exitCode, 1)
        expect(
            outcome.messages.hasPrefix("t: error: no lane is called 'tap'. Write fingers, recognizers, views or one"))
    }
}
