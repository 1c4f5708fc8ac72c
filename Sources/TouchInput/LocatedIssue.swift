/// Something that is not right at one place of a file: why it cannot be read, or a warning about what was read nevertheless.
///
/// Everything that reads files says so with this type: recordings, tables of accelerations and traces.
public struct LocatedIssue: Hashable, Sendable, CustomStringConvertible {
    /// How bad it is.
    public enum Severity: String, Hashable, Sendable {
        /// The file was read; what was done about the rest stands in the remedy.
        case warning
        /// The file was not read.
        case error
    }

    /// What is not right, for programs. The kinds are members of the modules that find them, and there may be more of them in
    /// each version: a `switch` needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Makes a kind.
        /// - Parameter rawValue: its name, one word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// There is nothing in the file.
        public static let empty = Kind(rawValue: "empty")
        /// The file ends within a line, or within what belongs together.
        public static let truncated = Kind(rawValue: "truncated")
    }

    /// How bad it is.
    public let severity: Severity
    /// What is not right, for programs.
    public let kind: Kind
    /// The name of the file, as the reader was told.
    public let source: String
    /// The first line to which it applies, counted from 1; of raw events the number of the event.
    public let line: Int
    /// How often it happened; `line` and `message` tell of the first time.
    public package(set) var count: Int
    /// What happened, for people.
    public let message: String
    /// What to do about it, or what the reader did.
    public let remedy: String

    /// `file:line: error: what happened. what to do`, of a warning with the number of further times; nothing in it steers a
    /// terminal.
    public var description: String {
        let more = count > 1 ? " (and \(count - 1) more like this)" : ""
        return "\(source):\(line): \(severity.rawValue): \(message)\(more). \(remedy)".printable
    }

    /// Makes an issue.
    /// - Parameters:
    ///   - severity: how bad it is.
    ///   - kind: what is not right, for programs.
    ///   - source: the name of the file.
    ///   - line: the first line to which it applies, counted from 1.
    ///   - count: how often it happened.
    ///   - message: what happened, for people.
    ///   - remedy: what to do about it, or what the reader did.
    public init(
        _ severity: Severity, _ kind: Kind, source: String, line: Int, count: Int = 1, message: String, remedy: String
    ) {
        (self.severity, self.kind, self.source, self.line) = (severity, kind, source, line)
        (self.count, self.message, self.remedy) = (count, message, remedy)
    }
}
