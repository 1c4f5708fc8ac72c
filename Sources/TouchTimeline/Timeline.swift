public import Touchstone

/// What happened in a run, as text: a lane for each finger, recognizer and view over time, and below it what was decided
/// and why.
///
///     finger 1        ●──○
///     double tap      ············×2
///     tap             ··┄1········◆3
///     view            ┌──┄┄┄┄┄┄┄┄┄┐
///
/// It is made of the trace alone (`UIApplication.traceHandler`); the same trace gives the same text.
public struct Timeline {
    package let lanes: [Lane]
    package let decisions: [Decision]
    /// Every instant that is drawn, each once.
    let instants: [Instant]
    /// What the seconds are counted from: zero, but where a trace starts later than 1,000 s or before zero its first record.
    public let origin: Instant
    /// Who has no lane and was decided about, also where that is not kept.
    private(set) var others: Set<String> = []
    /// The recognizers that are never folded away: they recognized, were waited for, kept a touch from a view, or were selected
    /// by name.
    var deciders: Set<String> = []
    /// Whether it is a part of another, which is drawn finer.
    public let isPart: Bool

    /// Reads a trace, from the first record to the last.
    public init(_ records: [TraceRecord]) {
        self.init(TraceReader(records))
    }

    init(_ reader: TraceReader) {
        self.init(reader.lanes, reader.decisions, reader.instants, origin: reader.origin, isPart: false)
        (others, deciders) = (reader.others, reader.deciders)
    }

    init(_ lanes: [Lane], _ decisions: [Decision], _ instants: [Instant], origin: Instant, isPart: Bool) {
        (self.lanes, self.decisions, self.instants) = (lanes, decisions, instants)
        (self.origin, self.isPart) = (origin, isPart)
    }

    /// The text; every line ends with a line feed, none is wider than the options say.
    ///
    /// Silences of more than half a second are shortened to `//`. What does not fit side by side goes into several
    /// blocks, one below the other, each with its own list.
    /// - Parameters:
    ///   - options: how it is drawn.
    ///   - hasLegend: whether it begins with what the glyphs mean.
    public func text(_ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true) -> String {
        var text = ""
        write(options, hasLegend: hasLegend) { text += $0 }
        return text
    }

    /// Writes the text a line at a time, each with its line feed; no line is kept.
    /// - Parameters:
    ///   - options: how it is drawn.
    ///   - hasLegend: whether it begins with what the glyphs mean.
    ///   - line: takes the next line.
    public func write(
        _ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true, to line: (String) -> Void
    ) {
        TimelineDrawing(self, options).write(instants, hasLegend: hasLegend) {
            line($0.text(isColored: options.isColored) + "\n")
        }
    }
}
