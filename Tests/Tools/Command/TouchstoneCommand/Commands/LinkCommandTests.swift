import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import Touchstone
import TouchStory
import TouchTrace

@testable import TouchstoneCommand

struct `A link` {
    private static func link(_ trace: String, _ more: [String] = []) throws -> String {
        let outcome = try run(["link", "t"] + more, ["t": trace])
        expectEqual(outcome.messages, "")
        expect(outcome.text.hasSuffix("\n"))
        return String(outcome.text.dropLast())
    }

    @Test func `of a trace leads to the local page, or to the one that is named`() throws {
        let trace = try Traced.tap()
        let link = try Self.link(trace)
        expect(link.hasPrefix("http://127.0.0.1:8000/#t="))
        expect(link.count < 200)
        let elsewhere = try Self.link(trace, ["--page", "https://example.org/touch/index.html"])
        expectEqual(elsewhere, link.replacing("http://127.0.0.1:8000/", with: "https://example.org/touch/index.html"))
    }

    @Test(arguments: ["edges", "everything", "transform", "photos", "dots"])
    func `is replayed to the scene that it was made of, with the same trace`(scene: String) throws {
        let trace = try Traced.trace(Recorded.tap, scene, "tap.trace")
        let link = try Self.link(trace)
        let fragment = "#" + link.split(separator: "#")[1]
        let body = trace.split(separator: "\n").filter { !$0.hasPrefix("source=") }
        for given in [link, String(fragment)] {
            let again = try run(["replay", given, "-t-"])
            expectEqual(again.text.split(separator: "\n").filter { !$0.hasPrefix("source=") }, body, "\(scene)")
            expectEqual(again.messages, "")
        }
        let piped = try run(["replay", "-", "-t-"], ["-": link + "\n"])
        expectEqual(piped.text.split(separator: "\n").filter { !$0.hasPrefix("source=") }, body)
        expectEqual(piped.messages, "")
    }

    @Test func `is introduced as one, and can be played to another scene`() throws {
        let link = try Self.link(try Traced.tap())
        let text = try run(["replay", link, "-s", "everything"]).text
        expect(text.hasPrefix("the link: the input of a link, 1 contact in a window of 400 × 300 points.\n"))
        expect(text.hasSuffix("\nrecognized: tap ×1\n"))
    }

    @Test func `whose decisions come out otherwise says so`() throws {
        let trace = try Trace(parsing: Array(Traced.tap().utf8), source: "t")
        var packed = PackedTrace(trace)
        packed.decisions ^= 1
        let link = PackedLink.address("", try packed.text())
        let warning =
            "the link: warning: the decisions differ from those with which the link was made: by another version of touchstone "
            + "or of the scene. touchstone diff compares traces, which replay writes with --trace\n"
        let outcome = try run(["replay", link])
        expectEqual(outcome.messages, warning)
        expectEqual(outcome.exitCode, 0)
        try expect(run(["replay", link, "--json"]).text.contains("the decisions differ from those"))
        // To another scene, or in another window, they may differ.
        try expectEqual(run(["replay", link, "-s", "transform"]).messages, "")
        try expectEqual(run(["replay", link, "-w", "500x500"]).messages, "")
    }

