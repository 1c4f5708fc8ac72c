internal import TouchGeometry
internal import TouchInput

extension RecordingWriter {
    /// What a recording has and a format cannot say, a warning for each: `source: warning: what is lost. what to do`.
    ///
    /// Empty where everything fits, and for CSV, which is a table of contacts and nothing else.
    public static func losses(of recording: Recording, as format: RecordingFormat) -> [String] {
        guard format.isWritable, format != .csv else { return [] }
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
        return lost.map { "\(recording.source): warning: \($0)" }
    }
}
