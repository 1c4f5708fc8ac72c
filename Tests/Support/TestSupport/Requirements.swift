import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
    /// Skips the tests where something is missing that the repository does not bring along, and says so: the run ends with a
    /// line for each that says how many tests were not run for want of it. `Scripts/check` shows these lines in its summary.
    /// - Parameters:
    ///   - what: What is needed, in the words of that line.
    ///   - isThere: A Boolean value that indicates whether it is there.
    public static func needs(_ what: String, _ isThere: @autoclosure @escaping @Sendable () -> Bool) -> Self {
        .enabled(Comment(rawValue: "for want of \(what)")) {
            if isThere() { return true }
            // A suite is counted by its tests.
            if let test = Test.current, !test.isSuite { SkippedTests.add("\(test.id)", for: what) }
            return false
        }
    }
}

/// The tests that were not run, by what they lack. Written to standard error when the process ends.
enum SkippedTests {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var tests: [String: Set<String>] = [:]

    static func add(_ test: String, for what: String) {
        lock.withLock {
            if tests.isEmpty { atexit { SkippedTests.report() } }
            tests[what, default: []].insert(test)
        }
    }

    private static func report() {
        let lines = lock.withLock { tests.sorted { $0.key < $1.key } }.map { what, tests in
            "skipped: \(tests.count) \(tests.count == 1 ? "test" : "tests") for want of \(what)\n"
        }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
    }
}