    @Test func `of a screen that was resized resizes it again`() throws {
        var packed = PackedTrace(scene: "edges", screen: PackedTrace.Screen(size: CGSize(width: 400, height: 300)))
        let small = PackedTrace.Screen(size: CGSize(width: 200, height: 300), scale: 3)
        func tap(_ seconds: Double, _ x: CGFloat) {
            for (phase, delay) in [(ContactSample.Phase.began, 0.0), (.ended, 0.1)] {
                let contact = ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 150))
                packed.steps.append(.frame(InputFrame(at: Instant(seconds: seconds + delay), [contact])))
            }
        }
        tap(1, 250)
        packed.steps.append(.screen(small, at: Instant(seconds: 2)))
        tap(3, 250)
        packed.end = Instant(seconds: 4)
        let link = PackedLink.address("", try packed.text())
        let trace = try Trace(parsing: Array(run(["replay", link, "-t-"]).text.utf8), source: "t")
        func instants(_ kind: String) -> [Instant] {
            trace.records.filter { $0.description.contains(" \(kind) finger=") }.map(\.instant)
        }
        // 250 of 400 is the middle of the screen; of 200 it is outside.
        expectEqual(instants("hit"), [Instant(seconds: 1)])
        expectEqual(instants("missed"), [Instant(seconds: 3)])
    }

    @Test(arguments: [
        ("#t=", "the link: error: the link holds no trace. "),
        ("http://127.0.0.1:8000/#t=AQ", "the link: error: the link is cut off. "),
        ("http://127.0.0.1:8000/#t=AQ%20", "the link: error: character 3 of the link, «%», is none of a link. "),
        ("#t=AgAAAAAAAA", "the link: error: this is a link of version 2; version 1 can be read. "),
        ("#scene=photos&t=AQAAAAAAAA", "the link: error: the link is damaged: a part of it is missing or changed. "),
    ])
    func `that is broken is an error with a remedy`(link: String, message: String) throws {
        let outcome = try run(["replay", link])
        expectEqual(outcome.exitCode, 1)
        expect(outcome.messages.hasPrefix(message))
        expect(outcome.messages.count > message.count + 10)
        expectEqual(outcome.text, "")
    }

    @Test func `of another app's scene names it, and can be played to one of these`() throws {
        let trace = try Traced.tap().replacing("scene=\"edges\"", with: "scene=\"att\u{1B}ic\"")
        let link = try Self.link(trace)
        let outcome = try run(["replay", link])
        expect(
            outcome.messages.hasPrefix(
                """
                the link: error: the trace is of the scene 'att?ic', which touchstone does not have. Choose another with --scene, \
                or open the link where it was made. If it is your own app's, make a command that has it: 
                """))
        expectEqual(outcome.exitCode, 1)
        try expectEqual(run(["replay", link, "-s", "edges"]).exitCode, 0)
    }

    @Test(arguments: [
        ("touchstone-trace 2\nscene=\"edges\"\n0.5 close\n", "t:1: error: the trace holds no input. "),
        ("touchstone-trace 2\n0.5 frame 1:began@1,1\n", "t:1: error: the trace names no scene, "),
        (
            "touchstone-trace 2\nscene=\"edges\"\ndropped=\"7\"\n0.5 frame 1:began@1,1\n",
            "t:1: error: the trace begins in the middle: 7 records are lost, "
        ),
        ("touchstone-trace 2\nscene=\"edges\"\n0.5 clos\n0.5 close\n", "t:3: error: no record is called «clos». "),
    ])
    func `of a trace that cannot be replayed is an error`(trace: String, message: String) throws {
        let outcome = try run(["link", "t"], ["t": trace])
        expect(outcome.messages.hasPrefix(message))
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.text, "")
    }

    @Test func `of a recording is refused, as by the other commands for traces`() throws {
        try expect(run(["link", "tap"], ["tap": Recorded.tap]).messages.hasPrefix("tap:1: error: this is a recording"))
    }

    @Test func `takes no options that belong to devices`() throws {
        let link = try Self.link(try Traced.tap())
        try expect(
            run(["replay", link, "-d", "2"]).messages.hasPrefix("the link:1: error: there is no device 2 in it. "))
        try expect(
            run(["replay", link, "--turn", "90"]).messages.hasPrefix("the link:1: error: its places are points"))
        expectEqual(
            complaint(["replay", link, "--live"])?.contains("--live needs a device or a pipe, not a link"), true)
        for page in ["here", "http://a/#b", "http://a b/"] {
            expectEqual(complaint(["link", "t", "--page", page])?.contains("not '\(page)'"), true)
        }
    }
}
