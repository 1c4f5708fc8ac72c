public import TouchInput

/// An error in a file that cannot be read as a recording.
///
/// Lesser problems are warnings among the `notes` of the recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the error, for programs.
    public typealias Kind = LocatedIssue.Kind

    /// The error with its place and its remedy.
    public let issue: LocatedIssue

    /// The kind of the error, for programs.
    public var kind: Kind { issue.kind }

    /// `file:line: error: what happened. what to do`, without characters that control a terminal.
    public var description: String { issue.description }

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - message: The description of the error, if the fault does not imply it.
    ///   - remedy: The advice, if the fault does not imply it.
    init(
        _ fault: RecordingFault, source: String, line: Int = 1, message: String? = nil, remedy: String? = nil
    ) {
        issue = LocatedIssue(
            .error, Kind(fault), source: source, line: line, message: message ?? fault.message,
            remedy: remedy ?? fault.remedy)
    }
    /// Creates an error in a log of the app recorder or the field recorder.
    package static func recorderLog(_ message: String, source: String, line: Int, remedy: String) -> RecordingError {
        RecordingError(.notRecorderLog, source: source, line: line, message: message, remedy: remedy)
    }
}
