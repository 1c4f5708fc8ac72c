import TestSupport
import Testing
import TouchRecordings
import TouchReports
import TouchScenes
import Touchstone
import TouchStory
import TouchTrace

@testable import TouchstoneCommand

struct `touchstone shrink` {
    /// The trace of input in a scene, as `replay` writes it.
    private static func played(_ input: OddInput, _ scene: String = "everything") throws -> String {
        try run(["replay", "t", "-t-"], ["t": input.trace(scene: scene)]).text
    }

    private static let drags = Result { try played(OddInput(drags: 5) { $0.pinch() }) }

    // MARK: The result

    @Test func `keeps a pinch among drags, and writes a trace that replays to itself`() throws {
        let trace = try Self.drags.get()
        let outcome = try run(["shrink", "t", "--keep", "pinch: begins", "-o-"], ["t": trace])
        expectEqual(outcome.exitCode, 0)
        expect(outcome.messages.hasPrefix("In a test, with a stage of "))
        expect(outcome.isData)
        let small = try Trace(parsing: outcome.output, source: "small")
        expectEqual(small.frames.count, 3)
        expectEqual(small.frames.map { $0.contacts.map(\.phase) }, [[.began, .began], [.moved], [.ended, .ended]])
        try expectEqual(run(["replay", "s", "-t-"], ["s": outcome.output]).text, outcome.text)
        try expect(run(["show", "s"], ["s": outcome.output]).text.contains("pinch: begins"))
        try expectEqual(run(["shrink", "s", "-k", "pinch: begins", "-o-"], ["s": outcome.output]).text, outcome.text)
    }

    @Test func `prints the calls of hands that give it, then what is left`() throws {
        let outcome = try run(
            ["shrink", "t", "--keep", "pinch: begins", "--output", "small"], ["t": try Self.drags.get()])
        expectEqual(outcome.messages, "")
        expectEqual(outcome.files.map(\.path), ["small"])
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let sizes = Array(lines.suffix(4))
        expect(sizes[0] == "" && sizes[3] == "")
        expect(sizes[1].hasPrefix("272 frames, 7 contacts, "))
        expect(sizes[1].hasSuffix(" records became"))
        expect(sizes[2].hasPrefix("3 frames, 2 contacts, "))
        expect(sizes[2].contains(" records, after "))
        expectEqual(
            lines.dropLast(3).joined(separator: "\n"),
            """
            In a test, with a stage of 400 × 300 points:
                let hands = stage.hands
                hands.together {
                    hands.down(.rightIndex, at: CGPoint(x: 200, y: 200))
                    hands.down(.rightThumb, at: CGPoint(x: 300, y: 200))
                }
                hands.move(.rightIndex, to: CGPoint(x: 100, y: 200))
                hands.together {
                    hands.up(.rightIndex)
                    hands.up(.rightThumb)
                }

            """)
    }

    @Test func `writes no trace unless it is asked for`() throws {
        let options = ["shrink", "t", "--keep", "pinch: begins"]
        let outcome = try run(options, ["t": try Self.drags.get()])
        expectEqual(outcome.files, [])
        expectEqual(outcome.messages, "")
        expect(!outcome.text.contains("touchstone-trace"))
        expectEqual(outcome.text, try run(options + ["-osmall"], ["t": try Self.drags.get()]).text)
    }

    @Test func `states the size of the screen as it is`() throws {
        let text = try Self.played(OddInput(drags: 2) { $0.pinch() })
        var trace = try Trace(parsing: Array(text.utf8), source: "t")
        trace.screenSize = CGSize(width: 393.5, height: 300)
        let outcome = try run(["shrink", "t", "-k", "pinch: begins", "-osmall"], ["t": trace.text])
        expect(outcome.text.hasPrefix("In a test, with a stage of 393.5 × 300 points:\n"))
    }

