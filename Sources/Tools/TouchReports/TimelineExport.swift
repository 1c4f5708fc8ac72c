@_spi(Host) public import TouchStory
public import TouchTrace

/// A timeline for programs that draw it: a page of HTML, or the trace event format, which Perfetto and Chrome open.
///
///     var export = TimelineExport("tap.trace")
///     for record in records { export.take(record) }
///     export.writeHTML { file.write($0) }
///
/// A click in the page is answered: `AnswerCard` has what it shows.
///
/// It is made one record at a time, from the records alone: the same records give the same bytes.
public struct TimelineExport: Sendable {
    /// The title: the name of the file.
    public var title: String
    /// The header of the trace, from which the page has the scene, and the size of the screen.
    public var header = Trace()
    /// The recognizers that are folded away where they decided nothing, as in `TimelineOptions`; with an empty list all have lanes.
    public var internalRecognizers = TimelineOptions.scrollRecognizers

    /// The predicates of cards in other words, by the place of the touch in the trace and the recognizer's name: the answers about an app that
    /// was rebuilt from a log, which are not all certain.
    package var restated: [Int: [String: String]] = [:]

    /// The number of records that a page of the command has, which are some eight megabytes.
    package static let mostOnPage = 200_000
    /// The number of records after which no further event is exported; `nil`, the default, for all.
    package var mostRecords: Int?

    private let selection: TimelineSelection
    private var range: ClosedRange<Instant>
    /// The timeline of what is exported if later events are left out.
    private var cutTimeline: Timeline?
    private var builder: TimelineBuilder
    private var clock = TimelineClock()
    var records = RecordTable()
    var paths: FingerPaths
    var links = LinkTable()
    var actions = ActionTable()
    var outlines = OutlineTable()
    var cards: CardTable
    var pictures = PictureTable()
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
        cards = CardTable(range)
    }

    /// The whole timeline so far, also of what is left out, for a check of the names of lanes.
    public var timeline: Timeline { builder.timeline }

    /// Adds the next record.
    public mutating func take(_ record: TraceRecord) {
        count += 1
        // Lanes know nothing of records that logs leave out: the first other one starts the clock.
        guard clock.latest != nil || !record.step.isLeftOutOfLogs else {
            return cards.take(record.step, at: .zero, row: nil)
        }
        let before = clock.latest ?? .zero
        let now = record.step.isLeftOutOfLogs ? before : clock.advance(to: record.instant)
        if case .frame(let frame) = record.step {
            if let mostRecords, records.rows.count >= mostRecords, before < now, range.contains(before),
                range.contains(now)
            {
                end(at: before)
            }
            paths.take(frame.contacts, at: now)
        }
        builder.take(record)
        paths.land(record.step, at: now) { builder.lane(ofContact: $0) }
        cards.take(record.step, at: now, row: range.contains(now) ? records.rows.count : nil)
        guard range.contains(now) else { return }
        records.take(record.step, at: now)
        links.take(record.step, at: now)
        if case .action(let recognizer, let phase) = record.step { actions.take(recognizer, phase, at: now) }
    }

    /// Leaves out what is later than an instant, but for the names of lanes and the ends of attempts that cards are about.
    private mutating func end(at instant: Instant) {
        range = range.lowerBound...instant
        (paths.range, cards.range) = (range, range)
        cutTimeline = builder.timeline
    }

    /// Adds the outlines of all views on the screen, back to front. A trace has none: a host or a test that has the views passes them after
    /// each event, and after at least one record.
    /// - Parameters:
    ///   - views: The outlines.
    ///   - instant: The time of the event, on the host's time line, not earlier than that of the outlines before.
    public mutating func take(_ views: [ViewOutline], at instant: Instant) {
        guard let shown = shown(instant) else { return }
        // Of the time before the range the last outlines are enough.
        if shown <= range.upperBound { outlines.take(views, at: max(shown, range.lowerBound)) }
    }

    /// Returns a Boolean value that indicates whether a picture of an instant would be kept: a page has some at equal distances.
    package func wantsPicture(at instant: Instant) -> Bool {
        shown(instant).map { range.contains($0) && pictures.wants($0) } ?? false
    }

    /// Adds a picture of the app, after at least one record.
    /// - Parameters:
    ///   - picture: The picture of the whole screen, as SVG with an element in each line.
    ///   - instant: The time on the host's time line, not earlier than that of the pictures before.
    package mutating func take(picture: String, at instant: Instant) {
        if let shown = shown(instant) { pictures.take(picture, at: shown) }
    }

    private func shown(_ instant: Instant) -> Instant? {
        clock.latest.map { _ in Instant(nanoseconds: instant.nanoseconds &- clock.origin.nanoseconds) }
    }

    /// The lanes, the decisions and the folded recognizers that are exported.
    var content: Folding {
        var options = TimelineOptions()
        options.internalRecognizers = internalRecognizers
        let whole = cutTimeline ?? builder.timeline
        return Folding(selection == TimelineSelection() ? whole : whole.selecting(selection), options)
    }

    /// The end of a page that leaves later events out, as a clause; `nil` if it leaves none out.
    package var cut: String? {
        guard cutTimeline != nil else { return nil }
        return "ends at \(span.upperBound.text(places: 3)) s, with \(records.rows.count) of \(count) records; "
            + "--from and --to make a page of another part"
    }

    /// A Boolean value that indicates whether only some lanes are exported.
    var hasChosenLanes: Bool { !selection.lanes.isEmpty }

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
