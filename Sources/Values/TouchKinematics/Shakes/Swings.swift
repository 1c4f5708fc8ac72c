import TouchInput

/// The count of rapid reversals: swings that are opposed to the previous one, neither too soon after it nor too late.
///
///     g   1 ┤   ╭─╮         ╭─╮
///           │  ╭╯ ╰╮       ╭╯ ╰╮        a swing is a stretch beyond ±1.15 g; the time between the
///         0 ┼──╯───╰╮─────╭╯───╰╮──     beginnings of two counts
///           │       ╰╮   ╭╯     ╰╮
///        -1 ┤        ╰───╯       ╰──
///     reversals 0     1     2     3
nonisolated struct Swings: Hashable, Sendable {
    private struct Swing: Hashable {
        /// The strongest acceleration of the swing so far.
        var peak: Vector
        var beginning: Instant
    }

    /// The latest swing; `nil` before the first.
    private var latest: Swing?
    private var count = 0
    /// The greatest number of consecutive reversals.
    private(set) var best = 0

    /// Adds an acceleration without gravity.
    mutating func take(_ acceleration: Vector, at instant: Instant, _ thresholds: ShakeThresholds) {
        guard acceleration.length >= thresholds.swing else { return }
        guard let swing = latest else {
            latest = Swing(peak: acceleration, beginning: instant)
            return
        }
        let limit = thresholds.opposition * swing.peak.length * acceleration.length
        guard swing.peak.dot(acceleration) <= limit else {
            if acceleration.length > swing.peak.length { latest?.peak = acceleration }
            return
        }
        let seconds = instant.seconds(since: swing.beginning)
        let isRapid = seconds >= thresholds.fastestReversal && seconds <= thresholds.slowestReversal
        count = isRapid ? count + 1 : 0
        best = max(best, count)
        latest = Swing(peak: acceleration, beginning: instant)
    }
}
