package import Touchstone

extension Stage {
    /// The log of everything observable, one line per step: the views that fingers hit, the calls that recognizers and views
    /// received, and the recognizers and calls that were held, withheld, failed, recognized and reset, with reasons.
    ///
    ///     0     view hit by 1
    ///           double, single watch 1
    ///           double, single receive began 1
    ///           view receives began 1
    ///     80    …
    ///
    /// The number is the time in milliseconds, given once for the lines of an instant. After `play(_:step:)` it is
    /// the column of the pattern instead. Internal steps, such as questions of the kernel and timers that are set, are only in `records`.
    public var log: String { text(stageLog) }

    private var stageLog: StageLog { StageLog(records: records, notes: notes) }

    private func text(_ log: StageLog) -> String { patterns.isEmpty ? log.text : log.text(patterns) }

    /// Removes all records and notes: `log` and `records` begin here. A trace of the rest cannot be replayed.
    public func clearLog() {
        records.removeAll()
        notes.removeAll()
        isLogCleared = true
    }

    /// Returns a readable difference from the expected log; `nil` if they are equal.
    ///
    /// Under the lines that differ are the answers to why, for the recognizers and views in them, and the lanes of fingers, recognizers and
    /// views around the first difference, which is marked.
    public func difference(from expected: String) -> String? { difference(from: expected, advising: { _, _ in "" }) }

    /// Returns a readable difference from the expected log; `nil` if they are equal.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - advise: Returns what is printed between the answers and the lanes, for the difference and the instant of the first line
    ///     that differs.
    package func difference(
        from expected: String, advising advise: (LogDifference, Instant) -> String
    ) -> String? {
        let log = stageLog
        return LogDifference(expected: expected, actual: text(log)) { difference in
            let line = log.lines.dropFirst(difference.commonCount).first ?? log.lines.last
            let instant = line?.instant ?? host.now
            let advice = advise(difference, instant)
            return Explanation(of: difference.lines, at: instant, in: records, advice: advice).text
        }.description
    }
}
