import Foundation
import Touchstone

/// The lines and files of a failing expectation beside the difference, as the environment of the test run requests.
package struct FailureHelp {
    /// Returns what is printed between the answers and the lanes, for the difference and the instant of its first line; `nil` for nothing.
    /// Stages that have it keep the closures that make them.
    package var advise: ((Stage, LogDifference, Instant) -> String)?
    /// Return what writes the run of a new stage.
    package var recorders: [(Stage) -> any StageRecorder] = []
    /// The last line of a message without any of these.
    package var hint =
        "TOUCHSTONE_TRACES=FOLDER writes the run as a trace, which `touchstone show` and `touchstone why` read."

    /// Reads an environment: `TOUCHSTONE_TRACES` is the folder that receives the run as a trace.
    package init(_ environment: [String: String] = [:]) {
        guard let folder = environment["TOUCHSTONE_TRACES"], !folder.isEmpty else { return }
        recorders = [{ FailureTrace(of: $0, in: folder) }]
    }

    /// The help of stages that are created from now on.
    package static var current = FailureHelp(ProcessInfo.processInfo.environment)
}
