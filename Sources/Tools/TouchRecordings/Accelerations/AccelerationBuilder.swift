internal import TouchInput

/// A builder of accelerations from the lines of a table.
struct AccelerationBuilder {
    /// The unit of the file, once it is known.
    var unit: AccelerationUnit?
    private let source: String
    private var notes: NoteBook
    private var clock = RecordingClock()
    /// The latest time in the file, in nanoseconds.
    private var latest: Int64?
    /// The values, in the unit of the file.
    private var values: [AccelerationSample] = []

    init(source: String) {
        self.source = source
        notes = NoteBook(source: source)
    }

    mutating func addUnreadable(_ line: TextLines.Element) {
        notes.addUnreadable(
            line: line.number, isCut: line.isCut,
            example: "a line has a time in seconds and three numbers, such as `0.01,0.11,0.04,9.82`")
    }

    mutating func take(_ fields: [String], _ header: AccelerationHeader, _ line: TextLines.Element) {
        guard fields.count == header.count, let time = Self.time(header.field("t", of: fields)),
            let x = Self.number(header.field("x", of: fields)), let y = Self.number(header.field("y", of: fields)),
            let z = Self.number(header.field("z", of: fields))
        else { return addUnreadable(line) }
        if let latest, time <= latest, latest - time < ReadingLimits.lateEvent {
            return notes.add(
                .timeBackwards, line: line.number, "this line is not later than the one before it", "It was left out")
        }
        latest = time
        let instant = clock.instant(of: time, line: line.number, notes: &notes)
        // The clock was set: the first line after it has the time of the line before.
        if let last = values.last, last.instant >= instant { return }
        values.append(AccelerationSample(x: x, y: y, z: z, at: instant))
    }

    mutating func finish(lastLine: Int) -> AccelerationRecording {
        if values.isEmpty {
            notes.add(
                .noSamples, line: lastLine, "this table holds no acceleration: no line of it was read",
                "Write a line for each sample, such as `0.01,0.11,0.04,9.82`")
        }
        let unit = unit ?? guess()
        let accelerations = values.map { value in
            AccelerationSample(x: value.x * unit.inG, y: value.y * unit.inG, z: value.z * unit.inG, at: value.instant)
        }
        return AccelerationRecording(accelerations, source: source, unit: unit, notes: notes.sorted)
    }

    /// Returns the likely unit: a device is at rest most of the time, and then measures 1 g.
    private mutating func guess() -> AccelerationUnit {
        guard !values.isEmpty else { return .g }
        let lengths = values.map { ($0.x * $0.x + $0.y * $0.y + $0.z * $0.z).squareRoot() }.sorted()
        let middle = lengths[lengths.count / 2]
        let unit: AccelerationUnit = middle > ReadingLimits.greatestRest ? .metersPerSecondSquared : .g
        notes.add(
            .unitMissing, line: 1, "nothing names the unit",
            "It was taken for \(unit.rawValue), since the sensor measures \((middle * 10).rounded() / 10) at rest; write `# "
                + "unit: g` or `# unit: m/s2` to name it")
        return unit
    }

    /// Returns a time in nanoseconds from seconds: decimals exactly, other notations rounded to the nearest.
    private static func time(_ text: String?) -> Int64? {
        guard let text else { return nil }
        var line = TextLine(Array(text.utf8)[...])
        if let time = line.takeTime(), line.next == nil { return time.value }
        guard let seconds = Double(text), abs(seconds) <= 4e9 else { return nil }
        return Int64((seconds * 1e9).rounded())
    }

    /// Returns a number that is finite, and no greater than any sensor measures, in either unit.
    private static func number(_ text: String?) -> Double? {
        guard let number = text.flatMap(Double.init), abs(number) <= 1e4 else { return nil }
        return number
    }
}
