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
    private let lanes: [Lane]
    private let decisions: [Decision]
    private let instants: [Instant]

    /// Reads a trace, from the first record to the last.
    public init(_ records: [TraceRecord]) {
        let reader = TraceReader(records)
        lanes = reader.lanes
        decisions = reader.decisions
        instants = reader.instants
    }

    /// The text; every line ends with a line feed, none is wider than the options say.
    ///
    /// Silences of more than half a second are shortened to `//`. What does not fit side by side goes into several
    /// blocks, one below the other, each with its own list.
    public func text(_ options: TimelineOptions = TimelineOptions()) -> String {
        let lines = TimelineDrawing(options: options, lanes: lanes, decisions: decisions).lines(instants)
        return lines.map { $0.text(isColored: options.isColored) + "\n" }.joined()
    }
}
