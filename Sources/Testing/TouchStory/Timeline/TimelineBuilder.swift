public import TouchTrace

/// A builder that makes a timeline one record at a time. It does not keep the trace, and of a part only that part.
///
///     var builder = TimelineBuilder(keeping: TimelineSelection(from: 100, to: 101))
///     while let record = try stream.next() { builder.take(record) }
///     print(builder.timeline.selecting(TimelineSelection(from: 100, to: 101)).text())
public struct TimelineBuilder: Sendable {
    private var reader: TraceReader

    /// Creates an empty builder.
    /// - Parameter selection: The part of the timeline that will be selected; records outside of its times are not kept.
    public init(keeping selection: TimelineSelection = TimelineSelection()) {
        let (start, end) = Timeline.ends(of: selection)
        let least = start ?? Instant(nanoseconds: .min)
        let most = end ?? Instant(nanoseconds: .max)
        let isWhole = start == nil && end == nil
        reader = TraceReader(window: isWhole ? nil : least...max(least, most))
    }

    /// Adds the next record.
    public mutating func take(_ record: TraceRecord) { reader.take(record) }

    /// Returns the name of the lane of a contact that is down, by the host's identifier; `nil` before its hit test.
    package func lane(ofContact contact: Int) -> String? {
        reader.contacts[contact].map { reader.lanes[$0.lane].name }
    }

    /// The timeline so far.
    public var timeline: Timeline { Timeline(reader) }
}
