import TouchStage
import XCTest

/// An observer that prints, below each failing assertion, what the touches of the test's stage did.
nonisolated final class FailureObserver: NSObject, XCTestObservation {
    private let ledger: StageLedger
    private let write: @Sendable (String) -> Void

    init(_ ledger: StageLedger, write: @escaping @Sendable (String) -> Void = { print($0) }) {
        (self.ledger, self.write) = (ledger, write)
    }

    func testCaseWillStart(_ testCase: XCTestCase) {
        let ledger = ledger
        StageLedger.onMainActor { ledger.clear() }
    }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
        atLine lineNumber: Int
    ) {
        // Failures of `expect(_:)` have their own explanation; XCTFail prints this in front of its message.
        guard !description.hasPrefix("failed - "), let text = StageLedger.explanation(of: ledger) else { return }
        write(text)
    }
}

extension FailureHelp {
    /// The present help; the failures of tests are explained from the first stage on.
    static var explained: FailureHelp {
        if StageLedger.ofProcess == nil {
            let ledger = StageLedger()
            StageLedger.ofProcess = ledger
            XCTestObservationCenter.shared.addTestObserver(FailureObserver(ledger))
        }
        return .current
    }
}
