/// Why a file cannot be read as a recording at all.
///
/// Everything less than that is a `RecordingNote` of the recording.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for programs.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// There is nothing in the file.
        case empty
        /// It is not a text.
        case binary
        /// It is a text without a single line of an evemu recording.
        case notEvemu
        /// It looks like JSON and breaks its rules.
        case malformedJSON
        /// It is JSON and no log of touches.
        case notInkLog
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

    /// `file:line: error: what happened. what to do`.
    public var description: String {
        "\(source):\(line): error: \(message). \(remedy)"
    }

    /// - Parameter message: what happened, where the kind does not tell it.
    init(_ kind: Kind, source: String, line: Int = 1, message: String? = nil) {
        self.kind = kind
        self.source = source
        self.line = line
        self.message = message ?? kind.message
        remedy = kind.remedy
    }
}

extension RecordingError.Kind {
    fileprivate var message: String {
        switch self {
        case .empty: "the file is empty"
        case .binary: "this is a binary file, an evemu recording is a text"
        case .notEvemu: "no line of this text is an event (E:) or describes a device (N:, I:, P:, B:, A:)"
        case .malformedJSON: "this is not JSON"
        case .notInkLog: "this is no log of touches"
        }
    }

    fileprivate var remedy: String {
        switch self {
        case .empty, .binary, .notEvemu: "Record one with `evemu-record /dev/input/eventN > name.events`"
        case .malformedJSON: "Write the log again, or correct this line"
        case .notInkLog: "A log is a list of touches as Inkable writes it; record one with its TouchEventStream"
        }
    }
}
