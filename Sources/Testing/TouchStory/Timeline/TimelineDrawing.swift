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
            min(Self.widestName, max(Self.widestHeading, lanes.map { ReadableNames.text($0.name).count }.max() ?? 0))
            + 1
    }

    func write(_ instants: [Instant], hasLegend: Bool, to take: (StyledLine) -> Void) {
        guard !lanes.isEmpty || !decisions.isEmpty || !folded.isEmpty else {
            return take(StyledLine(isPart ? "nothing happened in this part" : "nothing touched"))
        }
        let blocks = TimeScale.blocks(
            instants, width: options.effectiveWidth - nameWidth,
            finest: isPart ? TimeScale.finestZoomed : TimeScale.finest)
        if hasLegend { Legend(options: options).lines.forEach(take) }
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
                lines += Folding.text(hidden.map(\.name)).drawable(isASCII: options.isASCII)
                    .wrapped(to: options.effectiveWidth).map { StyledLine($0, .dim) }
            }
        }
        return lines
    }

    private func line(_ name: String, _ style: Style, _ row: Canvas) -> StyledLine {
        let shown = ReadableNames.text(name).drawable(isASCII: options.isASCII).shortened(
            to: nameWidth - 1, isASCII: options.isASCII
        )
        .fitted(to: nameWidth - 1, isASCII: options.isASCII)
        var line = StyledLine(shown + " ", style)
        row.add(to: &line)
        return line
    }

    private func list(_ scale: TimeScale, before end: Instant?) -> [StyledLine] {
        guard let start = scale.stretches.first?.start else { return [] }
        let first = self.decisions.firstIndex(from: start, \.instant)
        let last = end.map { self.decisions.firstIndex(from: $0, \.instant) } ?? self.decisions.count
        let decisions = Array(self.decisions[first..<last])
        guard !decisions.isEmpty else { return [] }
        let list = DecisionList(options: options, numberWidth: "\(self.decisions.last?.number ?? 0)".count)
        return [StyledLine(), StyledLine("what was decided, and why", .title)] + list.lines(decisions)
    }
}
