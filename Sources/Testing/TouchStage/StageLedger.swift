import Foundation
import TouchCore
import TouchInput

/// The stages of one test, for what its failures print: the stage that was touched last, or the report of the last one that is gone.
package final class StageLedger {
    /// The ledger of the running test; `nil` if its failures are not explained.
    package static var current: StageLedger? { RunningTest.ledger ?? ofProcess }
    /// The ledger of tests that run one after the other.
    package static var ofProcess: StageLedger?

    weak var active: Stage?
    private var lastReport: RunReport?
    /// The number of stages of the test.
    private var count = 0

    /// Creates an empty ledger.
    package nonisolated init() {}

    /// Takes a stage that begins.
    func begin(_ stage: Stage) {
        active = stage
        count += 1
    }

    /// Takes the report of a stage that ends.
    func end(_ report: RunReport) { lastReport = report }

    /// Forgets all stages, before the next test.
    package func clear() { (active, lastReport, count) = (nil, nil, 0) }

    /// The report of the touches, for a failure that does not compare the log; `nil` without a stage.
    package var explanation: String? {
        (active?.report ?? lastReport).map { (count > 1 ? "On the stage touched last, of \(count):\n" : "") + $0.text }
    }

    /// Returns the explanation, from a failure on any thread; `nil` where the main actor does not run.
    package nonisolated static func explanation(of ledger: StageLedger) -> String? {
        onMainActor { ledger.explanation } ?? nil
    }

    /// Calls a closure if the main actor runs here.
    @discardableResult
    package nonisolated static func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result? {
        // On Linux, another thread than the first one may run the main queue.
        DispatchQueue.getSpecific(key: mainQueue) == nil ? nil : MainActor.assumeIsolated(body)
    }

    private nonisolated static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

/// The test that runs in the present task.
package nonisolated enum RunningTest {
    /// Its ledger; `nil` if its failures are not explained.
    @TaskLocal package static var ledger: StageLedger?
    /// Returns the identity of the test, the same in all of its tasks; of a test library whose tests run one after the other it returns `nil`.
    @MainActor package static var identity: () -> AnyHashable? = { nil }
}
