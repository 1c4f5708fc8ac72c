import Foundation
import TestSupport
import Testing

@testable import TouchstoneCommand

struct `A trace that is replayed` {
    @Test(arguments: ["edges", "everything", "transform", "two-subviews"])
    func `gives itself, byte for byte`(scene: String) throws {
        let trace = try Traced.trace(Recorded.tap, scene, "tap.trace")
        let again = try run(["replay", "tap.trace", "-t-"], ["tap.trace": trace])
        expectEqual(again.text, trace)
        expectEqual(again.messages, "")
    }

    @Test func `keeps the size of its screen`() throws {
        let wide = try run(["replay", "a", "-w", "800x700", "-t-"], ["a": Recorded.tap]).text
        try expectEqual(run(["replay", "a", "-t-"], ["a": wide]).text, wide)
        try expect(run(["replay", "a"], ["a": wide]).text.contains("1 contact in a window of 800 × 700 points.\n"))
    }

    @Test func `is played to another scene where that is asked for`() throws {
        let outcome = try run(["replay", "t", "-s", "everything"], ["t": try Traced.tap()])
        expect(outcome.text.hasPrefix("t: the input of a trace, 1 contact in a window of 400 × 300 points.\n"))
        expect(outcome.text.hasSuffix("\nrecognized: tap ×1\n"))
    }

    @Test(arguments: ["attic", nil, "\u{1B}[31m"])
    func `that names no scene of this program says to what it was played`(scene: String?) throws {
        let line = scene.map { "scene=\"\($0)\"\n" } ?? ""
        let trace = try Traced.tap().replacing("scene=\"edges\"\n", with: line)
        let played = "it was played to everything. Choose another with --scene"
        let warning =
            scene.map {
                "t:4: warning: \(Program.current.absence(of: $0)); \(played). \(Program.current.advice(about: $0))"
            } ?? "t:1: warning: the trace names no scene; \(played); touchstone scenes lists them"
        expect(!warning.contains("\u{1B}"))
        let outcome = try run(["replay", "t"], ["t": trace])
        expectEqual(outcome.messages, warning + "\n")
        expectEqual(outcome.exitCode, 0)
        expect(outcome.text.hasSuffix("\nrecognized: tap ×1\n"))
        let json = try run(["replay", "t", "--json"], ["t": trace])
        expectEqual(json.messages, warning + "\n")
        try expectEqual(Self.warnings(json.output), [warning])
        try expectEqual(run(["replay", "t", "--scene", "edges"], ["t": trace]).messages, "")
    }

    /// The warnings of a document.
    private static func warnings(_ document: [UInt8]) throws -> [String]? {
        let object = try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any]
        return object?["warnings"] as? [String]
    }

    @Test(arguments: [
        (["show", "t"], 0), (["show", "t", "--json"], 0), (["replay", "t"], 0), (["replay", "t", "--json"], 0),
        (["stats", "t"], 0), (["stats", "t", "-s", "edges"], 0), (["diff", "t", "t"], 0),
        (["diff", "-q", "t", "all"], 1),
    ])
    func `or read is taken as far as it goes where it is cut`(arguments: [String], code: Int) throws {
        let all = try Traced.tap()
        let whole = all.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3).joined(separator: "\n")
        let lines = whole.split(separator: "\n").count
        let warning =
            "t:\(lines + 1): warning: the last line is incomplete; it was left out. "
            + "Its writer was interrupted; record it again for the rest\n"
        let cut = try run(arguments, ["t": whole + "\n0.1000", "all": all])
        let clean = try run(arguments, ["t": whole + "\n", "all": all])
        expectEqual(cut.exitCode, Int32(code))
        expectEqual(cut.messages, warning + clean.messages)
        guard arguments != ["replay", "t", "--json"] else { return }
        expectEqual(cut.text, clean.text)
    }

    @Test func `without input says so`() throws {
        let trace = try Traced.tap().split(separator: "\n").filter { !$0.contains(" frame ") }.joined(separator: "\n")
        let outcome = try run(["replay", "t"], ["t": trace + "\n"])
        expectEqual(outcome.exitCode, 0)
        expect(outcome.text.hasPrefix("t: the trace holds no input. Record one with touchstone replay FILE --trace"))
    }
}
