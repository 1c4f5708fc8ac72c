/// The content of a file about one device and its events, before they are interpreted. All readers of kernel events
/// produce it, and `contacts(notes:)` interprets it.
struct KernelRecording {
    var device = DeviceDescription()
    /// The lines that describe axes, by code.
    var axisLines: [Int: Int] = [:]
    var events: [KernelEvent] = []
    /// The number of the last line that is not empty, from 1.
    var lastLine = 1
    private var clock = RecordingClock()

    /// Adds an event at `time`, in nanoseconds of the file's own clock.
    mutating func add(_ code: EventCode, value: Int, time: Int64, line: Int, notes: inout NoteBook) {
        events.append(
            KernelEvent(
                instant: clock.instant(of: time, line: line, notes: &notes), code: code, value: value, line: line))
    }

    mutating func setAxis(_ code: Int, _ axis: DeviceDescription.Axis, line: Int) {
        device.axes[code] = axis
        axisLines[code] = line
    }
}

extension KernelRecording {
    /// Returns the recording of the events.
    func recording(format: RecordingFormat, notes: NoteBook) -> Recording {
        var notes = notes
        let survey = EventSurvey(events, notes: &notes)
        let decoding = EventDecoding(self, survey, format: format, notes: &notes)
        for event in events { decoding.noteOutside(event, notes: &notes) }
        let replay = decoding.replay(notes.source, notes: notes).map { replay in
            var replay = replay
            for event in events { replay.take(event) }
            replay.finish()
            return replay
        }
        let frames = replay?.frames.frames ?? []
        var count = FrameCount()
        for frame in frames { count.take(frame) }
        return decoding.recording(count, frames: frames, lastLine: lastLine, notes: replay?.frames.notes ?? notes)
    }
}
