import TouchTrace

extension TimeScale {
    /// The finest scale, in nanoseconds a column: fine enough for a tap.
    static let finest: Int64 = 5_000_000
    /// The finest scale of a selected part.
    static let finestZoomed: Int64 = 1_000_000
    /// The coarsest scale at which several stretches share a block; beyond it a tap would vanish in a column.
    private static let coarsestShared: Int64 = 40_000_000
    /// The coarsest scale of all: a longer stretch continues in the next block.
    private static let coarsest: Int64 = 100_000_000
    private static let scaleStep: Int64 = 1_000_000

    /// Divides all instants into blocks of at most so many columns.
    static func blocks(_ instants: [Instant], width: Int, finest: Int64 = finest) -> [TimeScale] {
        var blocks: [TimeScale] = []
        var waiting: [Stretch] = []
        func finish() {
            if let scale = fitting(waiting, width, finest, coarsest) { blocks.append(scale) }
            waiting.removeAll()
        }
        // Limited so that no stretch needs a screen of more than a million columns.
        for stretch in stretches(instants, longest: Int64(min(width, 1_000_000) - margin - 1) * coarsest) {
            if fitting(waiting + [stretch], width, finest, coarsestShared) == nil { finish() }
            waiting.append(stretch)
        }
        finish()
        return blocks
    }

    private static func stretches(_ instants: [Instant], longest: Int64) -> [Stretch] {
        var stretches: [Stretch] = []
        for instant in instants {
            guard let last = stretches.last, instant.seconds(since: last.end) <= Double(longestSilence) / 1e9,
                instant.seconds(since: last.start) <= Double(longest) / 1e9
            else {
                stretches.append(Stretch(start: instant, end: instant))
                continue
            }
            stretches[stretches.count - 1].end = instant
        }
        return stretches
    }

    private static func fitting(
        _ stretches: [Stretch], _ width: Int, _ finest: Int64, _ coarsest: Int64
    ) -> TimeScale? {
        guard !stretches.isEmpty else { return nil }
        var scale = finest
        while scale <= coarsest {
            let result = TimeScale(stretches, nanosecondsPerColumn: scale)
            if result.width <= width { return result }
            scale += scaleStep
        }
        return nil
    }
}
