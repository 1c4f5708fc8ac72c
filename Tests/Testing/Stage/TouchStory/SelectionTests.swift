import TestSupport
import Testing
import TouchStory
import Touchstone

struct `A part of a timeline` {
    /// Two fingers down over each other, a recognizer that waits; then, after a pause, a third finger.
    private static let trace = [
        at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w")),
        at(0, .watch(recognizer: "tap", finger: 1)), at(0, .watch(recognizer: "pan", finger: 1)),
        at(0.2, down(1)), at(0.2, .hit(finger: 2, view: "v", window: "w")),
        at(0.3, .enter(recognizer: "tap", phase: .failed, cause: .own("too late"))),
        at(0.4, up(0)), at(0.4, .enter(recognizer: "pan", phase: .began, cause: nil)),
        at(0.6, up(1)), at(0.6, .enter(recognizer: "pan", phase: .ended, cause: nil)),
        at(3, down(2)), at(3, .hit(finger: 3, view: "v", window: "w")), at(3.1, up(2)),
    ]

    private func text(_ selection: TimelineSelection) -> [String] {
        Timeline(Self.trace).selecting(selection).text(TimelineOptions(width: 70))
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(6).map(String.init)
    }

    @Test func `begins with what goes on, ends where it was told to, and is drawn finer`() {
        expectEqual(text(TimelineSelection(from: 0.25, to: 0.45)), Self.expectedTimes)
    }

    private static let expectedTimes = """
        seconds     0.25        0.30         0.35        0.40
                    ┬───────────┬────────────┬───────────┬────────────┬──
        fingers
        finger 1    ─────────────────────────────────────○
        finger 2    ─────────────────────────────────────────────────────
        recognizers
        tap         ············×1
        pan         ·····································▷2══════════════

        what was decided, and why
        1   0.300 s  × tap: failed: too late
        2   0.400 s  ▷ pan: begins

        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    @Test func `of one lane leaves out the time in which nothing is there, and other decisions`() {
        expectEqual(text(TimelineSelection(lanes: ["finger 3", "t*"])), Self.expectedLanes)
    }

    private static let expectedLanes = """
        seconds     0.0         0.1          0.2         0.3  3.0         3.1
                    ┬───────────┬────────────┬───────────┬──//┬───────────┬──
        fingers
        finger 3                                            //●───────────○
        recognizers
        tap         ·····································×1 //

        what was decided, and why
        1   0.300 s  × tap: failed: too late

        """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

    @Test func `is all of it without a selection`() {
        let timeline = Timeline(Self.trace)
        expectEqual(timeline.selecting(TimelineSelection()).text(), timeline.text())
    }

    @Test func `in which nothing happens says so`() {
        let part = Timeline(Self.trace).selecting(TimelineSelection(from: 10))
        expectEqual(part.text(), "nothing happened in this part\n")
    }

    @Test(arguments: [1e300, -1e300, .infinity, -.infinity, .nan] as [Double])
    func `may begin and end anywhere`(seconds: Double) {
        let goesOn = Timeline([at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w"))])
        for selection in [TimelineSelection(from: seconds), .init(to: seconds), .init(from: seconds, to: seconds)] {
            expect(goesOn.selecting(selection).text().split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
        expectEqual(goesOn.selecting(TimelineSelection(from: seconds)).laneNames, ["finger 1"])
    }

    @Test func `that ends before it begins is of nothing`() {
        let trace = [at(0, down(0)), at(0, .hit(finger: 1, view: "v", window: "w")), at(9, .diagnostic("odd"))]
        for selection in [TimelineSelection(from: 5, to: 1), .init(from: .infinity, to: -.infinity)] {
            expectEqual(Timeline(trace).selecting(selection).text(), "nothing happened in this part\n")
        }
    }

    @Test func `takes names, patterns and kinds`() {
        func names(_ pattern: String) -> [String] {
            Timeline(Self.trace).selecting(TimelineSelection(lanes: [pattern])).laneNames
        }
        expectEqual(names("fingers"), ["finger 1", "finger 2", "finger 3"])
        expectEqual(names("recognizers"), ["tap", "pan"])
        expectEqual(names("?a*"), ["tap", "pan"])
        expectEqual(names("*a?"), ["tap", "pan"])
        expectEqual(names("finger *"), ["finger 1", "finger 2", "finger 3"])
        expectEqual(names("finger"), [])
        expectEqual(names("*"), Timeline(Self.trace).laneNames)
        expectEqual(names("**3*"), ["finger 3"])
        expectEqual(names(""), [])
    }

    @Test func `knows which patterns mean nothing`() {
        let selection = TimelineSelection(lanes: ["tap", "tab", "views", "x*"])
        expectEqual(Timeline(Self.trace).unknownLanes(of: selection), ["tab", "x*"])
    }

    @Test func `takes a pattern of many stars in no time`() {
        let name = String(repeating: "a", count: 2_000)
        let trace = [at(0, .watch(recognizer: RecognizerName(name), finger: 1))]
        let pattern = String(repeating: "a*", count: 500) + "b"
        expectEqual(Timeline(trace).unknownLanes(of: TimelineSelection(lanes: [pattern])), [pattern])
    }

    @Test func `keeps its seconds where the run has a clock of its own`() {
        let late = Self.trace.map { TraceRecord(instant: $0.instant.advanced(by: 12_345.678), step: $0.step) }
        let timeline = Timeline(late)
        expectEqual(timeline.origin, Instant(seconds: 12_345.678))
        let lines = timeline.text().split(separator: "\n").map(String.init)
        expectEqual(lines[3], "time        in seconds from the first record, which is at 12345.678000 s")
        expectEqual(
            lines.filter { !$0.hasPrefix("time ") }, Timeline(Self.trace).text().split(separator: "\n").map(String.init)
        )
    }
}

struct `The list of decisions` {
    @Test func `keeps its columns when a run is longer than a thousand seconds`() {
        let trace = [at(999.5, .diagnostic("a")), at(999.5, .diagnostic("b")), at(12_345, .diagnostic("c"))]
        let lists = lines(trace).filter { $0.contains("attention") }
        expectEqual(
            lists,
            [
                "1    999.500 s    attention: a", "2                 attention: b", "3  12345.000 s    attention: c",
            ])
    }

    @Test func `counts from the first record if that is earlier than zero`() {
        expectEqual(
            list([at(-2, .diagnostic("a")), at(-1, .diagnostic("b"))]),
            ["1   0.000 s    attention: a", "2   1.000 s    attention: b"])
    }
}
