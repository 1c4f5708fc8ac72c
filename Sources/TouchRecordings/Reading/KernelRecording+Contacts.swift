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
