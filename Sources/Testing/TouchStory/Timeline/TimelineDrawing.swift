import TouchTrace

/// The drawing of legend, blocks and lists, one below the other.
struct TimelineDrawing {
    let options: TimelineOptions
    let lanes: [Lane]
    let decisions: [Decision]
    /// The lanes of internal recognizers that are not drawn.
    let folded: [Lane]
    let origin: Instant
    let isPart: Bool

    /// The width of the names in columns, including a blank behind them.
    private let nameWidth: Int

    private static let widestName = 18
    private static let widestHeading = 11

    init(_ timeline: Timeline, _ options: TimelineOptions) {
        self.options = options
        let folding = Folding(timeline, options)
        (lanes, decisions, folded) = (folding.lanes, folding.decisions, folding.folded)
        (origin, isPart) = (timeline.origin, timeline.isPart)
        nameWidth =
            min(Self.widestName, max(Self.widestHeading, lanes.map { options.readable($0.name).count }.max() ?? 0))
            + 1
    }

    func write(_ instants: [Instant], hasLegend: Bool, to take: (StyledLine) -> Void) {
        guard !lanes.isEmpty || !decisions.isEmpty || !folded.isEmpty else {
            return take(StyledLine(isPart ? "nothing happened in this part" : "nothing touched"))
        }
        let blocks = TimeScale.blocks(
            instants, width: options.effectiveWidth - nameWidth,
            finest: isPart ? TimeScale.finestZoomed : TimeScale.finest)
        if hasLegend {
            let isAnyUnasked = lanes.contains { $0.marks.contains { $0.symbol == .notAsked } }
            Legend(options: options, isAnyUnasked: isAnyUnasked).lines.forEach(take)
        }
        if origin.nanoseconds != 0 { originLines.forEach(take) }
        for (index, scale) in blocks.enumerated() {
            let end = index + 1 < blocks.count ? blocks[index + 1].stretches.first?.start : nil
            take(StyledLine())
            block(scale, before: end).forEach(take)
            list(scale, before: end).forEach(take)
        }
    }

    /// The lines under the legend that give the zero of the seconds.
    private var originLines: [StyledLine] {
        let text = "in seconds from the first record, which is at \(origin.text(places: 6)) s"
        return text.wrapped(to: options.effectiveWidth - 12).enumerated().map { index, part in
            StyledLine((index == 0 ? "time" : "").fitted(to: 12, isASCII: true) + part, .dim)
        }
    }

    private func block(_ scale: TimeScale, before end: Instant?) -> [StyledLine] {
        var lines: [StyledLine] = []
        if let mark = options.mark, scale.contains(mark, before: end) {
            var row = Canvas(width: scale.width)
            row.put(options.isASCII ? "v" : "▼", at: scale.column(of: mark), .plain)
            lines.append(line("here", .plain, row))
        }
        for (index, row) in AxisDrawing(scale: scale, isASCII: options.isASCII).rows().enumerated() {
            lines.append(line(index == 0 ? "seconds" : "", .dim, row))
        }
        let drawing = LaneDrawing(scale: scale, isASCII: options.isASCII)
        for kind in Lane.Kind.allCases {
            let rows = lanes.filter { $0.kind == kind }
                .compactMap { lane in drawing.row(lane, before: end).map { (lane.name, $0) } }
            let hidden = kind != .recognizer ? [] : folded.filter { drawing.row($0, before: end) != nil }
            guard !rows.isEmpty || !hidden.isEmpty else { continue }
            lines.append(StyledLine(kind.heading, .dim))
            lines += rows.map { line($0.0, .plain, $0.1) }
            if !hidden.isEmpty {
                lines += "… \(Folding.text(hidden.map { $0.name }))".drawable(isASCII: options.isASCII)
                    .wrapped(to: options.effectiveWidth).map { StyledLine($0, .dim) }
            }
        }
        return lines
    }

    private func line(_ name: String, _ style: Style, _ row: Canvas) -> StyledLine {
        let shown = options.readable(name).drawable(isASCII: options.isASCII).shortened(
            to: nameWidth - 1, isASCII: options.isASCII
        )
        .fitted(to: nameWidth - 1, isASCII: options.isASCII)
        var line = StyledLine(shown + " ", style)
        row.add(to: &line)
        return line
    }

    private func list(_ scale: TimeScale, before end: Instant?) -> [StyledLine] {
        guard let start = scale.stretches.first?.start else { return [] }
        let first = self.decisions.firstIndex(from: start) { $0.instant }
        let last = end.map { self.decisions.firstIndex(from: $0) { $0.instant } } ?? self.decisions.count
        let decisions = Array(self.decisions[first..<last])
        guard !decisions.isEmpty else { return [] }
        let list = DecisionList(options: options, numberWidth: "\(self.decisions.last?.number ?? 0)".count)
        return [StyledLine(), StyledLine("what was decided, and why", .title)] + list.lines(decisions)
    }
}

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

