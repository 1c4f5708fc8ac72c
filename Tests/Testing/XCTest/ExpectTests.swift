import Testing
import TouchTestingXCTest
import Touchstone
import XCTest

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
        #expect(inner.failures.first?.contains("- 0     view hit by 2\n+ 0     view hit by 1") == true)
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
