/// What a header line of a trace file is about. There may be keys that only some programs know.
public struct TraceKey: Hashable, Sendable {
    /// Small letters, digits and hyphens; begins with a letter.
    public let name: String

    /// Makes a key; `nil` for a name that cannot be one.
    public init?(_ name: String) {
        let isWord = name.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == 45 }
        guard isWord, let first = name.utf8.first, (97...122).contains(first) else { return nil }
        self.name = name
    }

    private init(known name: String) { self.name = name }

    /// Who wrote the trace.
    public static let program = TraceKey(known: "program")
    /// Where the input came from: the name of a recording.
    public static let source = TraceKey(known: "source")
    /// The scene that the input was played to.
    public static let scene = TraceKey(known: "scene")
    /// The width of the screen in points.
    public static let width = TraceKey(known: "width")
    /// The height of the screen in points.
    public static let height = TraceKey(known: "height")
    /// Device pixels a point.
    public static let scale = TraceKey(known: "scale")
    /// How many records came before the first one and are lost.
    public static let dropped = TraceKey(known: "dropped")
}
