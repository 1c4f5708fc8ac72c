import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `touchstone replay` {
    @Test func `says what was played, what was decided, and what was recognized`() throws {
        let outcome = try run(["replay", "tap.events", "--scene", "edges"], ["tap.events": Recorded.tap])
        expectEqual(outcome, Outcome(Self.edges))
    }

    private static let edges = """
        tap.events: a recording of Test Screen, 1 contact in a window of 400 × 300 points.
        Played to one view with a drag from each edge of the screen and a pan that waits for all four.

        finger      ● down  ─ held or moving  ○ up  ⊗ cancelled
        recognizer  · watching  ┄ waits for another  ◆ recognized  ▷═◁ began, changed, ended  × failed
        view        ┌ receives began  ┄ lift kept from it  ┐ receives ended  ⊗ receives cancelled

        seconds     0.00      0.05
                    ┬─────────┬─────────┬──
        fingers
        finger 1    ●───────────────────○
        recognizers
        bottom edge ·×1
        top edge    ····················×2
        right edge  ·×1
        left edge   ····················×2
        pan         ····················×2
        views
        view        ┌───────────────────┐

        what was decided, and why
        1   0.000 s  × bottom edge, right edge: failed: not at one of its edges of the screen
        2   0.100 s  × top edge, left edge, pan: failed: lifted before it moved 10 pt

        recognized: nothing

        """

    @Test func `shows a part, and says that the summary is of all`() throws {
        let outcome = try run(
            ["replay", "tap.events", "--to", "0.2", "--lane", "fingers", "-l", "*tap"], ["tap.events": Recorded.tap])
        expectEqual(outcome, Outcome(Self.part))
    }

    private static let part = """
        tap.events: a recording of Test Screen, 1 contact in a window of 400 × 300 points.
        Played to one view with tap, double tap, two-finger tap, long press, pan, multi-finger pan, pinch,
        rotation, swipes to the sides.

        finger      ● down  ─ held or moving  ○ up  ⊗ cancelled
        recognizer  · watching  ┄ waits for another  ◆ recognized  ▷═◁ began, changed, ended  × failed
        view        ┌ receives began  ┄ lift kept from it  ┐ receives ended  ⊗ receives cancelled

        seconds        0.00            0.05             0.10             0.15
                       ┬───────────────┬────────────────┬────────────────┬───────────────┬──
        fingers
        finger 1       ●────────────────────────────────○
        recognizers
        tap            ·································┄6┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
        double tap     ·····································································
        two-finger tap ·································×3

        what was decided, and why
        3   0.100 s  × two-finger tap: failed: 1 finger, not 2
        6            ┄ tap: would recognize, but waits: double tap must fail first

        recognized in all: tap ×1

        """

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(
            ["replay", "tap.events", "--scene", "edges", "--json", "-l", "f*", "-l", "pan"],
            ["tap.events": Recorded.tap])
        expectEqual(outcome, Outcome(Self.json))
    }

    private static let json = """
        {
          "format": "touchstone-replay",
          "version": 1,
          "source": "tap.events",
          "device": "Test Screen",
          "scene": "edges",
          "window": {"width": 400, "height": 300},
          "contacts": 1,
          "warnings": [],
          "origin": 0,
          "lanes": [
            {
              "kind": "finger",
              "name": "finger 1",
              "marks": [
                {"seconds": 0, "symbol": "down", "then": "line", "decision": null},
                {"seconds": 0.1, "symbol": "up", "then": null, "decision": null}
              ]
            },
            {
              "kind": "recognizer",
              "name": "pan",
              "marks": [
                {"seconds": 0, "symbol": "possible", "then": "possible", "decision": null},
                {"seconds": 0.1, "symbol": "failed", "then": null, "decision": 2}
              ]
            }
          ],
          "decisions": [
            {
              "number": 2,
              "seconds": 0.1,
              "subjects": ["top edge", "left edge", "pan"],
              "symbol": "failed",
              "text": "failed: lifted before it moved 10 pt"
            }
          ],
          "recognized": []
        }

        """

    @Test func `maps the surface onto the window that is asked for`() throws {
        let small = try run(["replay", "f", "-t-"], ["f": Recorded.tap]).text
        expect(small.contains("0:began@10,10") || small.contains("0:began@10.000,10.000"))
        let large = try run(["replay", "f", "-t-", "-w800x600"], ["f": Recorded.tap]).text
        expect(large.contains("0:began@20,20") || large.contains("0:began@20.000,20.000"))
    }

    @Test(arguments: [[], ["--window", "80x60"]])
    func `leaves the points of a table where they are, also beside the window`(window: [String]) throws {
        let table = "time,id,phase,x,y\n0,0,began,-3,20.5\n0.1,0,ended,350,20.5\n"
        let trace = try run(["replay", "in.csv", "-t-"] + window, ["in.csv": table]).text
        expect(trace.contains(":began@-3,20.5"))
        expect(trace.contains(":ended@350,20.5"))
    }

    @Test func `of a recording without contacts says why there is nothing to see`() throws {
        let files = ["mouse.events": "N: a mouse\nE: 0.0 0002 0000 1\n"]
        let outcome = try run(["replay", "mouse.events", "-tout"], files)
        expect(outcome.text.hasPrefix("mouse.events: "))
        expect(outcome.text.contains("contact"))
        expect(!outcome.text.contains("recognized:"))
        expectEqual(outcome.messages, "")
        expectEqual(outcome.exitCode, 0)
        let json = try run(["replay", "mouse.events", "--json"], files).text
        expect(json.contains("\"contacts\": 0"))
        expect(json.contains("\"recognized\": []"))
    }

    @Test func `warns of what is odd`() throws {
        let outcome = try run(["replay", "tap.events"], ["tap.events": Recorded.tap + "what is this\n"])
        expect(outcome.text.hasSuffix("\nrecognized: tap ×1\n"))
        expect(outcome.messages.hasPrefix("tap.events:10: warning: "))
        expectEqual(outcome.messages.split(separator: "\n").count, 1)
        expectEqual(outcome.exitCode, 0)
    }

    @Test(arguments: ["", "\0\0\0", "hello\nworld\n", "{", "[1,2]"])
    func `says what is wrong with a file that is no recording`(content: String) throws {
        let outcome = try run(["replay", "odd"], ["odd": content])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.output, [])
        expectEqual(outcome.files, [])
        expect(outcome.messages.hasPrefix("odd:1: error: "))
        expect(outcome.messages.hasSuffix("\n"))
    }

    @Test(
        .bug(id: "D-5"),
        arguments: [
            (
                "time;id;phase;x;y\n0;1;began;1;1\n",
                "t:1: error: there are semicolons between the columns instead of commas. The first line names the columns: "
            ),
            ("time,id,x,y\n0,1,1,1\n", "t:1: error: the column “phase” is missing. The first line names the columns: "),
            (
                "hello\nworld\n",
                "t:1: error: this is none of the known formats (evemu, libinput record, Android getevent, "
            ),
        ])
    func `says what is wrong with a table, and which formats there are`(content: String, message: String) throws {
        let outcome = try run(["replay", "t"], ["t": content])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.messages.hasPrefix(message), "\(outcome.messages)")
        expect(!content.hasPrefix("hello") || outcome.messages.contains("Inkable log, a trace)"))
    }

    @Test(arguments: [["replay", "x"], ["convert", "x", "y.csv"], ["devices", "x"], ["replay", "--live", "x"]])
    func `names the program that printed what is not read, and how to record the same`(arguments: [String]) throws {
        let text = "Hello,\n\n> EVENT type 18 (TouchBegin)\n>     device: 11 (11)\n>     detail: 3\n"
        let outcome = try run(arguments, ["x": text])
        expectEqual(outcome.exitCode, 1)
        expectEqual(
            outcome.messages,
            "x:3: error: this was printed by `xinput test-xi2`, which is not read. Record with "
                + "`sudo evtest /dev/input/eventN > name.txt`\n")
    }

    @Test(arguments: ["replay", "show", "stats"])
    func `says what to do with a trace that was posted`(command: String) throws {
        let trace = try Traced.trace(Recorded.tap, "everything")
        let quoted = trace.split(separator: "\n").map { "> \($0)\n" }.joined()
        for (text, line) in [(quoted, 1), ("Hello,\n\n```\n\(trace)```\n", 4), ("\n\(trace)", 2)] {
            let outcome = try run([command, "x"], ["x": text])
            expectEqual(outcome.exitCode, 1)
            expectEqual(
                outcome.messages,
                "x:\(line): error: this trace has been quoted, or has other text around it. Keep only its lines, "
                    + "from this one on, without what stands before them\n")
        }
    }

    @Test func `plays the output of evtest as it was posted`() throws {
        let events = Recorded.tap.split(separator: "\n").filter { $0.hasPrefix("E:") }.map { line in
            let words = line.split(separator: " ")
            let (type, code) = (Int(words[2], radix: 16) ?? 0, Int(words[3], radix: 16) ?? 0)
            let what = type == 0 ? "----- SYN_REPORT -----" : "type \(type) (?), code \(code) (?), value \(words[4])"
            return "> Event: time \(words[1]), \(what)\n"
        }
        let axes = "Event code 53 (?)\nMin 0\nMax 4000\nEvent code 54 (?)\nMin 0\nMax 3000\n"
        let post = "```\n> Input device name: \"Test Screen\"\n> Event type 3 (?)\n" + axes + events.joined() + "```\n"
        let outcome = try run(["replay", "-t", "-", "x"], ["x": post])
        expectEqual(outcome.messages, "")
        expectEqual(outcome.text, (try run(["replay", "-t", "-", "x"], ["x": Recorded.tap])).text)
    }

    @Test(
        .bug(id: "D-5"),
        arguments: [
            ("0,1,start,1,1", "“start” is no phase (began, moved, stationary, ended, cancelled)"),
            ("0,1,began,left,1", "“left” is not a number for x"),
            ("0,1,began,1", "the line has 4 fields, and the table 5 columns"),
            ("0,,began,1,1", "the field id is empty"),
        ])
    func `says what is wrong with a line of a table`(line: String, message: String) throws {
        let table = "# window: 9 9\ntime,id,phase,x,y\n\(line)\n0,1,began,1,1\n0.1,1,ended,1,1\n"
        let outcome = try run(["replay", "t"], ["t": table])
        expectEqual(outcome.messages, "t:3: warning: \(message). The line was left out\n")
    }

    @Test(arguments: [["replay", "t"], ["replay", "t", "--json"], ["replay", "t", "-t-"], ["stats", "t"]])
    func `of a table of which every row was left out is an error`(arguments: [String]) throws {
        let table = "# window: 9 9\ntime,id,phase,x,y\n0,1,start,1,1\n0.1,1,ended,1,1\n"
        let outcome = try run(arguments, ["t": table])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.text == "" || arguments[0] == "stats")
        let lines = outcome.messages.split(separator: "\n")
        expectEqual(lines.count, 3)
        expectEqual(
            lines[0],
            "t:3: warning: “start” is no phase (began, moved, stationary, ended, cancelled). The line was left out")
        expect(lines[1].hasPrefix("t:4: warning: the contact “1” ends without having begun. "))
        expect(lines[2].hasPrefix("t: error: this recording holds no contact: no line of the table was read. "))
        // A table without rows has nothing that could be refused.
        try expectEqual(run(["replay", "t"], ["t": "time,id,phase,x,y\n"]).exitCode, 0)
    }

    @Test func `says that a file cannot be read`() throws {
        let outcome = try run(["replay", "gone"])
        expectEqual(outcome, Outcome(messages: "gone: error: it cannot be read\n", exitCode: 1))
    }

    @Test func `lists the lanes when one is asked for that is not there`() throws {
        let outcome = try run(["replay", "f", "-s", "edges", "-l", "pna"], ["f": Recorded.tap])
        let message =
            "f: error: no lane is called 'pna'. Write fingers, recognizers, views or one of: finger 1, bottom edge, "
            + "top edge, right edge, left edge, pan, view\n"
        expectEqual(outcome, Outcome(messages: message, exitCode: 1))
    }

    @Test func `tells how far it is`() throws {
        var stages: [String] = []
        _ = try run(["replay", "f"], ["f": Recorded.tap]) { stage, part in stages.append("\(stage) \(part ?? -1)") }
        expectEqual(stages, ["playing f 0.0", "drawing f -1.0"])
    }
}
