public import Testing
@_exported public import TouchStage
public import TouchCore
public import TouchInput

extension Stage {
    /// Compares the log of everything observable with the expected log; a difference fails the running test of Swift Testing.
    ///
    /// Common indentation and trailing spaces are ignored. `Stage.log` describes the format of the lines. With `TOUCHSTONE_RECORD=1` in the
    /// environment, an empty expectation, `expect("")`, gets the log in the source file, and fails a last time.
    public func expect(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        fail(failure(expecting: expected, file: sourceLocation.filePath, line: sourceLocation.line), sourceLocation)
    }

    /// Compares the lines of the log about a recognizer, as `log(of:)` returns them, with the expected ones.
    public func expect(
        _ expected: String, of recognizer: UIGestureRecognizer, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        fail(
            failure(
                expecting: expected, part: log(of: recognizer), file: sourceLocation.filePath, line: sourceLocation.line
            ), sourceLocation)
    }

    /// Compares the lines of the log about a view, as `log(of:)` returns them, with the expected ones.
    public func expect(_ expected: String, of view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
        fail(
            failure(expecting: expected, part: log(of: view), file: sourceLocation.filePath, line: sourceLocation.line),
            sourceLocation)
    }

    /// Fails the running test if the log does not contain lines: without their times or columns, in this order, with others between them.
    public func expect(contains lines: String, sourceLocation: SourceLocation = #_sourceLocation) {
        fail(failure(containing: lines), sourceLocation)
    }

    private func fail(_ failure: String?, _ location: SourceLocation) {
        if let failure { Issue.record(Comment(rawValue: failure), sourceLocation: location) }
    }
}

extension Stage {
    /// Creates a stage.
    ///
    /// With a controller, `view` is its view, which is loaded and appears in the window as in an app: callbacks up to `viewDidAppear(_:)` are
    /// called before the initializer returns, and are not in the log.
    /// - Parameters:
    ///   - root: The window's root controller; none by default. What is created in the argument is created as the app, in which
    ///     `UIApplication.shared` is that of the stage.
    ///   - size: The size of the screen, the window and the view, in points.
    ///   - application: An unused application, for instance of your own class.
    ///   - window: The window, for instance of your own class, created as `root`; its frame is set afterwards.
    ///   - build: A closure that adds views and recognizers.
    public convenience init(
        root: @autoclosure @escaping () -> UIViewController? = nil, size: CGSize = CGSize(width: 400, height: 300),
        application: UIApplication? = nil, window: @autoclosure @escaping () -> UIWindow? = nil,
        @_implicitSelfCapture _ build: @escaping (Stage) -> Void = { _ in }
    ) {
        RunningTest.identity = { Test.current?.id }
        self.init(
            failing: { Issue.record(Comment(rawValue: $0), sourceLocation: SourceLocation($1)) },
            root: root(), size: size, application: application, window: window(), help: .current, build)
    }
}

extension SourceLocation {
    /// A call site does not have its module: the folder of its file stands for it.
    fileprivate init(_ site: CallSite) {
        let path = "\(site.file)"
        let names = path.split(separator: "/")
        let module = names.dropLast().last ?? "file"
        self.init(
            fileID: "\(module)/\(names.last ?? "")", filePath: path, line: Int(site.line), column: 1)
    }
}

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
