import Touchstone

/// Draws the time axis of a block: seconds, and a ruler under them.
///
///     0.0     0.2       1.6     1.8
///     ┬───────┬─────//──┬───────┬───
struct AxisDrawing {
    let scale: TimeScale
    let isASCII: Bool

    /// Columns between the ticks at least: the width of a label and some room.
    private static let leastDistance: Int64 = 7
    /// The distances of ticks that read well, with the decimal places that they need.
    private static let steps: [(nanoseconds: Int64, places: Int)] = [
        (50_000_000, 2), (100_000_000, 1), (200_000_000, 1), (500_000_000, 1), (1_000_000_000, 0),
    ]

    /// The numbers and the ruler.
    func rows() -> [Canvas] {
        var labels = Canvas(width: scale.width)
        var ruler = Canvas(width: scale.width)
        for columns in scale.breaks { ruler.put("//", at: columns.lowerBound, .dim) }
        for stretch in scale.stretches.indices {
            var isLabelled = false
            for tick in ticks(of: stretch) {
                ruler.put(isASCII ? "+" : "┬", at: scale.column(of: tick.instant), .dim)
                if put(tick.label, at: scale.column(of: tick.instant), on: &labels) { isLabelled = true }
            }
            guard !isLabelled else { continue }
            let start = scale.stretches[stretch].start
            ruler.put(isASCII ? "+" : "┬", at: scale.column(of: start), .dim)
            _ = put(start.text(places: 2), at: scale.column(of: start), on: &labels)
        }
        ruler.fill(0..<ruler.width, isASCII ? "-" : "─", .dim)
        return [labels, ruler]
    }

    private func put(_ label: String, at column: Int, on labels: inout Canvas) -> Bool {
        // One column stays free on both sides.
        let needed = max(0, column - 1)..<(column + label.count)
        guard labels.isFree(needed) else { return false }
        labels.put(label, at: column, .dim)
        return true
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
