internal import TouchInput

/// The bytes of a device node that were written into a file. The number of an event stands for the line in notes.
struct RawEventFile: EventFile {
    private let layout: RawEventLayout
    private var device = KernelDevice()

    /// Finds out how the events lie in the bytes.
    init(_ file: FileBytes) throws(RecordingError) {
        let head = file.head(RawEventLayout.detectedLength)
        guard !head.isEmpty else { throw RecordingError(.empty, source: file.name) }
        guard let layout = RawEventLayout.detect(head) else { throw RecordingError(.notRaw, source: file.name) }
        self.layout = layout
    }

    var devices: [KernelDevice] { [device] }

    mutating func read(_ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void) {
        let pieces = file.pieces()
        var rest: [UInt8] = []
        var number = 0
        while let piece = pieces() {
            rest = rest.isEmpty ? piece : rest + piece
            var start = 0
            while rest.count - start >= layout.size {
                number += 1
                let event = RawEvent(rest[start..<(start + layout.size)], layout)
                body(0, device.event(event.code, value: event.value, time: event.time, line: number, notes: &notes))
                start += layout.size
            }
            rest.removeFirst(start)
        }
        device.lastLine = max(number, 1)
        if !rest.isEmpty {
            notes.add(.truncated, line: number + 1, "the file ends in the middle of this event", "It was left out")
        }
    }
}
