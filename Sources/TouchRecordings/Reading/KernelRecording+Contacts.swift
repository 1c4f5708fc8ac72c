internal import TouchGeometry
internal import TouchInput

extension KernelRecording {
    /// The recording that the events make.
    func recording(format: RecordingFormat, notes: NoteBook) -> Recording {
        var notes = notes
        let survey = EventSurvey(events, notes: &notes)
        let axes = AxisFinder(device: device, lines: axisLines, survey: survey, format: format)
        let x = axes.horizontal(notes: &notes)
        let y = axes.vertical(notes: &notes)
        noteOutside([.contactX: x.range, .contactY: y.range, .x: x.range, .y: y.range], survey, notes: &notes)

        let builder = FrameBuilder(finger: device.finger, scale: ContactScale(device), notes: notes)
        let decoder = survey.language.decoder(for: device, x.range, y.range, startsDown: survey.firstTouch == 0)
        let result = decoder.map { decoder in
            var replay = EventReplay(decoder, into: builder)
            for event in events { replay.take(event) }
            replay.finish()
            return replay.frames
        }
        notes = result?.notes ?? builder.notes
        let frames = result?.frames ?? []
        if frames.isEmpty {
            let (reason, remedy) = survey.absence
            notes.add(.noContacts, line: lastLine, "this recording holds no contact: " + reason, remedy)
        }
        var recording = Recording(
            source: notes.source, xAxis: x.range, yAxis: y.range, frames: frames, notes: notes.sorted)
        recording.format = format
        recording.device = device
        recording.contactProtocol = survey.language.contactProtocol
        recording.xResolution = x.resolution
        recording.yResolution = y.resolution
        return recording
    }

    private func noteOutside(
        _ axes: [EventCode: ClosedRange<Int>], _ survey: EventSurvey, notes: inout NoteBook
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
