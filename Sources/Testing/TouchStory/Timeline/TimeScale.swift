import TouchTrace

/// The positions of the instants of one block: stretches of activity, all to the same scale, with breaks between them.
///
///     instants   · ····· ··          ·····  ·           more than 0.5 s of silence becomes two columns
///     columns    ┬────────   //      ───┬──────
struct TimeScale {
    /// Silences longer than this are drawn as a break.
    static let longestSilence: Int64 = 500_000_000
    /// The free columns behind each stretch: room for a number behind its last glyph.
    static let margin = 2
    /// The width of a break in columns.
    static let breakWidth = 2

    /// A stretch of activity, without a silence of more than half a second.
    struct Stretch: Equatable {
        var start: Instant
        var end: Instant

        var nanoseconds: Int64 { end.nanoseconds - start.nanoseconds }
    }

    let stretches: [Stretch]
    let nanosecondsPerColumn: Int64
    /// The first column of each stretch.
    let starts: [Int]
    /// The width of the block in columns.
    let width: Int

    init(_ stretches: [Stretch], nanosecondsPerColumn: Int64) {
        self.stretches = stretches
        self.nanosecondsPerColumn = nanosecondsPerColumn
        var starts: [Int] = []
        var column = 0
        for stretch in stretches {
            if !starts.isEmpty { column += Self.breakWidth }
            starts.append(column)
            column += Self.columns(stretch, nanosecondsPerColumn)
        }
        self.starts = starts
        width = column
    }

    private static func columns(_ stretch: Stretch, _ nanosecondsPerColumn: Int64) -> Int {
        Int(stretch.nanoseconds / nanosecondsPerColumn) + 1 + margin
    }

    /// The columns of the breaks.
    var breaks: [Range<Int>] {
        starts.dropFirst().map { ($0 - Self.breakWidth)..<$0 }
    }

    /// Returns the columns of a stretch.
    func columns(of stretch: Int) -> Range<Int> {
        starts[stretch]..<(starts[stretch] + Self.columns(stretches[stretch], nanosecondsPerColumn))
    }

    /// Returns the stretch of an instant of this block: the last that has begun.
    func stretch(of instant: Instant) -> Int {
        stretches.lastIndex { $0.start <= instant } ?? 0
    }

    /// Returns a Boolean value that indicates whether an instant belongs to this block; `end` is the start of the next one.
    func contains(_ instant: Instant, before end: Instant?) -> Bool {
        guard let start = stretches.first?.start, start <= instant else { return false }
        return end.map { instant < $0 } ?? true
    }

    func column(of instant: Instant) -> Int {
        let stretch = stretch(of: instant)
        let since = max(0, instant.nanoseconds - stretches[stretch].start.nanoseconds)
        return min(starts[stretch] + Int(since / nanosecondsPerColumn), columns(of: stretch).upperBound - 1)
    }
}

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
