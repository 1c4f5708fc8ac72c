import TestSupport
import Testing

@testable import TouchstoneCommand

struct `touchstone diff` {
    /// A touch that is held for half a second: a long press. And the same one point further to the right.
    private func files() throws -> [String: String] {
        func held(_ seconds: String) -> String {
            Recorded.tap.split(separator: "\n").map { $0.replacing("E: 0.1 ", with: "E: \(seconds) ") }
                .joined(separator: "\n") + "\n"
        }
        let long = try Traced.trace(held("0.6"), "everything")
        // The same input, decided upon by an app that does not know the long press.
        let without = long.split(separator: "\n").filter { !$0.contains("\"long press\"") }.joined(separator: "\n")
        return [
            "long": long, "other": try Traced.trace(held("0.6").replacing("0035 100", with: "0035 110"), "everything"),
            "without": without + "\n",
        ]
    }

    @Test func `of the same decisions says nothing`() throws {
        try expectEqual(run(["diff", "long", "long"], try files()), Outcome())
    }

    @Test func `points at the first decision that is another, in its context`() throws {
        let outcome = try run(["diff", "long", "without"], try files())
        expectEqual(outcome.exitCode, 1)
        expectEqual(outcome.messages, "")
        expect(outcome.text.contains("long press"))
        expect(outcome.text.contains("\nlong:\n"))
        expect(outcome.text.contains("\nwithout:\n"))
        expect(outcome.text.contains("●"))
        expect(!outcome.text.contains("recognizer  ·"))
    }

    @Test func `tells input from decisions`() throws {
        let outcome = try run(["diff", "long", "other"], try files())
        expectEqual(outcome.exitCode, 1)
        expect(outcome.text.hasPrefix("the input differs from 0.000000 s on"))
    }

    @Test func `says in one line that they differ`() throws {
        try expectEqual(
            run(["diff", "-q", "long", "other"], try files()), Outcome("long and other differ\n", exitCode: 1))
        try expectEqual(run(["diff", "-q", "long", "long"], try files()), Outcome())
    }

    @Test func `is either brief or JSON`() {
        expectEqual(
            complaint(["diff", "--brief", "--json", "a", "b"]), "--brief and --json exclude each other; leave one out")
    }

    @Test func `writes a JSON document for programs, with the same exit code`() throws {
        let same = try run(["diff", "--json", "long", "long"], try files())
        expectEqual(same.exitCode, 0)
        expect(same.text.contains("\n  \"kind\": \"none\",\n  \"seconds\": null,\n  \"subject\": null,\n"))
        let other = try run(["diff", "--json", "long", "other"], try files())
        expectEqual(other.exitCode, 1)
        expect(
            other.text.hasPrefix("{\n  \"format\": \"touchstone-diff\",\n  \"version\": 1,\n  \"kind\": \"input\",\n"))
        expect(other.text.contains("\"source\": \"long\""))
        expect(other.text.contains("\"source\": \"other\""))
    }

    @Test func `tells trouble from a difference`() throws {
        try expectEqual(
            run(["diff", "gone", "long"], try files()),
            Outcome(messages: "gone: error: it cannot be read\n", exitCode: 2))
        try expectEqual(run(["diff", "long", "x"], ["x": "no trace", "long": try Traced.tap()]).exitCode, 2)
        expectEqual(complaint(["diff", "a"]), "diff needs a second trace: touchstone diff A B")
        expectEqual(complaint(["diff"]), "diff needs a trace: touchstone diff A B")
        expectEqual(complaint(["diff", "a", "b", "c"]), "'c' is one word too many: touchstone diff A B")
    }
}
