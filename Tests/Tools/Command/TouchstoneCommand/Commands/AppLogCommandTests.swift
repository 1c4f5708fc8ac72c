import Foundation
import TestSupport
import Testing
import TouchScenes
import TouchStory
import Touchstone

@testable import TouchstoneCommand

/// Logs of the app recorder in place of traces.
struct `A log of an app` {
    /// A puzzle in which a single tap comes late.
    private static let late = "late.trace"

    private func late() -> [String: String] {
        [Self.late: (Puzzles.all.first { $0.scene.name.contains("late") } ?? Puzzles.all[0]).played().text]
    }

    private func log() throws -> String {
        try run(["replay", Self.late, "--app-log", "-"], late()).text
    }

    // MARK: Writing

    @Test func `is written by replay, in place of the text or beside it`() throws {
        let files = late()
        let plain = try run(["replay", Self.late], files)
        let both = try run(["replay", Self.late, "--app-log", "app.log", "--trace", "out.trace"], files)
        expectEqual(both.text, plain.text)
        expectEqual(both.files.map(\.path), ["app.log", "out.trace"])
        let log = try log()
        expectEqual(both.files[0].bytes, Array(log.utf8))
        expect(log.hasPrefix("{\"kind\":\"app\",\"version\":1,"))
        // The recorder is not in the trace.
        let trace = try run(["replay", Self.late, "--trace", "-"], files)
        expectEqual(both.files[1].bytes, trace.output)
    }

    @Test func `is written neither to the file that is read nor twice to one place nor live`() throws {
        expectEqual(
            complaint(["replay", "a", "--app-log", "a"]),
            "--app-log would write over 'a', which is read; name another file")
        expectEqual(
            complaint(["replay", "a", "--app-log", "-", "--svg", "-"]),
            "--svg and --app-log cannot both go to standard output; name a file for one of them")
        expectEqual(
            complaint(["replay", "a", "--app-log", "b", "--trace", "b"]),
            "--trace and --app-log name the same file; name two")
        expectEqual(
            complaint(["replay", "a", "--app-log", "-", "--json"]),
            "--json goes to standard output; name a file for --app-log")
        expectEqual(
            complaint(["replay", "a", "--live", "--app-log", "b"]),
            "--app-log needs the whole recording, which --live does not wait for; leave one of them out")
    }

    // MARK: Answers

    @Test func `has the answers of the trace`() throws {
        let answers = try run(["why", Self.late], late()).text
        let outcome = try run(["why", "app.log"], ["app.log": try log()])
        expect(outcome.exitCode == 0 && outcome.messages == "")
        expectEqual(
            outcome.text,
            """
            app.log: a log of Touchstone, 1 touch.
            The app that was rebuilt from it does what the log shows.


            """ + answers)
        let one = try run(["why", "app.log", "-r", "double", "-f", "1"], ["app.log": try log()])
        expect(one.text.contains("\n  double: failed 0.400 s after finger 1 came down: no tap 2 within 0.35 s.\n"))
        expect(!one.text.contains("single:"))
    }

    @Test func `has its certainty in the document for programs, and a trace has none`() throws {
        let text = try run(["why", "app.log", "--json"], ["app.log": try log()]).text
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let log = document?["log"] as? [String: Any]
        expectEqual(log?["touches"] as? Int, 1)
        expectEqual((log?["explanations"] as? [Any])?.isEmpty, true)
        expectEqual((log?["unexplained"] as? [Any])?.isEmpty, true)
        expectEqual(text.components(separatedBy: "\"certainty\": \"certain\"").count, 3)
        let trace = try run(["why", Self.late, "--json"], late()).text
        expect(!trace.contains("certainty") && !trace.contains("\"log\""))
    }

    @Test func `names all that may be behind what the app's own code decided`() throws {
        try Program.with([Refusing()]) {
            let log = try run(["replay", "tap.csv", "--app-log", "-"], ["tap.csv": Checkout.tap]).text
            let outcome = try run(["why", "app.log"], ["app.log": log], TimelineOptions(width: 400))
            expectEqual(outcome.messages, "")
            expect(
                outcome.text.contains(
                    "\nThe app's own code must have done this, which the app that was rebuilt does not:\n- tap did not "
                ))
            expect(outcome.text.contains("\n  tap (inferred): failed "))
            expect(outcome.text.contains("its delegate's gestureRecognizerShouldBegin(_:) returned false"))
            let document = try run(["why", "app.log", "--json"], ["app.log": log]).text
            expect(document.contains("\"certainty\": \"inferred\""))
            expect(document.contains("\"recognizer\": \"tap\",\n        \"line\": 9,"))
            // Other commands say so once.
            let shown = try run(["show", "app.log"], ["app.log": log], TimelineOptions(width: 400))
            expect(shown.text.contains(" from the log of Touchstone, with 1 difference that own-command why states.\n"))
            expect(
                shown.messages.contains(
                    ": warning: the app that was rebuilt differs, or its own code decided: tap did not "))
            expect(shown.messages.hasSuffix(". own-command why states how certain each answer is\n"))
            // No change helps for certain: the delegate may refuse again.
            let advice = try run(["advise", "app.log", "--want", "tap recognized"], ["app.log": log])
            expectEqual(advice.exitCode, 1)
            expect(advice.text.contains("none gives what is wanted"))
        }
    }

