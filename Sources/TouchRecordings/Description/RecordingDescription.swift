internal import TouchInput

/// What a recording holds, in words and numbers: for `touchstone devices FILE`.
///
/// `entries` are in a fixed order and leave out what is not known; `description` is a line for each.
public struct RecordingDescription: Hashable, Sendable, CustomStringConvertible {
    /// A line.
    public struct Entry: Hashable, Sendable {
        /// For programs: words in lower case, with dots between them: `axis.x.minimum`.
        public var key: String
        /// What is known.
        public var value: Value

        /// Creates an entry.
        public init(_ key: String, _ value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// What an entry says.
    public enum Value: Hashable, Sendable {
        /// Words.
        case text(String)
        /// A whole number.
        case whole(Int)
        /// A number, finite.
        case number(Double)
        /// Several lines of words, such as the notes.
        case list([String])
    }

    /// Everything that is known, in order.
    public let entries: [Entry]

    /// Describes a recording.
    public init(_ recording: Recording) {
        entries =
            Self.device(recording) + Self.axes(recording) + Self.contacts(recording)
            + [Entry("notes", .list(recording.notes.map(\.description)))]
    }

    init(_ entries: [Entry]) { self.entries = entries }

    /// The value of a key; `nil` if it is not known.
    public subscript(key: String) -> Value? { entries.first { $0.key == key }?.value }

    /// A line for each entry, `key: value`, values below each other, without control characters; of a list the number, then a line for each, indented.
    public var description: String {
        let width = entries.map { $0.key.utf8.count }.max() ?? 0
        return entries.map { entry in
            let head = entry.key + ":" + String(repeating: " ", count: width + 1 - entry.key.utf8.count)
            switch entry.value {
            case .text(let text): return head + text.printable
            case .whole(let number): return head + String(number)
            case .number(let number): return head + String(number)
            case .list(let lines): return ([head + "\(lines.count)"] + lines.map { "  " + $0 }).joined(separator: "\n")
            }
        }.joined(separator: "\n")
    }
}
