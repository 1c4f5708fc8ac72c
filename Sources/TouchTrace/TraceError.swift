import TouchInput

/// An error in a file that should be a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of the error, for programs.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// The file is empty.
        case empty
        /// The first line is not that of a trace.
        case notATrace
        /// The trace has another version.
        case otherVersion
        /// A line between the first one and the records is not `key="value"`, or repeats a key.
        case badHeader
        /// A line is not a record.
        case badRecord
    }

    /// The kind of the error, for programs.
    public let kind: Kind
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The number of the line, from 1.
    public let line: Int
    /// The description of the error, for people.
    public let message: String
    /// The remedy.
    public let remedy: String

    /// `file:line: error: what happened. what to do`, without characters that control a terminal.
    public var description: String {
        "\(source):\(line): error: \(message). \(remedy)".printable
    }

    init(_ kind: Kind, source: String, line: Int = 1, message: String, remedy: String? = nil) {
        (self.kind, self.source, self.line, self.message) = (kind, source, line, message)
        self.remedy = remedy ?? kind.remedy
    }
}

extension TraceError.Kind {
    fileprivate var remedy: String {
        switch self {
        case .empty, .notATrace: "Write a trace with `touchstone replay RECORDING --trace FILE`"
        case .otherVersion: "Record it again with this version of touchstone, or read it with the one that wrote it"
        case .badHeader: "Write each key once, with its value in double quotes, as in scene=\"everything\""
        case .badRecord: "Correct or remove this line; Documentation/Traces.md describes every kind of record"
        }
    }
}

/// An error in a line, before the number of the line is known.
struct TraceFault: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
