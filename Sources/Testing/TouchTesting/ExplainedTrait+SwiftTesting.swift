public import Testing
import TouchStage

/// A trait that adds to each failing expectation what the touches of the test's stage did.
///
///     @Suite(.explained) struct CardTests {
///         @Test func aTapOpensTheCard() {
///             let card = Card()
///             let stage = Stage { $0.view.addSubview(card) }
///             stage.hands.tap(at: card)
///             #expect(card.isOpen)
///         }
///     }
///
/// Below the failure are at most ten lines: which recognizers recognized, which did not, and why. A test that passes prints nothing. A
/// failure of `expect(_:)`, which has its own explanation, and one outside of the main actor are left as they are.
public nonisolated struct ExplainedTrait: SuiteTrait, TestTrait, TestScoping {
    /// Applies to all tests of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test, and explains its failures.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let ledger = StageLedger()
        let explaining: IssueHandlingTrait = .compactMapIssues { Self.explained($0, by: ledger) }
        try await RunningTest.$ledger.withValue(ledger) {
            try await explaining.provideScope(for: test, testCase: testCase, performing: function)
        }
    }

    private static func explained(_ issue: Issue, by ledger: StageLedger) -> Issue {
        guard issue.isFailure, issue.isOfTest, let text = StageLedger.explanation(of: ledger) else { return issue }
        var issue = issue
        issue.comments.append(Comment(rawValue: text))
        return issue
    }
}

nonisolated extension Trait where Self == ExplainedTrait {
    /// A trait that adds to each failing expectation what the touches of the test's stage did.
    public static var explained: Self { ExplainedTrait() }
}

extension Issue {
    /// A Boolean value that indicates whether the test's own comparison failed; a stage records unconditional issues.
    fileprivate nonisolated var isOfTest: Bool {
        switch kind {
        case .expectationFailed, .confirmationMiscounted, .errorCaught: true
        case .unconditional, .timeLimitExceeded, .knownIssueNotRecorded, .valueAttachmentFailed, .apiMisused, .system:
            false
        @unknown default: false
        }
    }
}
