import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `touchstone advise` {
    private static func trace(_ number: Int) -> String { Puzzles.all[number - 1].played().text }

    @Test func `prints the answer, the smallest edits, and what else they change`() throws {
        let outcome = try run(
            ["advise", "t", "--want", "row ended", "--most", "2"], ["t": Self.trace(2)], TimelineOptions(width: 80))
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.messages, "")
        let text = """
            Now: row received finger 1, and its cancellation: dismiss took it 0.050 s
                 after it came down.

            1. dismiss.cancelsTouchesInView = false
               Then: row received finger 1 and its end.
               Nothing else changes.

            2. gestureRecognizer(_:shouldReceive:) of the delegate of dismiss returns
                 false for touches on row
               Then: row received finger 1 and its end.
               But: dismiss does not recognize any more with finger 1.

            9 changes were tried; 3 give what is wanted; 1 more with --most 3.

            """
        expectEqual(outcome.text, text)
    }

    @Test func `writes all of it for programs`() throws {
        let outcome = try run(["advise", "t", "--want", "canvas began", "--json"], ["t": Self.trace(19)])
        expectEqual(
            outcome.text.split(separator: "\n").map { $0.trimmingCharacters(of: " ") }.joined(separator: " "),
            """
            { "format": "touchstone-advise", "version": 1, "source": "t", "wants": ["canvas began"], \
            "now": ["canvas never receives finger 2: it takes one touch at a time."], "isSo": false, "tried": 2, \
            "proposals": [ { "edits": ["canvas.isMultipleTouchEnabled = true"], "size": 1, \
            "then": ["canvas received finger 2 and its end."], "changes": [] } ] }
            """)
    }

    @Test func `ends with 1 if nothing gives what is wanted, and with 0 if it happens anyway`() throws {
        let never = try run(["advise", "t", "--want", "tap ended"], ["t": Self.trace(18)])
        expectEqual(never.exitCode, 1)
        let so = try run(["advise", "t", "--want", "child tap recognized"], ["t": Self.trace(18)])
        expectEqual(so.exitCode, 0)
        expectEqual(so.text, "Now: child tap recognized 0.050 s after finger 1 came down.\nThat is what is wanted.\n")
        let none = try run(["advise", "t", "--want", "parent tap recognized within 0 s"], ["t": Self.trace(18)])
        expectEqual(none.exitCode, 1)
        expect(none.text.hasSuffix("changes were tried; none gives what is wanted.\n"))
    }

    @Test func `does not change a second trace, if it need not`() throws {
        let outcome = try run(
            ["advise", "a", "b", "--want", "single recognized within 0.1 s"], ["a": Self.trace(6), "b": Self.trace(6)])
        expectEqual(outcome.exitCode, 0)
        expect(outcome.text.contains("1. without single.require(toFail: double)"))
        let others = try run(["advise", "a", "b", "--want", "row ended"], ["a": Self.trace(2), "b": Self.trace(3)])
        expectEqual(
            others.messages,
            "b:1: error: the trace is of the scene 'puzzle-03-label', and that of a of 'puzzle-02-selection'. Name traces of one "
                + "scene\n")
        expectEqual(others.exitCode, 1)
    }

    @Test func `plays each trace on a screen of its own size`() throws {
        let small = try run(["replay", "t", "--window", "100x80", "-t-"], ["t": Self.trace(6)]).text
        let outcome = try run(
            ["advise", "a", "b", "--want", "single recognized within 0.1 s"], ["a": Self.trace(6), "b": small])
        expectEqual(outcome.messages, "")
        expect(outcome.text.contains("1. without single.require(toFail: double)"))
        expect(!outcome.text.contains("But: b:"))
    }

    @Test func `plays a trace without a size on the screen on which it is replayed`() throws {
        let input = """
            touchstone-trace 2
            scene="dots"
            0.100000 frame 1:began@440,440
            0.200000 frame 1:ended@440,440

            """
        let trace = try run(["replay", "t", "-t-"], ["t": input]).text
        let lines = trace.split(separator: "\n").filter { !$0.hasPrefix("width=") && !$0.hasPrefix("height=") }
        let sizeless = lines.joined(separator: "\n") + "\n"
        expect(sizeless.count < trace.count)
        let outcome = try run(["advise", "t", "--want", "zzz recognized"], ["t": sizeless])
        expect(outcome.messages.hasPrefix("t: error: no recognizer is called 'zzz'."))
    }

    @Test func `refuses a trace of which the replay comes out otherwise`() throws {
        let (now, want) = (Self.trace(6), ["--want", "single recognized within 0.1 s"])
        let lines = now.split(separator: "\n").filter { !$0.contains(" reset recognizer=\"double\"") }
        let other = lines.joined(separator: "\n") + "\n"
        expect(other.count < now.count)
        let message =
            "b: error: the replay decides otherwise than the trace: it is of another version of touchstone or of the scene. touchstone "
            + "replay b --trace OUT writes what happens now, and touchstone diff compares them\n"
        let outcome = try run(["advise", "b"] + want, ["b": other])
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.messages, message)
        try expectEqual(run(["advise", "a", "b"] + want, ["a": now, "b": other]).messages, message)
    }

    @Test func `says what is wrong with its words and names`() throws {
        expectEqual(
            complaint(["advise", "t"]), "--want is missing; write what should happen, like --want \"tap recognized\"")
        expectEqual(
            complaint(["advise", "t", "--want", "tap fires"])?.contains("'tap fires' is no want; write it like"), true)
        let tap = try run(["advise", "t", "--want", "parent top recognized"], ["t": Self.trace(18)])
        expectEqual(tap.messages, "t: error: no recognizer is called 'parent top'. Did you mean 'parent tap'?\n")
        let view = try run(["advise", "t", "--want", "zzz ended"], ["t": Self.trace(18)])
        expectEqual(view.messages, "t: error: no view is called 'zzz'. Write one of: UILabel#1, child, view, window\n")
        let finger = try run(["advise", "t", "--want", "child tap recognized with finger 5"], ["t": Self.trace(18)])
        expectEqual(finger.messages, "t: error: the trace has no finger 5. The last one is 1\n")
        expectEqual(finger.exitCode, 1)
    }

    @Test func `refuses traces that cannot be played again`() throws {
        let header = "touchstone-trace 2\n"
        let none = try run(["advise", "t", "--want", "tap recognized"], ["t": header])
        expect(none.messages.hasPrefix("t:1: error: the trace names no scene. "))
        let strange = try run(["advise", "t", "--want", "tap recognized"], ["t": header + "scene=\"\\u{1B}[2J\"\n"])
        expectEqual(strange.exitCode, 1)
        expect(!strange.messages.contains("\u{1B}"))
        let empty = try run(["advise", "t", "--want", "tap recognized"], ["t": header + "scene=\"puzzle-06-late\"\n"])
        expectEqual(empty.messages, "t: error: no finger came down. Name a trace with touches\n")
    }
}

extension StringProtocol {
    fileprivate func trimmingCharacters(of blank: Character) -> String {
        String(drop { $0 == blank }.reversed().drop { $0 == blank }.reversed())
    }
}
