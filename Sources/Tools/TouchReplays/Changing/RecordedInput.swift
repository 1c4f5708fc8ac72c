public import TouchInput
public import TouchTrace

/// Input that is played to an app.
///
///     RecordedInput(stage.records, source: "my test")
public struct RecordedInput {
    /// The name of its source.
    public let source: String
    package let frames: [InputFrame]
    package let end: Instant

    /// Creates input from frames.
    /// - Parameters:
    ///   - frames: The frames, in points, screen coordinates.
    ///   - end: The instant that is reached at least.
    ///   - source: The name of its source.
    public init(_ frames: [InputFrame], until end: Instant, source: String) {
        (self.frames, self.end, self.source) = (frames, end, source)
    }

    /// Creates input from that of a trace.
    /// - Parameters:
    ///   - records: The records.
    ///   - source: The name of their source.
    public init(_ records: [TraceRecord], source: String) {
        let frames = records.compactMap { record in
            if case .frame(let frame) = record.step { frame } else { nil }
        }
        self.init(frames, until: records.last?.instant ?? .zero, source: source)
    }
}
