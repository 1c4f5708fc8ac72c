import TouchInput

/// Why a file cannot be read as a trace.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for programs.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// There is nothing in the file.
        case empty
        /// The first line is not that of a trace.
        case notATrace
        /// It is a trace of another version.
        case otherVersion
        /// A line between the first one and the records is no `key="value"`, or says a key again.
        case badHeader
        /// A line is no record.
        case badRecord
    }

    /// What is wrong, for programs.
    public let kind: Kind
    /// The name of the file, as the reader was told.
    public let source: String
    /// The line, counted from 1.
    public let line: Int
    /// What happened, for people.
    public let message: String
    /// What to do about it.
    public let remedy: String

    /// `file:line: error: what happened. what to do`; nothing in it steers a terminal.
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

/// What is wrong with a line, before anybody knows which line it is.
struct TraceFault: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
