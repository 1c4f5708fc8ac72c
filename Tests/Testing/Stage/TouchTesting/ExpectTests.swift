import TestSupport
import Testing
import Touchstone

@testable import TouchStage
import TouchTesting

/// The behavior of `expect`, and the texts of its failures, under swift-testing.
struct `Expectations` {
    @Test func `a wrong expectation fails the test, with both logs`() {
        let stage = Stage()
        stage.hands.tap(at: stage.view)
        withKnownIssue {
            stage.expect("0     view hit by 2")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                """
                Nothing of what was expected happened:
                - 0     view hit by 2
                Why:
                view received finger 1 and its end.
                The lanes around the first difference:
                here        ▼
                seconds     0.00      0.01      0.02      0.03      0.04
                            ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
                fingers
                finger 1    ●─────────────────────────────────────────────────○
                views
                view        ┌─────────────────────────────────────────────────┐
                Everything that happened, to copy if it is right:
                0     view hit by 1
                      view receives began 1
                50    view receives ended 1
                TOUCHSTONE_TRACES=FOLDER writes the run as a trace, which `touchstone show` and `touchstone why` read.
                """
            ]
        }
    }

    @Test func `a wrong expectation is answered: why it did not happen, with the lanes around the first difference`()
        throws
    {
        let stage = Stage()
        stage.addTap()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 60, over: 0.1)
        stage.hands.up()
        let log = stage.log.split(separator: "\n").filter { !$0.contains("failed") && !$0.contains("reset") }
        let difference = try #require(stage.difference(from: log.joined(separator: "\n") + "\n100   tap ended"))
        let parts = difference.split(separator: "Everything")
        expectEqual(
            parts[0].split(separator: "Why:\n").last,
            """
            tap failed 0.083 s after finger 1 came down: moved 50 pt, more than 45.
            The lanes around the first difference:
            here                                                 ▼
            seconds     0.00      0.02      0.04      0.06      0.08
                        ┬─────────┬─────────┬─────────┬─────────┬───────────
            fingers
            finger 1    ●────────────────────────────────────────────────○
            recognizers
            tap         ·········································×1
            views
            view        ┌────────────────────────────────────────────────┐

            what was decided, and why
            1   0.083 s  × tap: failed: moved 50 pt, more than 45

            """)
    }

    @Test func `an empty expectation has the log once`() throws {
        let stage = Stage()
        stage.hands.tap(at: stage.view)
        let difference = try #require(stage.difference(from: ""))
        expect(difference.hasPrefix("Why:\nview received finger 1 and its end.\nThe lanes around"))
        expectEqual(difference.split(separator: "\n").count { $0.contains("view hit by 1") }, 1)
    }

    @Test func `a finger that was left down is named first of all that is missing`() throws {
        let stage = Stage { $0.addTap() }
        stage.hands.down(.leftThumb, at: stage.view)
        let difference = try #require(stage.difference(from: stage.log + "\n50    tap ended"))
        let why = try #require(difference.split(separator: "Why:\n").last)
        expect(
            why.hasPrefix(
                """
                tap receives finger 1 and has not decided; the last timer is set for 1.500 s after the touch.
                Not over: finger 1 is down: stage.hands.liftAll() lifts what is down.
                The lanes
                """))
        stage.hands.down(.rightThumb, at: stage.view)
        let both = try #require(stage.difference(from: "50    tap ended"))
        expect(both.contains("\nNot over: finger 1 and finger 2 are down: stage.hands.liftAll() lifts what is down.\n"))
        stage.hands.liftAll()
        expectEqual(stage.difference(from: "50    tap ended")?.contains("Not over"), false)
    }

    @Test func `a right expectation passes, however it is indented`() {
        let stage = Stage()
        stage.hands.tap(at: stage.view)
        stage.expect(
            """
                0     view hit by 1
                      view receives began 1
                50    view receives ended 1

            """)
    }

    @Test func `lines that agree are shown between those that do not`() {
        let difference = LogDifference(expected: "a\nb\nc", actual: "a\nx\nc")
        expectEqual(
            difference.description,
            """
            The log differs ( - expected, + happened):
              a
            - b
            + x
              c
            Everything that happened, to copy if it is right:
            a
            x
            c
            """)
        expectNil(LogDifference(expected: "  a\n  b", actual: "a\nb").description)
    }

    @Test func `the first difference is shown with three lines around it, and the log once`() throws {
        let log = (0..<40).map { "\($0)".padded(to: 6) + "line \($0)" }
        var wanted = log
        wanted[10] = "10    another line"
        wanted[30] = "30    another line"
        let text = try #require(
            LogDifference(expected: wanted.joined(separator: "\n"), actual: log.joined(separator: "\n")).description)
        let lines = text.split(separator: "\n").map(String.init)
        expectEqual(
            Array(lines.prefix(10)),
            [
                "The log differs ( - expected, + happened):", "  7     line 7", "  8     line 8", "  9     line 9",
                "- 10    another line", "+ 10    line 10", "  11    line 11", "  12    line 12", "  13    line 13",
                "… and 2 more lines differ",
            ])
        expectEqual(lines.count, 11 + log.count)
    }

    @Test func `a line about several is answered for each`() throws {
        let stage = Stage { stage in
            stage.addTap()
            stage.addPan()
        }
        stage.hands.tap(at: stage.view)
        let difference = try #require(stage.difference(from: stage.log.replacing("receive began", with: "begin")))
        expect(difference.contains("\npan failed 0.050 s after finger 1"))
        expect(difference.contains("\ntap recognized 0.050 s after finger 1"))
    }

    @Test func `the column of times is as wide as they are, and has each once`() {
        let stage = Stage()
        stage.hands.down(at: CGPoint(x: 1, y: 1))
        stage.hands.move(dx: 2, over: 1.0 / 60)
        stage.host.advance(to: Instant(nanoseconds: 16_666_900))
        stage.hands.move(dx: 2)
        let log = """
            0      view hit by 1
                   view receives began 1
            8.333  view receives moved 1
            16.667 view receives moved 1
                   view receives moved 1
            """
        expectEqual(stage.log, log)
        // The width does not count, nor a time that stands twice.
        stage.expect(
            """
            0     view hit by 1
                  view receives began 1
            8.333 view receives moved 1
            16.667 view receives moved 1
            16.667 view receives moved 1
            """)
    }
}
