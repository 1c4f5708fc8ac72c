import TestSupport
import Testing
import TouchRecordings
import TouchScenes
import TouchTrace

@testable import TouchstoneCommand

/// The command of an app that is not among the scenes of the package.
struct `The command of one's own app` {
    private func trace() throws -> String {
        try run(["replay", "tap.csv", "--trace", "-"], ["tap.csv": Checkout.tap]).text
    }

    @Test func `plays recordings and traces to its first scene, and to the one that is named`() throws {
        try Program.with([Checkout(), Checkout("basket")]) {
            let text = try run(["replay", "tap.csv"], ["tap.csv": Checkout.tap]).text
            expect(text.contains("Played to a card with a button.\n"))
            expect(text.hasSuffix("recognized: pay once ×1\n"))
            let basket = try run(["replay", "tap.csv", "-s", "basket", "-t-"], ["tap.csv": Checkout.tap]).text
            expect(basket.contains("\nscene=\"basket\"\n"))
            let again = try run(["replay", "t", "-t-"], ["t": basket])
            expectEqual(again.messages, "")
            expect(again.text.contains("\nscene=\"basket\"\n"))
            try expect(run([]).text.contains("\nPlayed to a card with a button.\n"))
        }
    }

    @Test func `advises, shrinks, links, explains and shows traces of its scenes`() throws {
        try Program.with {
            let trace = try trace()
            let advice = try run(["advise", "t", "--want", "pay once recognized within 0.1 s"], ["t": trace])
            expect(advice.exitCode == 0 && advice.messages == "")
            expect(advice.text.contains("1. without pay once.require(toFail: pay twice)"))

            let small = try run(["shrink", "t", "--keep", "pay once: recognized"], ["t": trace])
            expect(small.exitCode == 0 && small.messages == "")
            expect(small.text.hasPrefix("In a test, with a stage of 400 × 300 points:\n    stage.play(\"DU--\""))

            let link = try run(["link", "t"], ["t": trace])
            expect(link.exitCode == 0 && link.messages == "")
            let replayed = try run(["replay", String(link.text.dropLast())])
            expectEqual(replayed.messages, "")
            expect(replayed.text.hasSuffix("recognized: pay once ×1\n"))

            try expect(run(["why", "t"], ["t": trace]).text.contains("\n  pay once: recognized "))
            try expect(run(["show", "t"], ["t": trace]).text.contains("pay twice: failed"))
            let page = try run(["show", "t", "--html", "page"], ["t": trace])
            expectEqual(page.messages, "")
            expectEqual(page.files.map(\.path), ["page"])
        }
    }

    @Test func `inspects and explores its only scene, whose name may be left out`() throws {
        try Program.with {
            let outcome = try run(["inspect", "--strict"])
            expectEqual(outcome.exitCode, 0)
            expect(outcome.text.hasSuffix("\ncheckout: no problems, 1 note.\n"))
            let explored = try run(["inspect", "--explore", "--events", "2"]).text
            expect(explored.contains("completely up to 2 events"))
        }
        try Program.with([Checkout(), Checkout("basket")]) {
            expectEqual(complaint(["inspect"]), "--scene is missing; own-command scenes lists the scenes")
            let all = try run(["inspect", "--strict"])
            expectEqual(all.exitCode, 0)
            expect(all.text.contains("\ncheckout: no problems, 1 note.\n\nnote: "))
            expect(all.text.hasSuffix("\nbasket: no problems, 1 note.\n"))
            for option in [["--json"], ["--explore", "--output", "f"]] {
                expectEqual(
                    complaint(["inspect", "--strict"] + option),
                    "--\(option.last == "f" ? "output" : "json") is about one scene; add --scene; own-command scenes lists the scenes"
                )
            }
        }
    }

    @Test func `serves its scenes`() throws {
        let requests = """
            {"request": "scenes"}
            {"request": "start", "scene": "checkout"}
            {"request": "tap", "at": {"view": "pay"}}
            {"request": "start", "scene": "dots"}

            """
        let answers = try Program.with { try run(["serve"], ["-": requests]).text }
        let lines = answers.split(separator: "\n")
        expectEqual(lines.count, 4)
        expect(
            lines[0].contains(
                "\"title\": \"Checkout\", \"group\": \"One idea each\", \"summary\": \"a card with a button\"")
                && !lines[0].contains("dots"))
        expect(lines[1].contains("\"ok\": true") && lines[1].contains("\"width\": 400, \"height\": 300"))
        expect(lines[2].contains("\"ok\": true"))
        expect(lines[3].contains("there is no scene 'dots'"))
    }

    @Test func `takes a trace without a scene for one of its only scene`() throws {
        try Program.with {
            // As an app writes it, whose window has no name.
            let bare = try trace().replacing("scene=\"checkout\"\n", with: "").replacing(
                "\"window\"", with: "\"UIWindow#1\"")
            expect(bare.contains("window=\"UIWindow#1\""))
            let want = ["--want", "pay once recognized within 0.1 s"]
            try expectEqual(run(["advise", "t"] + want, ["t": bare]).exitCode, 0)
            try expectEqual(run(["shrink", "t", "-k", "pay once: recognized"], ["t": bare]).exitCode, 0)
            let link = try run(["link", "t"], ["t": bare]).text
            try expectEqual(run(["replay", String(link.dropLast())]).messages, "")
            try expectEqual(run(["replay", "t"], ["t": bare]).messages, "")
            try expectEqual(run(["show", "t", "--html", "page"], ["t": bare]).messages, "")
            // Its decisions are compared all the same.
            let other = bare.replacing(" reset recognizer=\"pay twice\"", with: " reset recognizer=\"pay thrice\"")
            try expect(run(["advise", "t"] + want, ["t": other]).messages.contains("decides otherwise than the trace"))
        }
    }

