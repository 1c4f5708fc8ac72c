internal import TouchInput

/// A survey of all frames before the first of them is written, with everything that a format cannot express.
struct WritingSurvey {
    /// A Boolean value that indicates whether any contact has a force.
    private(set) var hasForce = false
    /// A Boolean value that indicates whether any contact has a radius.
    private(set) var hasRadii = false
    /// The longest diameter in whole units, at least 1.
    private(set) var longest = 1
    /// The highest slot in use; -1 without contacts.
    private(set) var highestSlot = -1
    /// A Boolean value that indicates whether there is any event to write; unknown for tables.
    private(set) var hasEvents = false
    private var usedColumns: Set<CSVColumn> = []
    private var isBeforeZero = false
    private var hasLongPause = false
    private var isForceCut = false
    private var isTilted = false

    /// Surveys all frames.
    init(_ stream: RecordingStream, _ format: RecordingFormat) {
        let upright = ContactSample(id: 0, phase: .began, location: .zero).details
        var scribe = EventScribe(pressure: nil, writesRadii: false)
        var reports = DeviceReports()
        var before: Int64 = 0
        stream.forEachFrame { frame in
            for details in frame.contacts.lazy.map({ $0.details }) {
                if details.force > ContactScale.maximumForce { isForceCut = true }
                if details.altitude != upright.altitude || details.azimuth != upright.azimuth
                    || details.roll != upright.roll
                {
                    isTilted = true
                }
            }
            reports.take(frame) { report in
                let time = report.instant.nanoseconds
                if time < 0 { isBeforeZero = true }
                if time > 0, time - before > ReadingLimits.longestPause { hasLongPause = true }
                before = max(time, before)
                take(report)
                if format == .csv {
                    CSVText.findColumns(of: report, in: &usedColumns)
                } else {
                    scribe.write(report)
                    if !scribe.takeEvents().isEmpty { hasEvents = true }
                }
            }
        }
        highestSlot = scribe.highestSlot
    }

    private mutating func take(_ report: InputFrame) {
        for details in report.contacts.lazy.map({ $0.details }) {
            if details.force > 0 { hasForce = true }
            if details.radius > 0 { hasRadii = true }
            longest = max(longest, EventScribe.whole(details.radius * 2))
        }
    }

    /// The columns that are required or contain anything.
    var columns: [CSVColumn] {
        CSVColumn.allCases.filter { $0.isNeeded }
            + CSVColumn.allCases.filter { !$0.isNeeded && usedColumns.contains($0) }
    }

    /// Returns the losses, a warning for each.
    func losses(of source: String, as format: RecordingFormat) -> [String] {
        guard format.isWritable else { return [] }
        return (lostTimes + (format == .csv ? [] : lostDetails(format))).map { "\(source): warning: \($0)" }
    }

    /// The warnings about times: no format has times before zero, and readers take long pauses for a clock that was set.
    private var lostTimes: [String] {
        var lost: [String] = []
        if isBeforeZero {
            lost.append("no format has times before zero; they were moved up to it. Let the recording begin at zero")
        }
        if hasLongPause {
            lost.append(
                "there is a pause of more than an hour, which readers leave out, as if the clock had been set. "
                    + "Write what is before it and what follows into files of their own")
        }
        return lost
    }

    private func lostDetails(_ format: RecordingFormat) -> [String] {
        var lost: [String] = []
        if format == .raw {
            lost.append(
                "raw events do not describe the device or the ranges of its axes. "
                    + "Choose evemu to keep its description")
        }
        if isForceCut {
            lost.append(
                "\(format.name) has no force above \(Int(ContactScale.maximumForce)); it was cut off there. "
                    + "Choose csv to keep it")
        }
        if isTilted {
            lost.append("\(format.name) has no angles of a pencil; they were left out. Choose csv to keep them")
        }
        return lost
    }
}
