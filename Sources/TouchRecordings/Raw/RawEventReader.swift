/// A reader of a device node's bytes in a file. Notes have the number of an event in place of the line.
enum RawEventReader {
    static func read(
        _ bytes: [UInt8], source: String, description: DeviceDescription?
    ) throws(RecordingError) -> Recording {
        guard !bytes.isEmpty else { throw RecordingError(.empty, source: source) }
        guard let layout = RawEventLayout.detect(bytes) else { throw RecordingError(.notRaw, source: source) }
        var notes = NoteBook(source: source)
        var recording = KernelRecording()
        recording.device = description ?? DeviceDescription()
        var number = 0
        for start in stride(from: 0, through: bytes.count - layout.size, by: layout.size) {
            number += 1
            let event = RawEvent(bytes[start..<(start + layout.size)], layout)
            recording.add(event.code, value: event.value, time: event.time, line: number, notes: &notes)
        }
        recording.lastLine = max(number, 1)
        if bytes.count % layout.size != 0 {
            notes.add(.truncated, line: number + 1, "the file ends in the middle of this event", "It was left out")
        }
        return recording.recording(format: .raw, notes: notes)
    }
}
