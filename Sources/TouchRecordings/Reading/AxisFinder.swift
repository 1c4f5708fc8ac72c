/// Finds the range of an axis: what the device declares where that makes sense, else what its positions span.
struct AxisFinder {
    let description: DeviceDescription
    let survey: EventSurvey

    func horizontal(notes: inout NoteBook) -> ClosedRange<Int> {
        range(named: "x", [.contactX, .x], notes: &notes)
    }

    func vertical(notes: inout NoteBook) -> ClosedRange<Int> {
        range(named: "y", [.contactY, .y], notes: &notes)
    }

    /// - Parameter codes: the multi-touch axis and the single-touch axis.
    private func range(named name: String, _ codes: [EventCode], notes: inout NoteBook) -> ClosedRange<Int> {
        // The axis that contacts are read from comes first; the other describes the same surface.
        let isMulti = survey.extents[codes[0]] != nil || survey.extents[codes[1]] == nil
        let codes = isMulti ? codes : codes.reversed()
        var isDeclared = false
        for code in codes {
            guard let axis = description.axes[code.code] else { continue }
            isDeclared = true
            if axis.minimum < axis.maximum { return axis.minimum...axis.maximum }
            let text = "the \(name) axis reaches from \(axis.minimum) to \(axis.maximum)"
            if axis.minimum > axis.maximum {
                notes.add(.axisRangeInvalid, line: axis.line, detail: codes[0].code, text, "The two were exchanged")
                return axis.maximum...axis.minimum
            }
            notes.add(
                .axisRangeInvalid, line: axis.line, detail: codes[0].code, text,
                "The range of the positions was taken instead")
        }
        let extent = codes.compactMap { survey.extents[$0]?.range }.first ?? 0...1
        if survey.reportsTouches && !isDeclared {
            notes.add(
                .axisRangeMissing, line: 1, detail: codes[0].code, "no line `A:` describes the \(name) axis",
                "The positions' own range \(extent.lowerBound)…\(extent.upperBound) was taken; "
                    + "put the device's description before the events to get the places right")
        }
        return extent.lowerBound...max(extent.upperBound, extent.lowerBound + 1)
    }
}
