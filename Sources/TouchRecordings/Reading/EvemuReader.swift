internal import TouchGeometry
internal import TouchInput

/// Reads recordings in the text format of evemu, the Linux tool that records input devices.
///
/// It understands multi-touch protocol B and A and single-touch devices; with and without a description of the device;
/// with bare values (`E: 1.234567 0003 0035 42`) and with padded values and comments
/// (`E: 1.234567 0003 0035 0042  # EV_ABS / ABS_MT_POSITION_X  42`). What hovers is not a contact.
///
/// It opens no file and asks no clock: it works on bytes.
public enum EvemuReader {
    /// Reads a recording.
    ///
    /// What can be read is read; everything odd becomes a note of the recording. A readable file in which nothing
    /// touches gives a recording without frames and a note of the kind `noContacts` that says why.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - source: The file's name, for messages.
    /// - Throws: `RecordingError` for an empty file, a binary file and a text without a line of the format.
    public static func read(_ bytes: [UInt8], source: String) throws(RecordingError) -> Recording {
        var notes = NoteBook(source: source)
        let file = try EvemuFile(bytes, notes: &notes)
        let survey = EventSurvey(file.events, notes: &notes)
        let axes = AxisFinder(description: file.description, survey: survey)
        let xAxis = axes.horizontal(notes: &notes)
        let yAxis = axes.vertical(notes: &notes)
        noteOutside(file.events, [.contactX: xAxis, .contactY: yAxis, .x: xAxis, .y: yAxis], survey, notes: &notes)

        let builder = FrameBuilder(finger: file.description.finger, notes: notes)
        let result: FrameBuilder
        switch survey.language {
        case .slots:
            result = replay(file, SlotDecoder(declared: file.description.slots), builder)
        case .lists:
            let matcher = NearestMatch(width: CGFloat(xAxis.count - 1), height: CGFloat(yAxis.count - 1))
            result = replay(file, ListDecoder(matcher: matcher), builder)
        case .single(let control):
            result = replay(file, SingleTouchDecoder(control: control, startsDown: survey.firstTouch == 0), builder)
        case .none:
            result = builder
        }

        notes = result.notes
        if result.frames.isEmpty {
            let (reason, remedy) = survey.absence
            notes.add(.noContacts, line: file.lastLine, "this recording holds no contact: " + reason, remedy)
        }
        return Recording(
            source: source, deviceName: file.description.name, xAxis: xAxis, yAxis: yAxis, frames: result.frames,
            notes: notes.sorted)
    }

    private static func replay(
        _ file: EvemuFile, _ decoder: some ContactDecoder, _ frames: FrameBuilder
    ) -> FrameBuilder {
        var replay = EventReplay(decoder, into: frames)
        return replay.run(file.events)
    }

    private static func noteOutside(
        _ events: [KernelEvent], _ axes: [EventCode: ClosedRange<Int>], _ survey: EventSurvey, notes: inout NoteBook
    ) {
        let codes = survey.positionCodes
        for event in events where codes.contains(event.code) {
            guard let axis = axes[event.code], !axis.contains(event.value) else { continue }
            notes.add(
                .positionOutsideAxis, line: event.line,
                "the position \(event.value) lies outside its axis, \(axis.lowerBound)…\(axis.upperBound)",
                "In points it is moved to the edge")
        }
    }
}