    @Test func `finds the pattern of one finger in the center`() throws {
        let trace = try Self.played(OddInput(drags: 2) { $0.doubleTap() })
        let outcome = try run(["shrink", "t", "-k", "double tap: recognized", "-osmall"], ["t": trace])
        expect(outcome.text.contains("\n4 frames, 2 contacts, "))
        expect(outcome.text.contains(" points:\n    stage.play(\"DUDU\", step: .milliseconds(100))\n\n"))
    }

    @Test func `takes a line from the log of a test`() throws {
        let trace = try Self.drags.get()
        let least = try run(["shrink", "t", "--keep", "pinch: begins", "-o-"], ["t": trace])
        try expectEqual(run(["shrink", "t", "--keep", "pinch began", "-o-"], ["t": trace]).output, least.output)
    }

    @Test func `keeps all lines that are named, and none that is left out`() throws {
        let trace = try Self.drags.get()
        let keep = ["-k", "pinch: begins", "-k", "action recognizer=\"swipe right\""]
        let both = try run(["shrink", "t", "-o-"] + keep, ["t": trace])
        let lines = both.text.split(separator: "\n")
        expect(lines.contains { $0.hasSuffix("action recognizer=\"pinch\" phase=began") })
        expect(lines.contains { $0.hasSuffix("action recognizer=\"swipe right\" phase=ended") })

        let without = try run(
            ["shrink", "t", "-k", "pinch: begins", "--without", "swipe right: recognized"], ["t": trace])
        expectEqual(without.exitCode, 1)
        expectEqual(
            without.messages,
            "t: error: a line contains 'swipe right: recognized', and --without allows none. Name a text that is "
                + "in no line of the trace\n")
        let keepsOut = ["-k", "pinch: begins", "--without", "two-finger tap: recognized"]
        let calm = try run(["shrink", "t", "-o-"] + keepsOut, ["t": trace])
        expectEqual(calm.exitCode, 0)
        expect(calm.text.contains("action recognizer=\"pinch\" phase=began"))
        expect(!calm.text.contains("action recognizer=\"two-finger tap\""))
    }

    @Test func `is the same each time, and shows its progress`() throws {
        let trace = try Self.drags.get()
        var stages: [String] = []
        let results = try (0..<2).map { _ in
            try run(["shrink", "t", "-k", "pinch: begins"], ["t": trace]) { stage, _ in stages.append(stage) }
        }
        expectEqual(results[0], results[1])
        expect(stages.contains("shrinking t: 3 frames"))
        expect(stages.contains("playing t"))
    }

    // MARK: Long traces

    @Test func `gets 5,000 frames of drags with a pinch to three, with few replays`() {
        let input = OddInput(drags: 100) { $0.pinch() }
        expect(input.frames.count > 5_000)
        let (least, player) = Self.shrunk(input, "pinch: begins")
        expectEqual(least.count, 3)
        expect(player.replays < 100)
        expect(player.frames < 2 * input.frames.count)
    }

    @Test func `gets a double tap or three fingers among drags to few frames`() {
        for (input, line, count) in [
            (OddInput(drags: 20) { $0.doubleTap() }, "double tap: recognized", 4),
            (OddInput(drags: 20) { $0.threeFingers() }, "double tap: failed: 3 fingers, not 1", 2),
        ] {
            expect(input.frames.count > 1_000)
            let (least, player) = Self.shrunk(input, line)
            expect(least.count <= count, "\(line)")
            expect(player.frames < 5 * input.frames.count, "\(line)")
        }
    }

    private static func shrunk(_ input: OddInput, _ line: String) -> (frames: [InputFrame], player: ShrinkPlayer) {
        let player = ShrinkPlayer(EverythingScene(), Trace(), KeptLines(keep: [line], without: []), tail: 0)
        return (shrink(input.frames, while: player.shows), player)
    }

    // MARK: Errors