/// The drawing of one lane in one block.
struct LaneDrawing {
    let scale: TimeScale
    let isASCII: Bool

    /// Returns the row; `nil` if nothing of the lane is in the block.
    /// - Parameters:
    ///   - lane: The whole lane.
    ///   - end: The beginning of the next block; `nil` for the last.
    func row(_ lane: Lane, before end: Instant?) -> Canvas? {
        guard let start = scale.stretches.first?.start else { return nil }
        let first = lane.marks.firstIndex(from: start) { $0.instant }
        let last = end.map { lane.marks.firstIndex(from: $0) { $0.instant } } ?? lane.marks.count
        let carried = first > 0 ? lane.marks[first - 1].run : nil
        let marks = Array(lane.marks[first..<last])
        guard carried != nil || !marks.isEmpty else { return nil }

        var canvas = Canvas(width: scale.width)
        for columns in scale.breaks { canvas.put("//", at: columns.lowerBound, .dim) }
        let places = places(of: marks)
        for (mark, column) in zip(marks, places) {
            guard let symbol = mark.symbol else { continue }
            canvas.put(String(symbol.glyph(isASCII: isASCII)), at: column, symbol.style)
        }
        number(marks, places, on: &canvas)
        fill(marks, places, carried, on: &canvas)
        return canvas
    }

    /// Returns the columns of marks. Marks that fall into one column move to the next ones, as long as they stay in their stretch.
    private func places(of marks: [Lane.Mark]) -> [Int] {
        var places: [Int] = []
        var last = -1
        for mark in marks {
            let stretch = scale.columns(of: scale.stretch(of: mark.instant))
            var column = scale.column(of: mark.instant)
            if column <= last, mark.symbol != nil { column = min(last + 1, stretch.upperBound - 1) }
            if mark.symbol != nil { last = column }
            places.append(column)
        }
        return places
    }

    private func number(_ marks: [Lane.Mark], _ places: [Int], on canvas: inout Canvas) {
        for (mark, column) in zip(marks, places) {
            guard let decision = mark.decision else { continue }
            let text = "\(decision)"
            let columns = (column + 1)..<(column + 1 + text.count)
            if canvas.isFree(columns) { canvas.put(text, at: columns.lowerBound, .plain) }
        }
    }

    private func fill(_ marks: [Lane.Mark], _ places: [Int], _ carried: Symbol?, on canvas: inout Canvas) {
        var run = carried
        var column = 0
        for (mark, place) in zip(marks, places) {
            if let run { canvas.fill(column..<max(column, place), run.glyph(isASCII: isASCII), run.style) }
            run = mark.run
            column = place
        }
        if let run { canvas.fill(column..<canvas.width, run.glyph(isASCII: isASCII), run.style) }
    }
}

/// The legend of the glyphs.
package struct Legend {
    let options: TimelineOptions
    /// A Boolean value that indicates whether the lanes have the mark of recognizers that were not asked.
    let isAnyUnasked: Bool

    /// The meanings of the symbols in the lanes of each kind.
    package static let entries: [(heading: String, [(symbols: [Symbol], meaning: String)])] = [
        ("finger", [([.down], "down"), ([.line], "held or moving"), ([.up], "up"), ([.cancelled], "cancelled")]),
        (
            "recognizer",
            [
                ([.possible], "watching"), ([.waiting], "waits for another"), ([.recognized], "recognized"),
                ([.began, .going, .ended], "began, changed, ended"), ([.failed], "failed"), ([.notAsked], "not asked"),
            ]
        ),
        (
            "view",
            [
                ([.receivedBegan], "receives began"), ([.waiting], "lift kept from it"),
                ([.receivedEnded], "receives ended"),
                ([.cancelled], "receives cancelled"),
            ]
        ),
    ]

    /// The lines; entries that do not fit side by side go below each other.
    var lines: [StyledLine] {
        Self.entries.flatMap { heading, entries in
            var lines = [StyledLine(heading.fitted(to: 12, isASCII: true), .dim)]
            var width = 12
            for (symbols, meaning) in entries where symbols != [.notAsked] || isAnyUnasked {
                let glyphs = String(symbols.map { $0.glyph(isASCII: options.isASCII) })
                let needed = glyphs.count + 1 + meaning.count
                if width + needed > options.effectiveWidth {
                    lines.append(StyledLine(String(repeating: " ", count: 12)))
                    width = 12
                }
                lines[lines.count - 1].add(glyphs, symbols[0].style)
                lines[lines.count - 1].add(" \(meaning)  ", .dim)
                width += needed + 2
            }
            return lines
        }
    }
}
