import TestSupport
import Testing

@testable import TouchstoneCommand

struct `The command line` {
    private static let tap = ["f": Recorded.tap]
    private nonisolated static let commands =
        "replay, show, why, advise, inspect, diff, stats, shrink, link, devices, shakes, convert, record, verify, scenes, serve, completion, man, help"

    @Test(arguments: [
        ["replay", "f", "--scene", "edges", "--trace", "t", "--json"],
        ["replay", "--scene=edges", "--trace=t", "f", "--json"],
        ["--trace", "t", "--scene", "edges", "-j", "replay", "f"],
        ["replay", "-s", "edges", "-t", "t", "-j", "f"],
        ["replay", "-sedges", "-jt", "t", "f"],
        ["replay", "-jtt", "--sce", "edges", "--", "f"],
        ["-jt", "t", "replay", "f", "--js", "--scen=edges"].filter { $0 != "--js" },
    ])
    func `may be written in many ways that mean the same`(arguments: [String]) throws {
        let usual = try run(["replay", "f", "--scene", "edges", "--trace", "t", "--json"], Self.tap)
        expectEqual(usual.exitCode, 0)
        expect(usual.text.contains("\"scene\": \"edges\""))
        expectEqual(usual.files.map(\.path), ["t"])
        try expectEqual(run(arguments, Self.tap), usual)
    }

    @Test func `with an empty word is no demonstration`() {
        expectEqual(complaint([""])?.hasPrefix("there is no command ''; the commands are replay, "), true)
    }

    @Test func `takes what follows two dashes as it is`() throws {
        try expect(run(["replay", "--", "--odd"], ["--odd": Recorded.tap]).text.hasPrefix("--odd: a recording"))
        try expect(run(["replay", "-"], ["-": Recorded.tap]).text.hasPrefix("standard input: a recording"))
    }

    @Test(arguments: [
        (["--help"], ""), (["-h"], ""), (["replay", "--help"], "replay"), (["--help", "replay"], "replay"),
        (["replay", "-jh", "no such"], "replay"), (["scenes", "--he"], "scenes"),
    ])
    func `asks for help anywhere`(arguments: [String], command: String) throws {
        guard case .help(let name) = try CommandRequest.parse(arguments) else {
            Issue.record("no help")
            return
        }
        expectEqual(name, command)
    }

    @Test(arguments: [["--version"], ["-V"], ["replay", "--version"]])
    func `asks for the version anywhere`(arguments: [String]) throws {
        guard case .version = try CommandRequest.parse(arguments) else {
            Issue.record("no version")
            return
        }
    }

    @Test(arguments: [
        (["repaly"], "there is no command 'repaly'; did you mean 'replay'?"),
        (["scene"], "there is no command 'scene'; did you mean 'scenes'?"),
        (["hand.evemu"], "there is no command 'hand.evemu'; to play that file: touchstone replay hand.evemu"),
        (["replay"], "replay needs a recording: touchstone replay FILE"),
        (["replay", "a", "b"], "'b' is one word too many: touchstone replay FILE"),
        (["scenes", "x"], "'x' is one word too many: touchstone scenes"),
        (["--", "x"], "'x' is one word too many: touchstone "),
        (["--color"], "there is no option --color"),
        (["--tarce", "x"], "there is no option --tarce; did you mean --trace?"),
        (["--tarce", "x", "replay", "f"], "there is no option --tarce; did you mean --trace?"),
        (["--wnidow", "4x3", "replay", "f"], "there is no option --wnidow; did you mean --window?"),
        (["-jZ", "x"], "there is no option -Z"),
        (["--trace", "--odd", "x"], "there is no command 'x'; the commands are \(commands)"),
        (["x", "--tarce"], "there is no command 'x'; the commands are \(commands)"),
        (["replay", "--sceen", "x"], "there is no option --sceen; did you mean --scene?"),
        (["replay", "-x"], "there is no option -x"),
        (
            ["scenes", "-s", "edges"],
            "there is no option -s here; it belongs to touchstone without a command, replay, inspect, stats"
        ),
        (["--trace"], "--trace needs a value: --trace OUT"),
        (["--trace="], "--trace needs a value: --trace OUT"),
        (["replay", "f", "-s"], "-s needs a value: -s NAME"),
        (["replay", "f", "--json=1"], "--json takes no value; write it without =1"),
        (["replay", "f", "--t", "x"], "--t may be --true-size or --turn or --to or --trace; write more of it"),
        (["replay", "f", "--scene", "everthing"], "there is no scene 'everthing'; did you mean 'everything'?"),
        (["completion", "csh"], "'csh' is no SHELL; did you mean 'zsh'?"),
        (["help", "reply"], "'reply' is no command; did you mean 'replay'?"),
        (
            ["--trace", "-", "--svg", "-"],
            "--trace and --svg cannot both go to standard output; name a file for one of them"
        ),
        (["--trace", "a", "--svg", "a"], "--trace and --svg name the same file; name two"),
        (["replay", "f", "-jt-"], "--json goes to standard output; name a file for --trace"),
        (["replay", "f", "--svg", "f"], "--svg would write over 'f', which is read; name another file"),
        (["--trace", "a", "--trace", "b"], "--trace is given twice; give it once"),
        (
            ["replay", "f", "--window", "400"],
            "'400' is not the size of a window; write width and height in points from 1 to 10000, such as 400x300"
        ),
        (["replay", "f", "--from", "soon"], "'soon' is not a time for --from; write seconds, such as 1.5"),
        (["replay", "f", "--to", "nan"], "'nan' is not a time for --to; write seconds, such as 1.5"),
        (["replay", "f", "--from", "2", "--to", "1"], "--from is later than --to; write the earlier second first"),
    ])
    func `that is wrong is answered with what to write`(arguments: [String], message: String) {
        expectEqual(complaint(arguments), message)
    }

    @Test func `says where the scenes are listed if what was written is like none`() {
        let message = "there is no scene 'nope'; touchstone scenes lists them"
        expectEqual(complaint(["replay", "f", "--scene", "nope"]), message)
        expectEqual(complaint(["stats", "f", "-snope"]), message)
    }

    @Test func `names the help of the command that was meant`() {
        func hint(_ arguments: [String]) -> String? {
            do throws(UsageError) {
                _ = try CommandRequest.parse(arguments)
                return nil
            } catch {
                return error.hint
            }
        }
        expectEqual(hint(["--odd"]), "See touchstone --help.")
        expectEqual(hint(["--odd", "x"]), "See touchstone --help.")
        expectEqual(hint(["replay", "--odd"]), "See touchstone help replay.")
    }

    @Test(arguments: ["0x300", "-4x3", "nanxnan", "infx3", "1e9x1", "4x3x2", "x", "400×300", "1_0x5"])
    func `takes no size that no window has`(size: String) {
        expectEqual(
            complaint(["replay", "f", "--window=\(size)"]),
            "'\(size)' is not the size of a window; write width and height in points from 1 to 10000, such as 400x300")
    }

    @Test func `suggests only what is near`() {
        let words = ["replay", "scenes", "man"]
        expectEqual(NearMiss.nearest(to: "rpelay", among: words), "replay")
        expectNil(NearMiss.nearest(to: "repl", among: words))
        expectEqual(NearMiss.nearest(to: "mna", among: words), "man")
        expectNil(NearMiss.nearest(to: "", among: words))
        expectNil(NearMiss.nearest(to: String(repeating: "x", count: 100_000), among: words))
    }
}
