import Foundation
import TestSupport
import Testing
import Touchstone

@testable import TouchStage
import TouchTesting

/// The text that `TOUCHSTONE_RECORD=1` writes into a test.
struct `Recording of empty expectations` {
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift").path

    private func write(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    private static let source = """
        @Test func test() {
            let stage = Stage()
            stage.expect("")
            stage.hands.tap(at: stage.view)
            stage.expect("", of: stage.view)
        }

        """

    @Test func `writes logs in place, above and below one another`() throws {
        try write(Self.source)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let recording = LogRecording()
        expectEqual(
            recording.record("0     a\n      b", path: path, line: 3),
            "the log was written into line 3 of \(path): read it, and run the test again without TOUCHSTONE_RECORD")
        _ = recording.record("0     \"\"\" \\(c)", path: path, line: 5)
        try expectEqual(
            text(),
            """
            @Test func test() {
                let stage = Stage()
                stage.expect(
                    \"""
                    0     a
                          b
                    \""")
                stage.hands.tap(at: stage.view)
                stage.expect(
                    \"""
                    0     \\\""" \\\\(c)
                    \""", of: stage.view)
            }

            """)
        let again = recording.record("0     d", path: path, line: 5)
        expectEqual(
            again, "line 5 of \(path) has got another log in this run already: a test with arguments has a log for each"
        )
    }

    @Test func `leaves what it cannot write, and says what to do`() throws {
        let recording = LogRecording()
        let missing = recording.record("a", path: path, line: 3)
        expect(missing.hasPrefix("the log was not written into line 3 of \(path) ("))
        expect(missing.hasSuffix("): run the tests where the file can be read and written"))

        let other = "stage.expect(\"a\")\nstage.expect(\"\"); other.expect(\"\")\nstage.expect(\"\")\n"
        try write(other)
        defer { try? FileManager.default.removeItem(atPath: path) }
        for line in [0, 1, 9] {
            expect(
                recording.record("a", path: path, line: line).hasPrefix(
                    "line \(line) of \(path) has no expect(\"\"), so"))
        }
        expectEqual(
            recording.record("a", path: path, line: 2),
            "line 2 of \(path) has 2 expectations, so the log was not written: put each on a line of its own")
        let readOnly = LogRecording { _, _ in throw CocoaError(.fileWriteNoPermission) }
        expect(readOnly.record("a", path: path, line: 3).hasPrefix("the log was not written into line 3 of"))
        try expectEqual(text(), other)

        _ = recording.record("a", path: path, line: 3)
        try write(other)
        expectEqual(
            recording.record("a", path: path, line: 3),
            "\(path) has changed since this run wrote to it, so the log was not written: run the tests again")
    }

    @Test func `is made by an expectation that is empty, if something happened, and the environment says so`() throws {
        try write(Self.source)
        defer { try? FileManager.default.removeItem(atPath: path) }
        func stage(_ environment: [String: String]) -> Stage {
            Stage(failing: { _, _ in }, size: CGSize(width: 400, height: 300), help: FailureHelp(environment))
        }
        expectNil(stage(["TOUCHSTONE_RECORD": "1"]).failure(expecting: "", file: path, line: 3))
        for environment in [[:], ["TOUCHSTONE_RECORD": "0"]] {
            let stage = stage(environment)
            stage.hands.tap(at: stage.view)
            expectEqual(stage.failure(expecting: "", file: path, line: 3)?.hasPrefix("Why:"), true)
        }
        let recorded = stage(["TOUCHSTONE_RECORD": "1"])
        recorded.hands.tap(at: recorded.view)
        expectEqual(recorded.failure(expecting: "other", file: path, line: 3)?.hasPrefix("Nothing of what"), true)
        try expectEqual(text(), Self.source)
        let part = recorded.log(of: recorded.view)
        expectEqual(
            recorded.failure(expecting: "", part: part, file: path, line: 5)?.hasPrefix("the log was written"), true)
        expectEqual(
            recorded.failure(expecting: "\n", file: path, line: 3)?.hasPrefix("the log was written into line 3"), true)
        try expect(text().contains("\n        50    view receives ended 1\n        \"\"\", of: stage.view)\n"))
    }

    @Test func `says first that the test is not over`() throws {
        try write(Self.source)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let stage = Stage(
            failing: { _, _ in }, size: CGSize(width: 400, height: 300), help: FailureHelp(["TOUCHSTONE_RECORD": "1"]))
        stage.hands.down(at: stage.view)
        let failure = try #require(stage.failure(expecting: "", file: path, line: 3))
        expect(
            failure.hasPrefix(
                "Not over: finger 1 is down: stage.hands.liftAll() lifts what is down.\nthe log was written into line 3"
            ))
    }
}