    @Test func `has its name and its scenes in help, completion, manual and errors, and no others`() throws {
        try Program.with {
            let help = try run(["help"]).text
            expect(help.contains("\n  own-command replay FILE "))
            expect(help.hasSuffix("\nown-command help COMMAND describes a command in detail.\n"))
            for text in try [help, run(["man"]).text, run(["help", "replay"]).text] {
                expect(!text.replacing("\"touchstone 0.1.0\"", with: "").contains("touchstone"))
            }
            try expect(run(["help", "inspect"]).text.contains("\n  own-command inspect --scene checkout --strict\n"))
            try expect(run(["man"]).text.contains("\n.SS own\\-command replay FILE\n"))
            for shell in ["bash", "zsh", "fish"] {
                let script = try run(["completion", shell]).text
                expect(!script.contains("touchstone") && !script.contains("puzzle") && script.contains("checkout"))
            }
            try expect(run(["scenes"]).text.hasPrefix("checkout  400 × 300  a card with a button.\n"))
            expectEqual(complaint(["replay"]), "replay needs a recording: own-command replay FILE")
            expectEqual(
                complaint(["replay", "f", "-s", "nope"]), "there is no scene 'nope'; own-command scenes lists them")
            expectEqual(UsageError("x", command: "why").hint, "See own-command help why.")
        }
        expectEqual(UsageError("x", command: "why").hint, "See touchstone help why.")
    }

    @Test(
        .needs("the program bash", Tool.exists("bash")), arguments: ["own-command", "my app", "my-touchstone", "it's"])
    func `completes under any name, but not names of scenes that a shell takes apart`(name: String) throws {
        let scenes = [Checkout(), Checkout("check out"), Checkout("a'b")]
        let (script, function) = try Program.with(scenes, name: name) {
            (try run(["completion", "bash"]).text, Program.current.function)
        }
        let check = """
            \(script)
            complete -p "$NAME" >/dev/null
            COMP_WORDS=("$NAME" replay --scene ''); COMP_CWORD=3
            \(function)
            printf '%s\\n' "${COMPREPLY[@]}"

            """
        let result = try Tool.run("env", ["NAME=\(name)", "bash"], input: check)
        expectEqual(result, Tool.Result(output: "checkout\n", errors: "", status: 0))
    }

    @Test func `states first that a trace is not over`() throws {
        try Program.with {
            // The app ended under the finger.
            let whole = try self.trace().split(separator: "\n")
            let lift = try #require(whole.firstIndex { $0.contains(":ended@") })
            let trace = whole[..<lift].map { "\($0)\n" }.joined()
            let replay = try run(["replay", "t"], ["t": trace])
            expect(replay.text.hasPrefix("Not over: finger 1 is down.\nt: "))
            try expect(run(["why", "t"], ["t": trace]).text.hasPrefix("Not over: finger 1 is down.\n\nfinger 1, "))
            let advice = try run(["advise", "t", "--want", "pay once recognized"], ["t": trace])
            expect(advice.text.hasPrefix("Not over: finger 1 is down.\nNow: pay once "))
            try expect(!run(["replay", "tap.csv"], ["tap.csv": Checkout.tap]).text.contains("Not over"))
        }
    }

    @Test func `names what to write for a trace of an app that it does not have`() throws {
        let trace = try Program.with { try self.trace() }
        for call in [
            ["advise", "t", "--want", "pay once recognized"], ["shrink", "t", "-k", "recognized"],
        ] {
            let outcome = try run(call, ["t": trace])
            expectEqual(outcome.exitCode, 1)
            expectEqual(
                outcome.messages,
                """
                t:4: error: the trace is of the scene 'checkout', which touchstone does not have. If it is your own app's, make a \
                command that has it: an executable that depends on the product TouchstoneCommand and calls \
                TouchstoneCommand.main(scenes: [MyScene()]), where MyScene().name is "checkout" (Examples/Sources/own-command); \
                touchstone scenes lists those of touchstone

                """)
            let other = try Program.with([Checkout("basket")]) { try run(call, ["t": trace]) }
            expectEqual(
                other.messages,
                """
                t:4: error: the trace is of the scene 'checkout', which own-command does not have. Add that scene to \
                TouchstoneCommand.main(scenes:) in this program; own-command scenes lists those that it has

                """)
        }
        let warning = try run(["replay", "t"], ["t": trace]).messages
        expect(
            warning.contains("; it was played to everything. Choose another with --scene. If it is your own app's, "))
    }

    @Test func `needs scenes with names that differ`() {
        #expect(throws: UsageError.self) { try Program(name: "x", scenes: []) }
        #expect(throws: UsageError.self) { try Program(name: "x", scenes: [AnyScene(Checkout(""))]) }
        #expect(throws: UsageError.self) {
            try Program(name: "x", scenes: [AnyScene(Checkout()), AnyScene(Checkout())])
        }
    }
}
