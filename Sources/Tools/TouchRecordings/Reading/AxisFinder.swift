/// A search for the range of an axis: the declared one if it is valid, else an assumed one.
///
/// The assumed range does not depend on how far the fingers moved: the positions of a tap span a few units, and if those were the
/// surface the tap would be a swipe. It is `ContactStream.usualAxis`, as for live input; if positions lie beyond it, it is
/// doubled until it contains them. Both axes are alike, so that directions are preserved.
struct AxisFinder {
    /// An axis of the surface.
    struct Found {
        var range: ClosedRange<Int>
        /// The number of units in a millimeter; `nil` if it is unknown.
        var resolution: Int?
    }

    let device: DeviceDescription
    /// The lines that describe axes, by code.
    let lines: [Int: Int]
    let survey: EventSurvey
    let format: RecordingFormat

    func horizontal(notes: inout NoteBook) -> Found {
        find(named: "x", [.contactX, .x], notes: &notes)
    }

    func vertical(notes: inout NoteBook) -> Found {
        find(named: "y", [.contactY, .y], notes: &notes)
    }

    /// Finds an axis.
    ///
    /// - Parameter codes: The multi-touch axis and the single-touch axis.
    private func find(named name: String, _ codes: [EventCode], notes: inout NoteBook) -> Found {
        // The axis that contacts are read from comes first; the other describes the same surface.
        let isMulti = survey.extents[codes[0]] != nil || survey.extents[codes[1]] == nil
        let codes = isMulti ? codes : codes.reversed()
        var isDeclared = false
        for code in codes {
            guard let axis = device.axes[code.code] else { continue }
            isDeclared = true
            let resolution = axis.resolution > 0 ? axis.resolution : nil
            if let range = axis.range { return Found(range: range, resolution: resolution) }
            let text = "the \(name) axis reaches from \(axis.minimum) to \(axis.maximum)"
            let line = lines[code.code] ?? 1
            if axis.minimum > axis.maximum {
                notes.add(.axisRangeInvalid, line: line, detail: codes[0].code, text, "The two were exchanged")
                return Found(range: axis.maximum...axis.minimum, resolution: resolution)
            }
            notes.add(
                .axisRangeInvalid, line: line, detail: codes[0].code, text,
                "\(assumed.lowerBound)…\(assumed.upperBound) was taken instead")
        }
        if survey.language.reportsTouches && !isDeclared {
            notes.add(
                .axisRangeMissing, line: 1, detail: codes[0].code, "nothing describes the \(name) axis",
                "\(assumed.lowerBound)…\(assumed.upperBound) was taken; \(format.axisAdvice) to get the places right")
        }
        return Found(range: assumed, resolution: nil)
    }

    /// The range of an axis without one.
    private var assumed: ClosedRange<Int> {
        var (least, greatest) = (ContactStream.usualAxis.lowerBound, ContactStream.usualAxis.upperBound)
        for code in survey.positionCodes {
            guard let extent = survey.extents[code]?.range else { continue }
            // The kernel's values have 32 bits.
            while greatest < extent.upperBound, greatest < Int(Int32.max) { greatest += greatest + 1 }
            while least > extent.lowerBound, least > Int(Int32.min) { least = least == 0 ? -4096 : least + least }
        }
        return least...greatest
    }
}
