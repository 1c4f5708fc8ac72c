import Foundation
import Testing
import TestSupport
import TouchTrace

@testable import TouchstoneCommand

/// The recordings of the puzzles and their page are what happens. `Scripts/regenerate puzzles` runs these with a word in the
/// environment that makes them write instead.
@Suite struct `The page of the puzzles` {
    private var isWriting: Bool { ProcessInfo.processInfo.environment["TOUCHSTONE_WRITES_PUZZLES"] != nil }

    @Test func `has each question, its answer and the advice`() throws {
        var page = try Page("Puzzles")
        #expect(page.names == Puzzles.all.map { "puzzle \($0.number)" })
        for puzzle in Puzzles.all {
            #expect(page.lines.contains("## \(puzzle.number). \(puzzle.question)"), "\(puzzle.question)")
            let text = try Asked(puzzle).page(columns: Page.columns)
            if isWriting {
                page.setDrawing("puzzle \(puzzle.number)", to: text)
            } else {
                #expect(page.drawing("puzzle \(puzzle.number)") == text, "run Scripts/regenerate puzzles")
            }
        }
        if isWriting { try page.write() }
    }

    @Test func `has a recording beside it for each, and no others`() throws {
        for puzzle in Puzzles.all {
            let file = repository.appendingPathComponent(Asked.path(puzzle))
            let text = puzzle.played().text
            if isWriting {
                try text.write(to: file, atomically: true, encoding: .utf8)
            } else {
                #expect(try String(contentsOf: file, encoding: .utf8) == text, "run Scripts/regenerate puzzles")
            }
        }
        let files = try FileManager.default.contentsOfDirectory(
            atPath: repository.appendingPathComponent("Tests/Data/Puzzles").path)
        #expect(files.sorted() == Puzzles.all.map { "\($0.scene.name).trace" })
    }

    @Test func `has recordings that are played again to the same decisions`() throws {
        for puzzle in Puzzles.all {
            let trace = puzzle.played()
            let frames = trace.records.compactMap { record in
                if case .frame(let frame) = record.step { frame } else { nil }
            }
            let again = Replay(frames, to: puzzle.scene, until: trace.records.last?.instant)
            #expect(again.records == trace.records, "\(puzzle.scene.name)")
        }
    }
}
