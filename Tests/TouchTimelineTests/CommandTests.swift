import Testing
import TouchGeometry
import TouchInput
import TouchRecordings
import TouchScenes
import TouchTimeline
import TouchstoneCommandKit

func demonstration(_ options: TimelineOptions) throws -> String {
    try Report.demonstration(options).text
}

@Suite struct `The command line` {
    @Test(arguments: [
        ([], CommandRequest.demonstrate(CommandRequest.Files())),
        (["--trace", "out"], .demonstrate(CommandRequest.Files(trace: "out"))),
        (["--trace=-"], .demonstrate(CommandRequest.Files(trace: "-"))),
        (["replay", "a.events"], .replay(file: "a.events", window: nil, CommandRequest.Files())),
        (["replay", "-"], .replay(file: "-", window: nil, CommandRequest.Files())),
        (["--trace", "t", "replay", "f"], .replay(file: "f", window: nil, CommandRequest.Files(trace: "t"))),
        (
            ["replay", "--window", "400x300.5", "f"],
            .replay(file: "f", window: CGSize(width: 400, height: 300.5), CommandRequest.Files())
        ),
        (["replay", "--", "--odd"], .replay(file: "--odd", window: nil, CommandRequest.Files())),
        (["--svg", "-"], .demonstrate(CommandRequest.Files(picture: "-"))),
        (
            ["replay", "f", "--svg=a", "--trace", "-"],
            .replay(file: "f", window: nil, CommandRequest.Files(trace: "-", picture: "a"))
        ),
        (["replay", "--help"], .help), (["-h"], .help), (["--version"], .version),
    ])
    func `is understood`(arguments: [String], request: CommandRequest) throws {
        #expect(try CommandRequest.parse(arguments) == request)
    }

    @Test(arguments: [
        (["play"], "there is no command 'play'; to play a recording write: touchstone replay FILE"),
        (["replay"], "replay needs a recording: touchstone replay FILE"),
        (["replay", "a", "b"], "replay takes one recording at a time; 'b' is one more"),
        (["--colour"], "there is no option --colour"),
        (["--trace"], "--trace needs a value: --trace OUT"),
        (["--trace="], "--trace needs a value: --trace OUT"),
        (
            ["--trace", "-", "--svg", "-"],
            "--trace and --svg cannot both go to standard output; name a file for one of them"
        ),
        (["--trace", "a", "--trace", "b"], "--trace is given twice; give it once"),
        (["--window", "4x3"], "--window belongs to a replay: touchstone replay FILE --window WxH"),
        (
            ["replay", "f", "--window", "400"],
            "'400' is no size of a window; write width and height in points, such as 400x300"
        ),
    ])
    func `that is wrong is answered with what to write`(arguments: [String], message: String) {
        #expect(throws: UsageError.self) { try CommandRequest.parse(arguments) }
        do {
            _ = try CommandRequest.parse(arguments)
        } catch {
            #expect(error.description == message)
        }
    }

    @Test(arguments: ["0x300", "-4x3", "nanxnan", "infx3", "1e9x1", "4x3x2", "x", "", "400×300", "1_0x5"])
    func `takes no size that no window has`(size: String) {
        #expect(throws: UsageError.self) { try CommandRequest.parse(["replay", "f", "--window", size]) }
    }
}

@Suite struct `A replay` {
    @Test func `of the same recording gives the same trace, twice in one process`() {
        let first = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene())
        let second = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene())
        #expect(first.records == second.records)
        #expect(first.trace == second.trace)
        #expect(first.trace.hasPrefix("touchstone-trace 2\n0.000000 frame "))
    }

    @Test func `draws what the screen shows at the end`() {
        let picture = Replay(TwoSubviewsScript.frames, to: TwoSubviewsScene()).picture
        #expect(picture.hasPrefix("<svg "))
        #expect(picture.contains(">left<"))
        #expect(picture.contains(">right<"))
    }

    @Test func `plays to the views for which the bundled recording was made`() {
        #expect(TwoSubviewsScene.leftFrame == TwoSubviewsScript.leftFrame)
        #expect(TwoSubviewsScene.rightFrame == TwoSubviewsScript.rightFrame)
        #expect(TwoSubviewsScene().windowSize == TwoSubviewsScript.windowSize)
    }

    @Test func `fits the window to the device`() {
        func size(_ x: ClosedRange<Int>, _ y: ClosedRange<Int>) -> CGSize {
            Replay.windowSize(for: Recording(source: "", xAxis: x, yAxis: y, frames: []))
        }
        #expect(size(0...4_000, 0...3_000) == CGSize(width: 400, height: 300))
        #expect(size(0...1, 0...1_000) == CGSize(width: 400, height: 1_600))
        #expect(size(0...1_000, 0...1) == CGSize(width: 400, height: 100))
        #expect(size(0...0, 0...0) == CGSize(width: 400, height: 300))
    }

    @Test func `of a recording without contacts says why there is nothing to see`() throws {
        let recording = try EvemuReader.read(Array("N: a mouse\nE: 0.0 0002 0000 1\n".utf8), source: "mouse.events")
        let report = Report.replay(recording, window: nil, TimelineOptions())
        #expect(report.text.hasPrefix("mouse.events: this recording holds no contact: "))
        #expect(!report.text.contains("recognized:"))
        #expect(report.warnings == "")
        #expect(report.trace == "touchstone-trace 2\n")
    }

    @Test func `ends with what was recognized, and warns of what is odd`() throws {
        let text = """
            A: 35 0 4000 0 0 0
            A: 36 0 3000 0 0 0
            E: 0.0 0003 0039 1
            E: 0.0 0003 0035 100
            E: 0.0 0003 0036 100
            E: 0.0 0000 0000 0
            E: 0.1 0003 0039 -1
            E: 0.1 0000 0000 0
            what is this

            """
        let recording = try EvemuReader.read(Array(text.utf8), source: "tap.events")
        let report = Report.replay(recording, window: nil, TimelineOptions())
        #expect(report.text.hasSuffix("\nrecognized: tap ×1\n"))
        #expect(report.warnings.hasPrefix("tap.events:9: warning: "))
    }
}

@Suite struct `A summary` {
    @Test func `counts each recognizer, in the order of the first recognition`() {
        let summary = GestureSummary([
            at(0, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(1, .enter(recognizer: "tap", phase: .ended, cause: nil)),
            at(2, .enter(recognizer: "pan", phase: .changed, cause: nil)),
            at(3, .enter(recognizer: "pan", phase: .ended, cause: nil)),
            at(4, .enter(recognizer: "tap", phase: .failed, cause: .refused)),
            at(5, .enter(recognizer: "tap", phase: .ended, cause: nil)),
            at(6, .enter(recognizer: "pan", phase: .began, cause: nil)),
            at(7, .enter(recognizer: "pan", phase: .cancelled, cause: .removed)),
            at(8, .enter(recognizer: "odd", phase: .ended, cause: nil)),
            at(8, .undo(recognizer: "odd", cause: .removed)),
        ])
        #expect(summary.description == "pan ×2, tap ×2")
        #expect(summary.entries.map(\.name) == ["pan", "tap"])
        #expect(summary.entries.map(\.count) == [2, 2])
    }

    @Test func `of nothing says so`() {
        #expect(GestureSummary([]).description == "nothing")
    }
}
