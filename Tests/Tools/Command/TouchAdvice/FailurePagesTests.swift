import Foundation
import TestSupport
import Testing
import TouchAdvice
import TouchTesting
import Touchstone

/// The pages that failing expectations write, with `TOUCHSTONE_PAGES`.
struct `The page of a failing test` {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")

    private func stage(in folder: String, _ build: @escaping (Stage) -> Void = { _ in }) -> Stage {
        Stage(
            failing: { _, _ in }, size: CGSize(width: 400, height: 300),
            help: FailureHelp().addingAdvice(["TOUCHSTONE_PAGES": folder]), build)
    }

    private func message(in folder: String, line: Int) -> String? {
        let stage = stage(in: folder) { stage in
            stage.addView("card", frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            stage.addTap("dismiss")
        }
        stage.hands.tap(at: stage.view)
        stage.clearLog()
        return stage.failure(expecting: "nothing", file: "/tests/CardTests.swift", line: line)
    }

    @Test func `the whole run is written, with its outlines, to a file that is named after the line`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let new = folder.appendingPathComponent("new").path
        let path = "\(new)/CardTests-12.html"
        let failure = try #require(message(in: new, line: 12))
        expectEqual(failure.split(separator: "\n").last, "This run as a page: \(path)")
        let page = try String(contentsOfFile: path, encoding: .utf8)
        expectEqual(
            ["CardTests, line 12", "dismiss", "\"screen\":[4000,3000]", "[\"card\",[[0,"].filter { !page.contains($0) },
            [])
        // A test with arguments fails on one line several times.
        let other = try #require(message(in: new, line: 12))
        expect(other.hasSuffix("CardTests-12-2.html"))
    }

    @Test func `a folder that cannot be created is named, with what to do`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        let failure = try #require(message(in: folder.path, line: 34))
        let last = try #require(failure.split(separator: "\n").last)
        expect(last.hasPrefix("No page of this run: \(folder.path)/CardTests-34.html could not be written ("))
        expect(last.hasSuffix("Set TOUCHSTONE_PAGES to a folder in which files can be created."))
    }

    @Test func `a test that does not fail writes nothing`() {
        let stage = stage(in: folder.path)
        stage.hands.tap(at: stage.view)
        expectNil(stage.failure(expecting: stage.log, file: "Test.swift", line: 1))
        expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
