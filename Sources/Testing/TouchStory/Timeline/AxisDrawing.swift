import TouchTrace

/// The drawing of a block's time axis: seconds, and a ruler under them.
///
///     0.0     0.2       1.6     1.8
///     ┬───────┬─────//──┬───────┬───
struct AxisDrawing {
    let scale: TimeScale
    let isASCII: Bool

    /// The least number of columns between ticks: the width of a label and some room.
    private static let leastDistance: Int64 = 7
    /// The distances of ticks that are easy to read, with the decimal places that they need.
    private static let steps: [(nanoseconds: Int64, places: Int)] = [
        (10_000_000, 2), (20_000_000, 2), (50_000_000, 2), (100_000_000, 1), (200_000_000, 1),
        (500_000_000, 1), (1_000_000_000, 0),
    ]

    /// Returns the numbers and the ruler.
    func rows() -> [Canvas] {
        var labels = Canvas(width: scale.width)
        var ruler = Canvas(width: scale.width)
        for columns in scale.breaks { ruler.put("//", at: columns.lowerBound, .dim) }
        for stretch in scale.stretches.indices {
            let ticks = ticks(of: stretch)
            // The start of a stretch always has a label, unless a tick provides it.
            let start = scale.stretches[stretch].start
            let label = start.text(places: 2)
            let first = ticks.first.map { scale.column(of: $0.instant) } ?? Int.max
            if first - scale.starts[stretch] > label.count { put(label, at: start, on: &labels, &ruler) }
            for tick in ticks { put(tick.label, at: tick.instant, on: &labels, &ruler) }
        }
        ruler.fill(0..<ruler.width, isASCII ? "-" : "─", .dim)
        return [labels, ruler]
    }

    private func put(_ label: String, at instant: Instant, on labels: inout Canvas, _ ruler: inout Canvas) {
        let column = scale.column(of: instant)
        ruler.put(isASCII ? "+" : "┬", at: column, .dim)
        // One column stays free on both sides.
        guard labels.isFree(max(0, column - 1)..<(column + label.count)) else { return }
        labels.put(label, at: column, .dim)
    }

    private func ticks(of index: Int) -> [(instant: Instant, label: String)] {
        let least = Self.leastDistance * scale.nanosecondsPerColumn
        guard let step = Self.steps.first(where: { $0.nanoseconds >= least }) ?? Self.steps.last else { return [] }
        let stretch = scale.stretches[index]
        var ticks: [(instant: Instant, label: String)] = []
        var tick = stretch.start.nanoseconds / step.nanoseconds * step.nanoseconds
        while tick <= stretch.end.nanoseconds {
            if tick >= stretch.start.nanoseconds {
                let instant = Instant(nanoseconds: tick)
                ticks.append((instant, instant.text(places: step.places)))
            }
            tick += step.nanoseconds
        }
        return ticks
    }
}
