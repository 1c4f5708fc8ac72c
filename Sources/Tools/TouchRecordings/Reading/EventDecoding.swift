internal import TouchInput

/// The way to read the events of a device, from its description and a survey of all its events.
struct EventDecoding {
    private let device: DeviceDescription
    private let survey: EventSurvey
    private let format: RecordingFormat
    private let x: AxisFinder.Found
    private let y: AxisFinder.Found
    private let codes: [EventCode]

    init(_ kernel: KernelDevice, _ survey: EventSurvey, format: RecordingFormat, notes: inout NoteBook) {
        (device, self.survey, self.format) = (kernel.description, survey, format)
        let axes = AxisFinder(device: device, lines: kernel.axisLines, survey: survey, format: format)
        x = axes.horizontal(notes: &notes)
        y = axes.vertical(notes: &notes)
        codes = survey.positionCodes
    }

    /// Returns the replay that makes frames of the events, or `nil` if no event is about contacts.
    func replay(_ source: String) -> EventReplay? {
        let builder = FrameBuilder(
            finger: device.finger, scale: ContactScale(device), notes: NoteBook(source: source))
        let decoder = survey.language.decoder(for: device, x.range, y.range, startsDown: survey.firstTouch == 0)
        return decoder.map { EventReplay($0, into: builder) }
    }

    func noteOutside(_ event: KernelEvent, notes: inout NoteBook) {
        guard codes.contains(event.code) else { return }
        let axis = event.code == .contactX || event.code == .x ? x.range : y.range
        guard !axis.contains(event.value) else { return }
        notes.add(
            .positionOutsideAxis, line: event.line,
            "the position \(event.value) lies outside its axis, \(axis.lowerBound)…\(axis.upperBound)",
            "In points it is moved to the edge")
    }

    /// The recording, without its frames.
    func recording(_ count: FrameCount, lastLine: Int, notes: NoteBook) -> Recording {
        var notes = notes
        if count.frames == 0 {
            let (reason, remedy) = survey.absence(lostLines: notes.sorted.contains { $0.kind == .unreadableLine })
            notes.add(.noContacts, line: lastLine, "this recording holds no contact: " + reason, remedy)
        }
        var recording = Recording(
            source: notes.source, xAxis: x.range, yAxis: y.range, frames: [], notes: notes.sorted)
        recording.contactCount = count.contacts
        recording.maximumSimultaneousContacts = count.most
        recording.format = format
        recording.device = device
        recording.contactProtocol = survey.language.contactProtocol
        recording.xResolution = x.resolution
        recording.yResolution = y.resolution
        return recording
    }
}
