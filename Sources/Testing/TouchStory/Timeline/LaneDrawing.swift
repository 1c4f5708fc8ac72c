import TouchTrace

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
        let first = lane.marks.firstIndex(from: start, \.instant)
        let last = end.map { lane.marks.firstIndex(from: $0, \.instant) } ?? lane.marks.count
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
