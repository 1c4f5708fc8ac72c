import Foundation

/// The requests of the environment of a test run for expectations that fail.
package struct FailureSettings: Sendable {
    /// A Boolean value that indicates whether a change of the app that gives what was expected is searched for: `TOUCHSTONE_ADVICE`,
    /// with any value except 0.
    package var isAdvising: Bool
    /// The folder that receives the run as a page: `TOUCHSTONE_PAGES`; `nil` for none.
    package var pages: String?

    /// Reads an environment: names and values.
    package init(_ environment: [String: String]) {
        isAdvising = environment["TOUCHSTONE_ADVICE"].map { $0 != "" && $0 != "0" } ?? false
        pages = environment["TOUCHSTONE_PAGES"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The settings of this process.
    package static let current = FailureSettings(ProcessInfo.processInfo.environment)
}