    @Test func `names near lines if there is none with the text`() throws {
        let trace = try Self.drags.get()
        func error(_ text: String) throws -> String {
            let outcome = try run(["shrink", "t", "-k", text], ["t": trace])
            expectEqual(outcome.exitCode, 1)
            return outcome.messages
        }
        try expectEqual(
            error("pinch: beginns"), "t: error: no line contains 'pinch: beginns'. The nearest are\n    pinch: begins\n"
        )
        try expect(
            error("pinch: recognized").hasPrefix(
                "t: error: no line contains 'pinch: recognized'. The nearest are\n"))
        try expect(error("pinch: recognized").contains("\n    pinch: begins\n"))
        try expect(error("pinch begun").contains("\n    pinch began\n"), "in the words of a log")
        try expect(
            error("frame 1:began")
                .hasPrefix("t: error: no line contains 'frame 1:began'. The nearest are\n"), "input is no line")
        try expectEqual(
            error("xyzzy"),
            "t: error: no line contains 'xyzzy'. touchstone show lists decisions, and the file has the records\n")
    }

    @Test func `names what is wrong with a trace that cannot be played`() throws {
        let trace = try Traced.tap()
        func error(_ old: String, _ new: String) throws -> String {
            let outcome = try run(["shrink", "t", "-k", "hit finger"], ["t": trace.replacing(old, with: new)])
            expectEqual(outcome.exitCode, 1)
            expectEqual(outcome.text, "")
            return outcome.messages
        }
        try expectEqual(
            error("scene=\"edges\"\n", ""),
            "t:1: error: the trace names no scene. Write scene=\"NAME\" into its second line, or play it to a scene first: "
                + "touchstone replay t --scene NAME --trace OUT; touchstone scenes lists the scenes. Your own app's are in a command of "
                + "your own (Examples/Sources/own-command)\n")
        try expect(
            error("\"edges\"", "\"attic\u{1B}[31m\"").hasPrefix(
                "t:4: error: the trace is of the scene 'attic?[31m', which touchstone does not have. "))
        try expect(
            error("scene=", "dropped=\"3\"\nscene=").hasPrefix(
                "t:1: error: the trace begins in the middle: 3 records"))
        let rest = trace.split(separator: "\n").filter { !$0.contains(" frame ") }.joined(separator: "\n") + "\n"
        try expect(
            run(["shrink", "t", "-k", "hit"], ["t": rest]).messages.hasPrefix(
                "t:1: error: the trace holds no input."))
        try expect(
            run(["shrink", "t", "-k", "hit"], ["t": Recorded.tap]).messages.contains("this is a recording (evemu)"))
    }

    @Test func `refuses a trace of which the replay comes out otherwise`() throws {
        let other = try Traced.tap().replacing("hit finger=1 view=\"", with: "hit finger=1 view=\"old ")
        let outcome = try run(["shrink", "t", "-k", "view=\"old "], ["t": other])
        expectEqual(outcome.exitCode, 1)
        expect(
            outcome.messages.hasPrefix("t: error: the replay has no line with 'view=\"old ', other than the trace: "))
    }

    @Test func `refuses calls that ask for nothing, or for the impossible`() {
        expectEqual(complaint(["shrink", "t"]), "shrink needs to know what to keep; add --keep TEXT")
        expectEqual(complaint(["shrink", "t", "--keep", ""]), "--keep needs a value: --keep TEXT")
        expectEqual(
            complaint(["shrink", "t", "-k", "tap", "-o", "t"]),
            "--output would write over 't', which is read; name another file")
        expectEqual(
            complaint(["shrink", "t", "-k", "tap: failed", "--without", "tap"]),
            "no line with 'tap: failed' is left by --without; leave one of them out")
    }

    @Test func `prints no character that controls a terminal`() throws {
        let outcome = try run(["shrink", "t", "-k", "hit \u{1B}[2J\r\n\u{202E}"], ["t": try Traced.tap()])
        expectEqual(outcome.exitCode, 1)
        expect(!outcome.messages.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    }
}
