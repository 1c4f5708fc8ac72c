import Synchronization
import Testing
import TouchStage
import Touchstone
import XCTest

@testable import TouchTestingXCTest

/// The behavior of `expect` under XCTest: a test case of its own is run, and its records are compared.
struct `Expectations of XCTest` {
    @Test func `a wrong expectation fails the test case, with file, line and both logs`() {
        let inner = RecordingCase(name: "wrong") { _ in
            MainActor.assumeIsolated {
                let stage = Stage()
                stage.hands.tap(at: stage.view)
                stage.expect("0     view hit by 2", file: "Some.swift", line: 42)
            }
        }
        inner.run()
        #expect(inner.failures.count == 1)
        #expect(inner.failures.first?.hasPrefix("Some.swift:42: ") == true)
        #expect(inner.failures.first?.contains("- 0     view hit by 2\nWhy:\n") == true)
    }

    @Test(.bug(id: "K-4")) func `a misuse fails the test case at the line of the call`() {
        let inner = RecordingCase(name: "wrong") { _ in
            MainActor.assumeIsolated {
                let stage = Stage()
                stage.hands.up(file: "Some.swift", line: 42)
            }
        }
        inner.run()
        #expect(inner.failures.count == 1)
        #expect(inner.failures.first?.hasPrefix("Some.swift:42: ") == true)
        #expect(inner.failures.first?.contains("the finger rightIndex is not down") == true)
    }

    @Test func `an assertion that fails gets what the touches did; a comparison of logs and the next test do not`() {
        let ledger = StageLedger()
        let written = Written()
        let observer = FailureObserver(ledger) { text in written.texts.withLock { $0.append(text) } }
        let testCase = RecordingCase(name: "wrong") { _ in }
        func fail(_ description: String) {
            observer.testCase(testCase, didFailWithDescription: description, inFile: "Some.swift", atLine: 42)
        }
        RunningTest.$ledger.withValue(ledger) {
            let stage = Stage { $0.addTap() }
            stage.hands.tap(at: stage.view)
            fail("XCTAssertEqual failed: (\"0\") is not equal to (\"1\") - ")
            fail("failed - The log differs ( - expected, + happened):")
        }
        observer.testCaseWillStart(testCase)
        fail("XCTAssertTrue failed - ")
        let texts = written.texts.withLock { $0 }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("What the touches did:\ntap recognized 0.050 s after finger 1") == true)
    }

    @Test func `a right expectation records nothing`() {
        let inner = RecordingCase(name: "right") { _ in
            MainActor.assumeIsolated { Stage().expect("") }
        }
        inner.run()
        #expect(inner.failures == [])
    }
}

/// Keeps its failures to itself.
private nonisolated final class RecordingCase: XCTestCase {
    private(set) var failures: [String] = []

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        failures.append("\(filePath):\(lineNumber): \(description)")
    }
}

private nonisolated final class Written: Sendable {
    let texts = Mutex<[String]>([])
}
