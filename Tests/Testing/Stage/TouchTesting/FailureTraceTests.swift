import Foundation
import TestSupport
import Testing
import TouchRecordings
import TouchTesting
import TouchTrace
import Touchstone

/// The traces that failing expectations write, with `TOUCHSTONE_TRACES`.
struct `The trace of a failing test` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("traces-\(UUID().uuidString)")

    private func stage() -> Stage {
        Stage(
            failing: { _, _ in }, size: CGSize(width: 400, height: 300),
            help: FailureHelp(["TOUCHSTONE_TRACES": folder.path]), { $0.addTap() })
    }

    private func written(_ name: String) throws -> Trace {
        try Trace(parsing: Array(try Data(contentsOf: folder.appendingPathComponent(name))), source: name)
    }

    @Test func `has the whole run, also what was cleared from the log, in a file that is named after the line`() throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = stage()
        stage.hands.tap(at: stage.view)
        let records = stage.records
        stage.clearLog()
        let failure = try #require(stage.failure(expecting: "nothing", file: "/tests/CardTests.swift", line: 12))
        expect(failure.hasSuffix("\nThis run as a trace: \(folder.path)/CardTests-12.trace"))
        let trace = try written("CardTests-12.trace")
        expectEqual(trace.records, records)
        expectEqual(trace.screenSize, CGSize(width: 400, height: 300))
        expectEqual(trace[.program], "CardTests, line 12")

        stage.hands.tap(at: stage.view)
        let other = try #require(stage.failure(expecting: "nothing", file: "/tests/CardTests.swift", line: 12))
        expect(other.hasSuffix("CardTests-12-2.trace"))
        try expectEqual(written("CardTests-12-2.trace").records, records + stage.records)
    }

    @Test func `a test that does not fail writes none`() {
        let stage = stage()
        stage.hands.tap(at: stage.view)
        expectNil(stage.failure(expecting: stage.log, file: "Test.swift", line: 1))
        expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `states what it lacks for what the environment requests`() throws {
        func last(_ help: FailureHelp) throws -> Substring? {
            let stage = Stage(failing: { _, _ in }, size: CGSize(width: 400, height: 300), help: help)
            stage.hands.tap(at: stage.view)
            return try #require(stage.failure(expecting: "", file: "Test.swift", line: 1)).split(separator: "\n").last
        }
        let needs =
            " needs the product TouchAdvice in the test target, import TouchAdvice, and Stage.addAdvice() before the stage is created."
        try expectEqual(last(FailureHelp(["TOUCHSTONE_ADVICE": "1"])), "TOUCHSTONE_ADVICE\(needs)")
        try expectEqual(
            last(FailureHelp(["TOUCHSTONE_ADVICE": "1", "TOUCHSTONE_PAGES": "f"])),
            "TOUCHSTONE_ADVICE and TOUCHSTONE_PAGES\(needs)")
        try expectEqual(
            last(FailureHelp(["TOUCHSTONE_ADVICE": "0"]))?.hasPrefix("TOUCHSTONE_TRACES=FOLDER writes"), true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let both = ["TOUCHSTONE_ADVICE": "1", "TOUCHSTONE_TRACES": folder.path]
        try expectEqual(last(FailureHelp(both)), "TOUCHSTONE_ADVICE\(needs)")
    }

    @Test func `without a folder the message ends with what there is to set`() throws {
        let stage = Stage(failing: { _, _ in }, size: CGSize(width: 400, height: 300), help: FailureHelp())
        stage.hands.tap(at: stage.view)
        let failure = try #require(stage.failure(expecting: "", file: "Test.swift", line: 1))
        expectEqual(failure.split(separator: "\n").last?.hasPrefix("TOUCHSTONE_TRACES=FOLDER writes"), true)
    }
}
