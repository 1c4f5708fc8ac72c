import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

struct `touchstone why` {
    /// Two fingers: a tap that waits, and a second finger for one of two recognizers.
    private static let trace = """
        touchstone-trace 2
        0.500000 frame 1:began@40,60
        0.500000 skip contact=1 view="card" because=hidden by="card" recognizers=["UIPinchGestureRecognizer"]
        0.500000 skip contact=1 view="photo" because=hidden by="photo" recognizers=["turn"]
        0.500000 hit finger=1 view="board" window="window"
        0.500000 enroll recognizer="UITapGestureRecognizer#1" slot=0 touches=cancels
        0.500000 watch recognizer="UITapGestureRecognizer#1" finger=1
        0.500000 enroll recognizer="pan" slot=1 touches=cancels
        0.500000 watch recognizer="pan" finger=1
        0.500000 fed began=1 moved= ended= cancelled=
        0.500000 deliver view="board" step=began fingers=1
        0.600000 frame 1:ended@40,60
        0.600000 enter recognizer="pan" phase=failed cause=own:"lifted before it moved 10 pt" limit=10
        0.600000 enter recognizer="UITapGestureRecognizer#1" phase=failed cause=own:"lifted before it moved 10 pt" limit=10
        0.600000 deliver view="board" step=ended fingers=1
        0.600000 reset recognizer="UITapGestureRecognizer#1"
        0.600000 reset recognizer="pan"
        1.000000 frame 1:began@40,60
        1.000000 missed finger=1 reason="no view is hit"
        1.100000 frame 1:ended@40,60
        1.500000 frame 2:began@40,60
        1.500000 hit finger=2 view="board" window="window"
        1.500000 pass recognizer="pan" finger=2 reason="disabled"

        """

    @Test func `answers for each finger, and recognizers with the same answer share a line`() throws {
        let outcome = try run(["why", "t"], ["t": Self.trace], TimelineOptions(width: 80))
        expectEqual(outcome.exitCode, 0)
        expectEqual(outcome.messages, "")
        let text = """
            Not over: finger 2 is down.

            finger 1, down at 0.500 s on board
              Tap 1, pan: failed 0.100 s after finger 1 came down: lifted before it moved
                10 pt.
              UIPinchGestureRecognizer, turn: were not asked about finger 1: their views
                are hidden.
              board received finger 1 and its end.

            contact 1, down at 1.000 s
              UIPinchGestureRecognizer, turn, Tap 1, pan: were not asked about contact 1:
                no view is hit.
              contact 1 reached no view: no view is hit.

            finger 2, down at 1.500 s on board
              pan: was not asked about finger 2: it is disabled.
              UIPinchGestureRecognizer, turn, Tap 1: were not asked about finger 2: board
                was hit, and their views are neither that nor around it.
              board has not received finger 2: its event was not passed on, or its
                delivery is behind the last record.

            """
        expectEqual(outcome.text, text)
    }

    @Test func `answers for one recognizer and one finger`() throws {
        for name in ["Tap 1", "UITapGestureRecognizer#1", "Tap*"] {
            let outcome = try run(["why", "t", "-r", name, "--finger", "1"], ["t": Self.trace])
            expectEqual(
                outcome.text,
                """
                finger 1, down at 0.500 s on board
                  Tap 1: failed 0.100 s after finger 1 came down: lifted before it moved 10 pt.

                """)
        }
    }

    @Test func `answers for each finger of a number, if the trace has several`() throws {
        let trace = """
            touchstone-trace 2
            0.100000 hit finger=1 view="a" window="w"
            0.200000 hit finger=2 view="a" window="w"
            0.300000 hit finger=1 view="b" window="w"

            """
        let outcome = try run(["why", "t", "-jf", "1"], ["t": trace])
        let seconds = outcome.text.split(separator: "\n").filter { $0.contains("\"seconds\": ") }
        expectEqual(seconds.map { $0.drop { $0 == " " } }, ["\"seconds\": 0.1,", "\"seconds\": 0.3,"])
    }

    @Test func `says what there is if it is asked for something else`() throws {
        let files = ["t": Self.trace, "none": "touchstone-trace 2\n"]
        let recognizer = try run(["why", "t", "-r", "tap"], files)
        expectEqual(recognizer.exitCode, 1)
        expectEqual(
            recognizer.messages,
            "t: error: no recognizer is called 'tap'. Write one of: UIPinchGestureRecognizer, turn, Tap 1, pan\n")
        let finger = try run(["why", "t", "-f", "3"], files)
        expectEqual(finger.exitCode, 1)
        expectEqual(finger.messages, "t: error: the trace has no finger 3. Write a number from 1 to 2\n")
        try expectEqual(
            run(["why", "none", "-f", "1"], files).messages, "none: error: the trace has no finger 1. None came down\n")
        try expectEqual(run(["why", "none"], files).text, "none: no finger came down.\n")
        expectEqual(
            complaint(["why", "t", "-f", "x"]), "'x' is not a number for --finger; write a whole number, such as 5")
        try expect(
            run(["why", "t"], ["t": Recorded.tap]).messages.hasPrefix("t:1: error: this is a recording (evemu)"))
    }

    @Test func `writes a JSON document for programs`() throws {
        let outcome = try run(["why", "t", "-jr", "pan", "-f", "1"], ["t": Self.trace])
        let text = """
            {
              "format": "touchstone-why",
              "version": 1,
              "source": "t",
              "records": 22,
              "origin": 0,
              "touches": [
                {
                  "kind": "finger",
                  "number": 1,
                  "seconds": 0.5,
                  "view": "board",
                  "window": "window",
                  "answers": [
                    {
                      "recognizer": "pan",
                      "answer": "failed",
                      "seconds": 0.6,
                      "others": [],
                      "rule": null,
                      "value": null,
                      "limit": 10,
                      "text": "pan failed 0.100 s after finger 1 came down: lifted before it moved 10 pt."
                    }
                  ],
                  "delivery": {"view": "board", "answer": "ended", "text": "board received finger 1 and its end."}
                }
              ]
            }

            """
        expectEqual(outcome.text, text)
    }

    @Test func `writes nothing that steers a terminal`() throws {
        let evil = Self.trace.replacing("board", with: "\u{1B}[31m\u{9B}2J")
        let text = try run(["why", "t"], ["t": evil]).text
        expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.steersTerminals })
    }

    @Test func `answers for a recording that was played to a scene`() throws {
        let outcome = try run(["why", "t", "-r", "pan"], ["t": try Traced.tap()])
        expect(
            outcome.text.hasSuffix("  pan: failed 0.100 s after finger 1 came down: lifted before it moved 10 pt.\n"))
    }
}