    @Test func `without a touch names the windows that none can reach`() throws {
        let files = ["t": (Puzzles.all.first { $0.scene.name.contains("nothing") } ?? Puzzles.all[0]).played().text]
        let log = try run(["replay", "t", "--app-log", "-"], files).text
        try expectEqual(
            run(["why", "app.log"], ["app.log": log]).text,
            """
            app.log: a log of Touchstone, 0 touches.
            No touch reached a window: window has isUserInteractionEnabled off.

            app.log: no finger came down.

            """)
    }

    @Test func `states what is unknown, and no advice is given about that`() throws {
        // The tap recognized, and the log does not have it.
        let cut = try log().split(separator: "\n").filter { !$0.contains("\"state\"") }.map { $0 + "\n" }.joined()
        let outcome = try run(["why", "app.log"], ["app.log": cut], TimelineOptions(width: 400))
        expect(outcome.text.contains("\nThe app that was rebuilt differs, for a reason that is unknown:\n- single "))
        expect(outcome.text.contains("\n  single, double (unknown): single is possible at 0.400 s (line "))
        expect(outcome.text.contains("It is not certain what single kept from it.\n"))
        let document = try run(["why", "app.log", "-j"], ["app.log": cut]).text
        expect(document.contains("\"answer\": \"unknown\""))
        let advice = try run(["advise", "app.log", "--want", "single recognized"], ["app.log": cut])
        expect(advice.exitCode == 1 && advice.text == "")
        expect(advice.messages.hasPrefix("app.log: error: single is possible at 0.400 s "))
        expect(advice.messages.hasSuffix(" What would change it cannot be said. touchstone why states what is known\n"))
    }

    // MARK: Other commands

    @Test func `is shown, counted and compared as the trace of the app that is rebuilt`() throws {
        let files = ["app.log": try log()]
        let shown = try run(["show", "app.log", "--lane", "recognizers"], files)
        expectEqual(shown.messages, "")
        expect(
            shown.text.hasPrefix(
                "app.log: a trace of 105 records of an app that was rebuilt from the log of Touchstone.\n"))
        expect(shown.text.hasSuffix("\nrecognized in all: single ×1\n"))
        try expect(run(["show", "app.log", "--json"], files).text.contains("\"format\": \"touchstone-show\""))
        let counted = try run(["stats", "app.log", "missing"], files)
        expect(counted.text.hasPrefix("app.log: recognized: single ×1\n"))
        expect(counted.exitCode == 1 && counted.messages == "missing: error: it cannot be read\n")
        try expectEqual(run(["diff", "app.log", "app.log"], files).exitCode, 0)
        let table = try run(["convert", "app.log", "--to", "csv", "-"], files).text
        expectEqual(table, "# window: 400 300\ntime,id,phase,x,y\n0.000000,0,began,100,100\n0.050000,0,ended,100,100\n")
        let played = try run(["replay", "app.log", "--scene", "taps"], files)
        expect(played.exitCode == 0 && played.messages == "")
    }

    @Test func `is shown on a page with the outlines of the views of the app that is rebuilt`() throws {
        let outcome = try run(["show", "app.log", "--html", "page", "--perfetto", "lanes"], ["app.log": try log()])
        expectEqual(outcome.messages, "")
        expectEqual(outcome.files.map(\.path), ["lanes", "page"])
        let page = String(decoding: outcome.files[1].bytes, as: UTF8.self)
        expect(page.contains("\"window\"") && page.contains("\"view\""))
        expect(!page.contains("AppRecorder") && !page.contains("RebuiltWindow"))
    }

    @Test func `leads to the advice of the trace`() throws {
        let want = ["--want", "single recognized within 0.1 s"]
        let advice = try run(["advise", Self.late] + want, late())
        let outcome = try run(["advise", "app.log"] + want, ["app.log": try log()])
        expect(outcome.exitCode == 0 && outcome.messages == "")
        expectEqual(outcome.text, advice.text)
        expect(outcome.text.contains("1. without single.require(toFail: double)\n"))
        let two = try run(["advise", "app.log", Self.late] + want, late().merging(["app.log": try log()]) { $1 })
        expectEqual(
            two.messages,
            "app.log:1: error: the app of a log is rebuilt from that log alone. Name no other file beside it\n")
    }

