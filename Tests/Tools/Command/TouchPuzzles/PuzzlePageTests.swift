import Foundation
import TestSupport
import Testing
import TouchTrace

@testable import TouchstoneCommand

/// The recordings of the puzzles are what happens, and their page asks about each. `Scripts/regenerate puzzles` runs these with a word
/// in the environment that makes them write the recordings instead; `Scripts/build-docs` adds the answers to the page.
struct `The page of the puzzles` {
    private var isWriting: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_PUZZLES"] != nil }

    @Test func `has each question, and the command that answers it`() throws {
        let lines = try Page("Puzzles").lines
        expectEqual(
            lines.filter { $0.hasPrefix("## ") && $0 != "## Overview" },
            Puzzles.all.map { "## \($0.number). \($0.question)" })
        expectEqual(lines.filter { $0.hasPrefix("    $ ") }, Puzzles.all.map { "    $ " + Asked($0).command })
    }

    @Test func `has a recording beside it for each, and no others`() throws {
        for puzzle in Puzzles.all {
            let file = repository.appendingPathComponent(Asked.path(puzzle))
            let text = puzzle.played().text
            if isWriting {
                try text.write(to: file, atomically: true, encoding: .utf8)
            } else {
                try expectEqual(String(contentsOf: file, encoding: .utf8), text, "run Scripts/regenerate puzzles")
            }
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent("Tests/Data/Puzzles").path)
        expectEqual(files.sorted(), Puzzles.all.map { "\($0.scene.name).trace" })
    }

    @Test func `has recordings that are played again to the same decisions`() throws {
        for puzzle in Puzzles.all {
            let trace = puzzle.played()
            let frames = trace.records.compactMap { record in
                if case .frame(let frame) = record.step { frame } else { nil }
            }
            let again = Replay(frames, to: puzzle.scene, until: trace.records.last?.instant)
            expectEqual(again.records, trace.records, "\(puzzle.scene.name)")
        }
    }
}
