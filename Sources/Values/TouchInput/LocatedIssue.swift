/// An issue at one place of a file: an error that keeps it from being read, or a warning about a file that was read.
///
/// All readers use this type: those of recordings, tables of accelerations and traces.
public struct LocatedIssue: Hashable, Sendable, CustomStringConvertible {
    /// The severity of an issue.
    public enum Severity: String, Hashable, Sendable {
        /// The file was read; the remedy describes what was done about the issue.
        case warning
        /// The file was not read.
        case error
    }

    /// The kind of an issue, for programs. The modules that find issues declare the kinds, and each version may add more:
    /// a `switch` needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind.
        /// - Parameter rawValue: The name of the kind, one word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file is empty.
        public static let empty = Kind(rawValue: "empty")
        /// The file ends within a line or within a group of lines.
        public static let truncated = Kind(rawValue: "truncated")
    }

    /// The severity.
    public let severity: Severity
    /// The kind, for programs.
    public let kind: Kind
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The first line to which the issue applies, counted from 1; of raw events the number of the event.
    public let line: Int
    /// The number of occurrences; `line` and `message` belong to the first.
    public package(set) var count: Int
    /// The description, for people.
    public let message: String
    /// The remedy: what to do, or what the reader did.
    public let remedy: String

    /// `file:line: error: what happened. what to do`, of a warning with the number of further occurrences; without characters that
    /// control a terminal.
    public var description: String {
        let more = count > 1 ? " (and \(count - 1) more like this)" : ""
        return "\(source):\(line): \(severity.rawValue): \(message)\(more). \(remedy)".printable
    }

    /// Creates an issue.
    /// - Parameters:
    ///   - severity: The severity.
    ///   - kind: The kind, for programs.
    ///   - source: The name of the file.
    ///   - line: The first line to which the issue applies, counted from 1.
    ///   - count: The number of occurrences.
    ///   - message: The description, for people.
    ///   - remedy: What to do, or what the reader did.
    public init(
        _ severity: Severity, _ kind: Kind, source: String, line: Int, count: Int = 1, message: String, remedy: String
    ) {
        (self.severity, self.kind, self.source, self.line) = (severity, kind, source, line)
        (self.count, self.message, self.remedy) = (count, message, remedy)
    }
}
