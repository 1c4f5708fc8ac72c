/// The key of a header line of a trace file. A program may define keys of its own; the numbers of the header are properties of the trace.
public struct TraceKey: Hashable, Sendable {
    /// The name: lower-case letters, digits and hyphens; begins with a letter.
    public let name: String

    /// Creates a key; `nil` for an invalid name.
    public init?(_ name: String) {
        let isWord = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        guard isWord, let first = name.utf8.first, (97...122).contains(first) else { return nil }
        self.name = name
    }

    private init(known name: String) { self.name = name }

    /// The program that wrote the trace.
    public static let program = TraceKey(known: "program")
    /// The source of the input: the name of a recording.
    public static let source = TraceKey(known: "source")
    /// The scene that received the input.
    public static let scene = TraceKey(known: "scene")
    package static let width = TraceKey(known: "width")
    package static let height = TraceKey(known: "height")
    static let scale = TraceKey(known: "scale")
    package static let dropped = TraceKey(known: "dropped")
}
