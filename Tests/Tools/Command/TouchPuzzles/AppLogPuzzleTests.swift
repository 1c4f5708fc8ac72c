import Foundation
import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

/// The puzzles, told by their logs alone.
struct `Puzzles from logs of the app recorder` {
    /// A change and its effects, without its size.
    private struct Proposal: Hashable {
        var edits: [String]
        var then: [String]
        var changes: [String]
    }

    @Test func `get no advice that their traces do not get`() throws {
        var advised = 0
        for puzzle in Puzzles.all {
            let files = ["t": puzzle.played().text]
            let log = try run(["replay", "t", "--app-log", "-"], files).text
            let (original, isSo) = try advice(puzzle, "t", files)
            let (proposals, isSoHere) = try advice(puzzle, "l", ["l": log])
            expect(proposals.isSubset(of: original), "\(puzzle.scene.name)")
            if !proposals.isEmpty { advised += 1 }
            expectEqual(isSoHere, isSo, "\(puzzle.scene.name)")
        }
        expect(advised >= 12)
    }

    /// Returns the proposals for a trace or log, and whether what is wanted happens without them.
    private func advice(_ puzzle: Puzzle, _ name: String, _ files: [String: String]) throws -> (Set<Proposal>, Bool) {
        let outcome = try run(["advise", name, "--json"] + puzzle.wants.flatMap { ["--want", $0] }, files)
        let object = try? JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        let proposals = object?["proposals"] as? [[String: Any]] ?? []
        return (
            Set(
                proposals.map { proposal in
                    func texts(_ name: String) -> [String] { proposal[name] as? [String] ?? [] }
                    return Proposal(edits: texts("edits"), then: texts("then"), changes: texts("changes"))
                }), object?["isSo"] as? Bool ?? false
        )
    }
}
