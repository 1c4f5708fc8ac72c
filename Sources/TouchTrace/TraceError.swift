public import TouchInput

/// Why a file cannot be read as a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for programs.
    public typealias Kind = LocatedIssue.Kind

    /// What is wrong, where, and what to do about it.
    public let issue: LocatedIssue

    /// What is wrong, for programs.
    public var kind: Kind { issue.kind }

    /// `file:line: error: what happened. what to do`; nothing in it steers a terminal.
    public var description: String { issue.description }

    init(_ reason: Reason, source: String, line: Int = 1, message: String) {
        issue = LocatedIssue(
            .error, Kind(rawValue: reason.rawValue), source: source, line: line, message: message,
            remedy: reason.remedy)
    }

    /// What can be wrong.
    enum Reason: String {
        case empty, notATrace, otherVersion, badHeader, badRecord

        var remedy: String {
            switch self {
            case .empty, .notATrace: "Write a trace with `touchstone replay RECORDING --trace FILE`"
            case .otherVersion: "Record it again with this version of touchstone, or read it with the one that wrote it"
            case .badHeader: "Write each key once, with its value in double quotes, as in scene=\"everything\""
            case .badRecord: "Correct or remove this line; Documentation/Traces.md describes every kind of record"
            }
        }
    }
}

extension LocatedIssue.Kind {
    /// The first line is not that of a trace.
    public static let notATrace = Self(rawValue: "notATrace")
    /// It is a trace of another version.
    public static let otherVersion = Self(rawValue: "otherVersion")
    /// A line between the first one and the records is no `key="value"`, or says a key again.
    public static let badHeader = Self(rawValue: "badHeader")
    /// A line is no record.
    public static let badRecord = Self(rawValue: "badRecord")
}

extension LocatedIssue {
    /// The file ends within a line.
    static func incompleteLine(_ line: Int, source: String) -> LocatedIssue {
        LocatedIssue(
            .warning, .truncated, source: source, line: line, message: "the last line is incomplete; it was left out",
            remedy: "Whoever wrote the trace was interrupted; record it again to have all")
    }
}

/// What is wrong with a line, before anybody knows which line it is.
struct TraceFault: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
