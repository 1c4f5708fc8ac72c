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
