import TouchTrace
public import TouchInput

/// An error in a file that should be a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the error, for programs.
    public typealias Kind = LocatedIssue.Kind

    /// The error with its place and its remedy.
    public let issue: LocatedIssue

    /// The kind of the error, for programs.
    public var kind: Kind { issue.kind }

    /// `file:line: error: what happened. what to do`, without characters that control a terminal.
    public var description: String { issue.description }

    /// - Parameter isNewer: `true` if a newer version of the library wrote it.
    init(_ reason: Reason, source: String, line: Int = 1, message: String, isNewer: Bool = false) {
        issue = LocatedIssue(
            .error, Kind(reason), source: source, line: line, message: message,
            remedy: isNewer ? Self.newerRemedy : reason.remedy)
    }

    private static let newerRemedy =
        "It was written by a newer version of Touchstone: read it with that one, or a later one; correct it if it was written by hand"

    /// The reasons.
    enum Reason: String {
        case empty, notATrace, otherVersion, badHeader, badRecord, badLink, badScreen, tooLong

        var remedy: String {
            switch self {
            case .empty, .notATrace: "Write a trace with `touchstone replay RECORDING --trace FILE`"
            case .otherVersion: "Record it again with this version of touchstone, or read it with the one that wrote it"
            case .badHeader: "Write each key once, with its value in double quotes, as in scene=\"everything\""
            case .badRecord: "Correct or remove this line; Documentation/Traces.md describes every kind of record"
            case .badLink: "Copy the whole link again, up to its last character"
            case .badScreen: "Give it 1 × 1 to 10,000 × 10,000 points, and at most 1,000 pixels for each"
            case .tooLong: "Pass the trace on as a file, or record a shorter one"
            }
        }
    }
}

extension LocatedIssue.Kind {
    /// Creates the kind of a reason, which has its name.
    init(_ reason: TraceError.Reason) { self.init(rawValue: reason.rawValue) }

    /// The first line is not that of a trace.
    public static let notATrace = Self(.notATrace)
    /// It is a trace of another version.
    public static let otherVersion = Self(.otherVersion)
    /// A line between the first one and the records is not `key="value"`, or repeats a key.
    public static let badHeader = Self(.badHeader)
    /// A line is not a record.
    public static let badRecord = Self(.badRecord)
    /// The text of a link is not one of a packed trace.
    public static let badLink = Self(.badLink)
    /// The screen of a trace has a size or scale that a link cannot hold.
    public static let badScreen = Self(.badScreen)
    /// The trace is too long for a link.
    public static let tooLong = Self(.tooLong)
}

extension LocatedIssue {
    /// The file ends within a line.
    static func incompleteLine(_ line: Int, source: String) -> LocatedIssue {
        LocatedIssue(
            .warning, .truncated, source: source, line: line, message: "the last line is incomplete; it was left out",
            remedy: "Its writer was interrupted; record it again for the rest")
    }
}

/// An error in a line, before the number of the line is known.
struct TraceFault: Error {
    var message: String
    /// A Boolean value that indicates whether the line is well formed: what is not known in it was added by a newer version.
    var isNewer: Bool

    init(_ message: String, isNewer: Bool = false) { (self.message, self.isNewer) = (message, isNewer) }
}
