extension Stage {
    /// Everything observable that happened, one line a step: what fingers hit, what recognizers and views heard, what was
    /// held, withheld, failed, recognized and reset, and why.
    ///
    ///     0     view hit by 1
    ///           single, double watch 1
    ///           double, single hears began 1
    ///           view hears began 1
    ///     80    …
    ///
    /// The number is the time in milliseconds, given once for the lines of an instant. After `play(_:stepMilliseconds:)`
    /// it is the column of the pattern instead. Steps inside the library that nothing outside of it is told of, as questions
    /// of the kernel and timers that are set, are in `records` alone.
    public var log: String {
        let log = StageLog(records: records, notes: notes)
        return patterns.isEmpty ? log.text : log.text(patterns)
    }

    /// Forgets what happened so far.
    public func clearLog() {
        records.removeAll()
        notes.removeAll()
        isLogCleared = true
    }

    /// What is different from the expected log, ready to be read; `nil` if nothing is.
    public func difference(from expected: String) -> String? {
        LogDifference(expected: expected, actual: log).description
    }
}
