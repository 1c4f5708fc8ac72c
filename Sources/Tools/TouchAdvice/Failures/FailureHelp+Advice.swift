import Foundation
public import TouchStage

extension Stage {
    /// Adds advice to the failing expectations of the stages that are created from now on, if the environment of the test run requests it.
    ///
    ///     Stage.addAdvice()
    ///     let stage = Stage { … }
    ///
    /// | Variable | A failing expectation |
    /// | --- | --- |
    /// | `TOUCHSTONE_ADVICE=1`, or any value except 0 | searches for the smallest change of the app that gives the missing lines |
    /// | `TOUCHSTONE_PAGES=FOLDER` | writes the run as a page for a browser, with the outlines of the views |
    ///
    /// For advice the closure of a stage is kept as long as the stage, and called again for each change that is tried.
    public static func addAdvice() {
        let environment = ProcessInfo.processInfo.environment
        FailureHelp.current = FailureHelp(environment).addingAdvice(environment)
    }
}

extension FailureHelp {
    /// Returns the help with advice and pages, as an environment requests them.
    package func addingAdvice(_ environment: [String: String]) -> FailureHelp {
        var help = self
        help.missing = nil
        help.hint =
            "TOUCHSTONE_ADVICE=1 searches for a change that gives it; TOUCHSTONE_PAGES=FOLDER writes the run as a page."
        if !["", "0"].contains(environment["TOUCHSTONE_ADVICE"] ?? "") {
            help.advise = { FailureAdvice(for: $1, at: $2, of: $0).text }
        }
        if let folder = environment["TOUCHSTONE_PAGES"], !folder.isEmpty {
            help.recorders.append { FailurePages(of: $0, in: folder) }
        }
        return help
    }
}