    @Test func `confirms thresholds, and answers open questions`() throws {
        let files = [
            "app.log": try run(["replay", "tap.csv", "-s", "everything", "--app-log", "-"], ["tap.csv": Checkout.tap])
                .text
        ]
        let outcome = try run(["verify", "app.log"], files)
        expect(outcome.exitCode == 0 && outcome.messages == "")
        expect(outcome.text.contains("\nquestion  what                                    measured  here\n203 "))
        let document = try run(["verify", "app.log", "--json"], files).text
        expect(document.contains("\"format\": \"touchstone-verify\""))
        expect(document.contains("\"questions\": ["))
        // A device whose long press begins after 0.7 s.
        let press = ["press.csv": Checkout.tap.replacing("0.05,1,ended", with: "1.20,1,ended")]
        let log = try run(["replay", "press.csv", "-s", "everything", "--app-log", "-"], press).text
        let same = try run(["verify", "app.log"], ["app.log": log])
        expect(same.text.contains("\nN-08    long press begins after, s  0.5       0.5 "))
        var lines = log.split(separator: "\n").map(String.init)
        let began = try #require(lines.firstIndex { $0.contains("\"at\":0.5,") && $0.contains("\"state\":\"began\"") })
        let later = try #require(lines.firstIndex { $0.hasPrefix("{\"kind\":\"frame\",\"at\":0.7") })
        let moved = lines.remove(at: began).replacing("\"at\":0.5,", with: "\"at\":0.7,")
        lines.insert(moved, at: later - 1)
        let other = try run(["verify", "app.log"], ["app.log": lines.map { $0 + "\n" }.joined()])
        expectEqual(other.exitCode, 1)
    }

    @Test func `is refused in one sentence where a scene or a device is needed`() throws {
        let files = ["app.log": try log()]
        for arguments in [
            ["link", "app.log"], ["shrink", "app.log", "-k", "x"], ["devices", "app.log"], ["shakes", "app.log"],
        ] {
            let outcome = try run(arguments, files)
            expect(outcome.exitCode == 1 && outcome.text == "")
            expectEqual(
                outcome.messages,
                "app.log:1: error: this is a log of the app recorder. touchstone why answers for it, and show draws it\n"
            )
        }
        try expectEqual(
            run(["replay", "app.log"], files).messages,
            """
            app.log:1: error: this is a log of the app recorder. Its touches can be played to a scene that --scene names; \
            touchstone why and show play them to the app that is rebuilt from it

            """)
    }

    @Test func `that is broken, cut off, hostile or of the future gets a sentence`() throws {
        let lines = try log().split(separator: "\n").map(String.init)
        func messages(_ line: Int, _ text: String) throws -> String {
            var changed = lines
            changed[line - 1] = text
            return try run(["why", "app.log"], ["app.log": changed.joined(separator: "\n")]).messages
        }
        try expect(messages(5, "{{{").hasPrefix("app.log:5: error: "))
        try expectEqual(
            messages(5, "{\"kind\":\"lamp\",\"at\":0}"),
            """
            app.log:5: error: there is no line of the kind «lamp». If it was recorded by a newer AppRecorder.swift, read it with the \
            touchstone of that version

            """)
        try expect(
            messages(1, lines[0].replacing("\"version\":1", with: "\"version\":2")).hasPrefix(
                "app.log:1: error: this log is of "))
        try expect(
            messages(
                2,
                "{\"kind\":\"view\",\"at\":0,\"id\":1,\"class\":\"A\",\"stock\":\"UIView\",\"in\":1,\"bounds\":[0,0,1,1],\"center\":[0,0]}"
            ).hasPrefix("app.log:2: error: "))
        let cut = try run(["why", "app.log"], ["app.log": String(lines.joined(separator: "\n").dropLast(20))])
        expectEqual(cut.exitCode, 0)
        expect(
            cut.messages.hasSuffix(
                ": warning: the last line is cut off. The log is read up to there; share it again for the rest\n"))
        // With a mark of the order of bytes, and with blanks.
        let marked = try run(["why", "app.log"], ["app.log": "\u{feff} " + lines.map { $0 + "\n" }.joined()])
        expect(marked.exitCode == 0 && marked.messages == "")
    }

    @Test func `of many touches keeps its answers in order`() throws {
        var table = "# window: 400 300\ntime,id,phase,x,y\n"
        for number in 0..<40 {
            table += "\(number),1,began,200,150\n\(number).05,1,ended,200,150\n"
        }
        let log = try run(["replay", "t.csv", "-s", "edges", "--app-log", "-"], ["t.csv": table]).text
        let trace = try run(["replay", "t.csv", "-s", "edges", "--trace", "-"], ["t.csv": table]).text
        let answers = try run(["why", "t"], ["t": trace]).text
        let outcome = try run(["why", "app.log"], ["app.log": log]).text
        expect(outcome.hasSuffix("\n\n" + answers))
        expectEqual(outcome.components(separatedBy: "\nfinger ").count, 41)
    }
}

/// An app with a tap whose delegate refuses.
private struct Refusing: Scene {
    let name = "refusing"
    let summary = "a tap that may not begin"

    func build(in window: UIWindow) {
        let card = RefusingView(frame: window.bounds)
        card.accessibilityIdentifier = "card"
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        tap.delegate = card
        card.addGestureRecognizer(tap)
        window.addSubview(card)
    }
}

private final class RefusingView: UIView, UIGestureRecognizerDelegate {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
