public import TouchTrace

/// A run as text: a lane for each finger, recognizer and view over time, and below it the decisions with their
/// reasons.
///
///     finger 1        ●──○
///     double tap      ············×2
///     tap             ··┄1········◆3
///     view            ┌──┄┄┄┄┄┄┄┄┄┐
///
/// It is computed from the trace alone (`UIApplication.traceHandler`); the same trace gives the same text.
public struct Timeline: Sendable {
    package let lanes: [Lane]
    package let decisions: [Decision]
    /// The instants that are drawn, each once.
    let instants: [Instant]
    /// The zero of the seconds: instant zero, or the first record if a trace starts later than 1,000 s or before zero.
    public let origin: Instant
    /// The subjects of decisions that have no lane, including those that are not kept.
    private(set) var others: Set<String> = []
    /// The recognizers that are never folded away: they recognized, were waited for, kept a touch from a view, or were selected
    /// by name.
    var deciders: Set<String> = []
    /// A Boolean value that indicates whether this is a part of another timeline, which is drawn finer.
    public let isPart: Bool

    /// Creates the timeline of a trace.
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

    /// Returns the text; every line ends with a line feed, none is wider than the options allow.
    ///
    /// Silences of more than half a second are shortened to `//`. A run that does not fit side by side is drawn as several
    /// blocks, one below the other, each with its own list.
    /// - Parameters:
    ///   - options: The options of the drawing.
    ///   - hasLegend: `true` to begin with a legend of the glyphs.
    public func text(_ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true) -> String {
        var text = ""
        write(options, hasLegend: hasLegend) { text += $0 }
        return text
    }

    /// Writes the text one line at a time, each with its line feed, without keeping the lines.
    /// - Parameters:
    ///   - options: The options of the drawing.
    ///   - hasLegend: `true` to begin with a legend of the glyphs.
    ///   - line: A closure that receives each line.
    public func write(
        _ options: TimelineOptions = TimelineOptions(), hasLegend: Bool = true, to line: (String) -> Void
    ) {
        TimelineDrawing(self, options).write(instants, hasLegend: hasLegend) {
            line($0.text(isColored: options.isColored) + "\n")
        }
    }
}
