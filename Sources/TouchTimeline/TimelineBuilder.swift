public import TouchTrace

/// Makes a timeline a record at a time: the trace need not be held, and of a part no more than the part is.
///
///     var builder = TimelineBuilder(keeping: TimelineSelection(from: 100, to: 101))
///     while let record = try stream.next() { builder.take(record) }
///     print(builder.timeline.selecting(TimelineSelection(from: 100, to: 101)).text())
public struct TimelineBuilder: Sendable {
    private var reader: TraceReader

    /// Begins with no record.
    /// - Parameter selection: what is to be selected of the timeline; what lies outside of its times is not kept.
    public init(keeping selection: TimelineSelection = TimelineSelection()) {
        let (start, end) = Timeline.ends(of: selection)
        let least = start ?? Instant(nanoseconds: .min)
        let most = end ?? Instant(nanoseconds: .max)
        let isWhole = start == nil && end == nil
        reader = TraceReader(window: isWhole ? nil : least...max(least, most))
    }

    /// Takes the next record.
    public mutating func take(_ record: TraceRecord) { reader.take(record) }

    /// The timeline so far.
    public var timeline: Timeline { Timeline(reader) }
}
