import Foundation
import Testing

@testable import TestSupport

struct `Tests that need what is not here` {
    @Test func `S are counted, each once, and the end of the run says how many`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            SkippedTests.add("one", for: "the recordings")
            SkippedTests.add("two", for: "the recordings")
            SkippedTests.add("one", for: "the recordings")
            SkippedTests.add("three", for: "fish")
            // As a run of tests ends.
            exit(EXIT_SUCCESS)
        }
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
        #expect(
            lines.filter { $0.hasPrefix("skipped: ") } == [
                "skipped: 1 test for want of fish",
                "skipped: 2 tests for want of the recordings",
            ])
    }
}
