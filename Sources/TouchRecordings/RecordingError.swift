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

    init(_ kind: Kind, source: String, line: Int = 1) {
        self.kind = kind
        self.source = source
        self.line = line
        switch kind {
        case .empty: message = "the file is empty"
        case .binary: message = "this is a binary file, an evemu recording is a text"
        case .notEvemu: message = "no line of this text is an event (E:) or describes a device (N:, I:, P:, B:, A:)"
        }
        remedy = "Record one with `evemu-record /dev/input/eventN > name.events`"
    }
}
