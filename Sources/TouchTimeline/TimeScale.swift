import TouchTrace

/// Where the instants of one block stand: stretches of activity, all to the same scale, with a break between them.
///
///     instants   · ····· ··          ·····  ·           more than 0.5 s of silence becomes two columns
///     columns    ┬────────   //      ───┬──────
struct TimeScale {
    /// Silences longer than this are drawn as a break.
    static let longestSilence: Int64 = 500_000_000
    /// Free columns behind each stretch: room for a number behind its last glyph.
    static let margin = 2
    /// The columns of a break.
    static let breakWidth = 2

    /// Something happened at least every half second.
    struct Stretch: Equatable {
        var start: Instant
        var end: Instant

        var nanoseconds: Int64 { end.nanoseconds - start.nanoseconds }
    }

    let stretches: [Stretch]
    let nanosecondsPerColumn: Int64
    /// The first column of each stretch.
    let starts: [Int]
    /// All columns.
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

    /// The columns of a stretch.
    func columns(of stretch: Int) -> Range<Int> {
        starts[stretch]..<(starts[stretch] + Self.columns(stretches[stretch], nanosecondsPerColumn))
    }

    /// The stretch of an instant of this block: the last that has begun.
    func stretch(of instant: Instant) -> Int {
        stretches.lastIndex { $0.start <= instant } ?? 0
    }

    func column(of instant: Instant) -> Int {
        let stretch = stretch(of: instant)
        let since = max(0, instant.nanoseconds - stretches[stretch].start.nanoseconds)
        return min(starts[stretch] + Int(since / nanosecondsPerColumn), columns(of: stretch).upperBound - 1)
    }
}
