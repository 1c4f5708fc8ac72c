internal import TouchGeometry
internal import TouchInput

extension RecordingWriter {
    /// What a recording has and a format cannot say, a warning for each: `source: warning: what is lost. what to do`.
    ///
    /// Empty where everything fits. CSV is a table of contacts and nothing else: only the times may not fit.
    public static func losses(of recording: Recording, as format: RecordingFormat) -> [String] {
        guard format.isWritable else { return [] }
        let lost = losses(ofTimes: recording) + (format == .csv ? [] : losses(ofDetails: recording, format))
        return lost.map { "\(recording.source): warning: \($0)" }
    }

    /// No format has times before zero, and no reader believes in long pauses.
    private static func losses(ofTimes recording: Recording) -> [String] {
        var lost: [String] = []
        var before: Int64 = 0
        let times = recording.reports.map(\.instant.nanoseconds)
        if times.contains(where: { $0 < 0 }) {
            lost.append("no format has times before zero; they were moved up to it. Let the recording begin at zero")
        }
        let isLong = times.contains { time in
            defer { before = max(time, before) }
            return time > 0 && time - before > ReadingLimits.longestPause
        }
        if isLong {
            lost.append(
                "there is a pause of more than an hour, which readers leave out, as if the clock had been set. "
                    + "Write what is before it and what follows into files of their own")
        }
        return lost
    }

    private static func losses(ofDetails recording: Recording, _ format: RecordingFormat) -> [String] {
        var lost: [String] = []
        if format == .raw {
            lost.append(
                "raw events do not say what the device is, nor how far its axes reach. "
                    + "Choose evemu to keep its description")
        }
        let details = recording.frames.lazy.flatMap(\.contacts).map(\.details)
        if details.contains(where: { $0.force > ContactScale.maximumForce }) {
            lost.append(
                "\(format.name) has no force above \(Int(ContactScale.maximumForce)); it was cut off there. "
                    + "Choose csv to keep it")
        }
        let upright = ContactSample(id: 0, phase: .began, location: .zero).details
        let isTilted = details.contains {
            $0.altitude != upright.altitude || $0.azimuth != upright.azimuth || $0.roll != upright.roll
        }
        if isTilted {
            lost.append("\(format.name) has no angles of a pencil; they were left out. Choose csv to keep them")
        }
        return lost
    }
}
