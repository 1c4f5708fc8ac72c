internal import TouchInput

/// A format of files that hold events of the kernel.
protocol EventFile {
    /// Reads a file from its beginning to its end. Call it once, on a value that has not read yet.
    /// - Parameter body: Takes the number of a device and its next event.
    /// - Throws: `RecordingError` if the file does not have the format.
    mutating func read(
        _ file: FileBytes, notes: inout NoteBook, _ body: (Int, KernelEvent) -> Void
    ) throws(RecordingError)
    /// The devices of the file, after it was read; at least one.
    var devices: [KernelDevice] { get }
}

/// The recordings of a file of kernel events: the first pass determines how to read the events of each device, further passes make
/// frames of them.
struct EventPasses<File: EventFile> {
    /// The results of the first pass about the events of a device.
    private struct FirstPass {
        var survey = EventSurvey()
        var notes: NoteBook

        mutating func take(_ event: KernelEvent) { survey.take(event, notes: &notes) }
    }

    private struct Device {
        let number: Int
        let lastLine: Int
        let decoding: EventDecoding
        /// Of the first pass.
        let notes: NoteBook
    }

    /// A further pass, which makes the frames of a device.
    private struct FramePass {
        let device: Device
        var replay: EventReplay?
        /// Of positions beside the axes.
        var outside: NoteBook
        var count = FrameCount()

        init(_ device: Device) {
            self.device = device
            replay = device.decoding.replay(device.notes.source)
            outside = NoteBook(source: device.notes.source)
        }

        mutating func take(_ event: KernelEvent, _ body: (InputFrame) -> Void) {
            device.decoding.noteOutside(event, notes: &outside)
            replay?.take(event)
            give(body)
        }

        mutating func finish(_ body: (InputFrame) -> Void) -> Recording {
            replay?.finish()
            give(body)
            var notes = device.notes
            notes.append(outside)
            if let replay { notes.append(replay.frames.notes) }
            return device.decoding.recording(count, lastLine: device.lastLine, notes: notes)
        }

        private mutating func give(_ body: (InputFrame) -> Void) {
            guard let frames = replay?.frames.takeFrames() else { return }
            for frame in frames {
                count.take(frame)
                body(frame)
            }
        }
    }

    private let file: FileBytes
    private let unread: File
    private let devices: [Device]

    /// - Parameter unread: The format, before it has read.
    init(
        _ file: FileBytes, _ unread: File, _ format: RecordingFormat, _ description: DeviceDescription?
    ) throws(RecordingError) {
        (self.file, self.unread) = (file, unread)
        var notes = NoteBook(source: file.name)
        var passes: [FirstPass] = []
        var content = unread
        try content.read(file, notes: &notes) { number, event in
            while passes.count <= number { passes.append(FirstPass(notes: NoteBook(source: file.name))) }
            passes[number].take(event)
        }
        devices = content.devices.map { device in
            var device = device
            if let description { device.description = device.description.completed(by: description) }
            let pass = passes.indices.contains(device.number) ? passes[device.number] : nil
            var notes = notes
            if let pass { notes.append(pass.notes) }
            let decoding = EventDecoding(device, pass?.survey ?? EventSurvey(), format: format, notes: &notes)
            return Device(number: device.number, lastLine: device.lastLine, decoding: decoding, notes: notes)
        }
    }

    /// The passes of all devices.
    var all: RecordingPasses { RecordingPasses(count: devices.count, run: run) }

    private func run(_ devices: Range<Int>, _ body: (Int, InputFrame) -> Void) -> [Recording] {
        var passes = devices.map { FramePass(self.devices[$0]) }
        var places: [Int: Int] = [:]
        for (place, pass) in passes.enumerated() { places[pass.device.number] = place }
        var content = unread
        // What was odd was noted by the first pass. Where a file has changed since, it is read as far as that goes.
        var known = NoteBook(source: file.name)
        try? content.read(file, notes: &known) { number, event in
            guard let place = places[number] else { return }
            passes[place].take(event) { body(devices.lowerBound + place, $0) }
        }
        return passes.indices.map { place in passes[place].finish { body(devices.lowerBound + place, $0) } }
    }
}
