public import TouchStory
public import TouchTrace

/// A timeline for programs that draw it: a page of HTML, or the trace event format, which Perfetto and Chrome open.
///
///     var export = TimelineExport("tap.trace")
///     for record in records { export.take(record) }
///     export.writeHTML { file.write($0) }
///
/// It is made one record at a time, from the records alone: the same records give the same bytes.
public struct TimelineExport: Sendable {
    /// The title: the name of the file.
    public var title: String
    /// The header of the trace, from which the page has the scene, and the size of the screen.
    public var header = Trace()
    /// The recognizers that are folded away where they decided nothing, as in `TimelineOptions`; with an empty list all have lanes.
    public var internalRecognizers = TimelineOptions.scrollRecognizers

    private let selection: TimelineSelection
    private let range: ClosedRange<Instant>
    private var builder: TimelineBuilder
    private var clock = TimelineClock()
    var records = RecordTable()
    var paths: FingerPaths
    var links = LinkTable()
    var actions = ActionTable()
    var outlines = OutlineTable()
    /// The number of records that were taken.
    private(set) var count = 0

    /// Creates an empty export.
    /// - Parameters:
    ///   - title: The title: the name of the file.
    ///   - selection: The part that is exported: a range of seconds, and its lanes; by default everything.
    public init(_ title: String, keeping selection: TimelineSelection = TimelineSelection()) {
        (self.title, self.selection) = (title, selection)
        builder = TimelineBuilder(keeping: selection)
        let (start, end) = Timeline.ends(of: selection)
        let least = start ?? Instant(nanoseconds: .min)
        range = least...max(least, end ?? Instant(nanoseconds: .max))
        paths = FingerPaths(range)
    }

    /// The whole timeline so far, for a check of the names of lanes.
    public var timeline: Timeline { builder.timeline }

    /// Adds the next record.
    public mutating func take(_ record: TraceRecord) {
        count += 1
        // Lanes know nothing of records that logs leave out: the first other one starts the clock.
        guard clock.latest != nil || !record.step.isLeftOutOfLogs else { return }
        let now = record.step.isLeftOutOfLogs ? clock.latest ?? .zero : clock.advance(to: record.instant)
        if case .frame(let frame) = record.step { paths.take(frame.contacts, at: now) }
        builder.take(record)
        paths.land(record.step, at: now) { builder.lane(ofContact: $0) }
        guard range.contains(now) else { return }
        records.take(record.step, at: now)
        links.take(record.step, at: now)
        if case .action(let recognizer, let phase) = record.step { actions.take(recognizer, phase, at: now) }
    }

    /// Adds the outlines of all views on the screen, back to front. A trace has none: a host or a test that has the views passes them after
    /// each event, and after at least one record.
    /// - Parameters:
    ///   - views: The outlines.
    ///   - instant: The time of the event, on the host's time line, not earlier than that of the outlines before.
    public mutating func take(_ views: [ViewOutline], at instant: Instant) {
        guard clock.latest != nil else { return }
        let shown = Instant(nanoseconds: instant.nanoseconds &- clock.origin.nanoseconds)
        // Of the time before the range the last outlines are enough.
        if shown <= range.upperBound { outlines.take(views, at: max(shown, range.lowerBound)) }
    }

    /// The lanes, the decisions and the folded recognizers that are exported.
    var content: Folding {
        var options = TimelineOptions()
        options.internalRecognizers = internalRecognizers
        let whole = builder.timeline
        return Folding(selection == TimelineSelection() ? whole : whole.selecting(selection), options)
    }

    /// The zero of the seconds: instant zero, or the first record if a trace starts later than 1,000 s or before zero.
    var origin: Instant { clock.origin }

    /// The first and the last instant that are exported.
    var span: ClosedRange<Instant> {
        let end = min(clock.latest ?? .zero, range.upperBound)
        return min(max(.zero, range.lowerBound), end)...end
    }
}

extension TimelineExport {
    /// Returns a page of HTML for a trace that is in memory.
    /// - Parameters:
    ///   - trace: The trace; its header is used if it has one.
    ///   - title: The title: the name of a test or a file.
    public static func html(_ trace: Trace, title: String) -> String {
        var export = TimelineExport(title)
        export.header = trace
        export.header.records = []
        for record in trace.records { export.take(record) }
        var text = ""
        export.writeHTML { text += $0 }
        return text
    }
}
