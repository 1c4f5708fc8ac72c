public import TouchInput

/// Why a file cannot be read as a recording at all.
///
/// Everything less than that is a warning among the `notes` of the recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for programs.
    public typealias Kind = LocatedIssue.Kind

    /// What is wrong, where, and what to do about it.
    public let issue: LocatedIssue

    /// What is wrong, for programs.
    public var kind: Kind { issue.kind }

    /// `file:line: error: what happened. what to do`; nothing in it steers a terminal.
    public var description: String { issue.description }

    /// - Parameter message: what happened, where the fault does not tell it.
    init(_ fault: RecordingFault, source: String, line: Int = 1, message: String? = nil) {
        issue = LocatedIssue(
            .error, Kind(rawValue: fault.rawValue), source: source, line: line, message: message ?? fault.message,
            remedy: fault.remedy)
    }
}
