import Synchronization
import Testing
import TouchStage
import TouchTesting

@testable import TouchstoneCommand

/// A plain expectation that fails names the cause of each of the twenty puzzles, within twelve lines.
struct `A failing expectation about a puzzle` {
    @Test(arguments: Array(`The answer to a puzzle`.answers.enumerated()))
    func `names the cause within twelve lines`(index: Int, answer: String) async throws {
        let puzzle = Puzzles.all[index]
        let text = try #require(
            try await failure {
                let stage = Stage { puzzle.scene.build(in: $0.window) }
                puzzle.play(stage.hands)
                stage.wait(3)
                #expect(stage.records.isEmpty == Bool("true"))
            })
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count < 12)
        switch puzzle.subject {
        case .recognizer(let name):
            let predicate = answer.dropFirst(name.text.count + 1)
            #expect(lines.contains { $0.contains(name.text) && $0.hasSuffix(predicate) }, "\(text)")
        case .view: #expect(lines.contains(answer), "\(text)")
        }
    }

    /// Returns what is added to the failure of a test's body.
    private func failure(_ body: @escaping @MainActor @Sendable () -> Void) async throws -> String? {
        let test = try #require(Test.current)
        let explained: ExplainedTrait = .explained
        let log = Log()
        let silencing: IssueHandlingTrait = .compactMapIssues { issue in
            log.comments.withLock { $0 = issue.comments.map(\.rawValue) }
            return nil
        }
        try await silencing.provideScope(for: test, testCase: Test.Case.current) {
            try await explained.provideScope(for: test, testCase: Test.Case.current) { await body() }
        }
        return log.comments.withLock { $0.last }
    }
}

private nonisolated final class Log: Sendable {
    let comments = Mutex<[String]>([])
}
