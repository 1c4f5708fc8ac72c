import TouchStory
import TouchTrace

@testable import TouchstoneCommand

/// A puzzle about which the command is asked.
struct Asked {
    private let puzzle: Puzzle
    private let trace: String

    init(_ puzzle: Puzzle) {
        self.puzzle = puzzle
        trace = puzzle.played().text
    }

    /// The path of the recording, from the project's root.
    static func path(_ puzzle: Puzzle) -> String { "Tests/Data/Puzzles/\(puzzle.scene.name).trace" }

    /// Returns the text of `touchstone advise`.
    func advice(columns: Int) throws -> String {
        try run(["advise", Self.path(puzzle)] + puzzle.wants.flatMap { ["--want", $0] } + ["--most", "2"], columns)
    }

    /// The command with which a reader asks.
    var command: String {
        puzzle.wants.reduce("touchstone advise \(Self.path(puzzle))") { "\($0) --want \"\($1)\"" }
    }

    private func run(_ arguments: [String], _ columns: Int) throws -> String {
        guard case .run(let command) = try CommandRequest.parse(arguments) else { return "nothing was run" }
        let source = Source(Self.path(puzzle), Array(trace.utf8))
        let outcome = command.outcome([source], Surroundings(drawing: TimelineOptions(width: columns)))
        return String(decoding: outcome.output, as: UTF8.self)
    }
}
