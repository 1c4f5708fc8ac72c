public import TouchGeometry
public import TouchInput

/// A recording of which the frames are not held: they are read again each time they are gone through.
///
///     let stream = try RecordingStream(evemu: "hour.evemu") { open("hour.evemu") }
///     stream.forEachFrame { host.receive(stream.recording.mapping(to: size).frame($0)) }
public struct RecordingStream {
    /// What is known of it, with all notes; without frames, unless it is held.
    public let recording: Recording
    /// How many frames there are.
    public let frameCount: Int
    private let replay: ((InputFrame) -> Void) -> Void

    /// A recording that is held.
    public init(_ recording: Recording) {
        self.recording = recording
        frameCount = recording.frames.count
        replay = { body in recording.frames.forEach(body) }
    }

    /// Reads a recording of evemu, from its beginning to its end and again each time its frames are gone through. What it says
    /// is what `Recording(parsing:source:)` says of the same bytes.
    /// - Parameters:
    ///   - source: The file's name, for messages.
    ///   - open: Begins to read: returns what gives the next bytes, cut anywhere; `nil` at the end.
    /// - Throws: `RecordingError` for what is no such recording.
    public init(
        evemu source: String, opening open: @escaping () -> (() -> [UInt8]?)
    ) throws(RecordingError) {
        var notes = NoteBook(source: source)
        var surveyNotes = NoteBook(source: source)
        var survey = EventSurvey()
        let file = Self.read(open(), notes: &notes) { survey.take($0, notes: &surveyNotes) }
        guard file.isReadable else {
            var bytes: [UInt8] = []
            let pieces = open()
            while let piece = pieces() { bytes += piece }
            throw TextLines.error(.notEvemu, for: bytes, source: source)
        }
        notes.append(surveyNotes)
        let kernel = file.recording
        let decoding = EventDecoding(kernel, survey, format: .evemu, notes: &notes)
        var result = FrameCount()
        let later = Self.decode(open(), decoding, source) { result.take($0) }
        notes.append(later)
        frameCount = result.frames
        recording = decoding.recording(result, lastLine: kernel.lastLine, notes: notes)
        replay = { body in _ = Self.decode(open(), decoding, source, body) }
    }

    /// A recording of frames in points, such as those of a trace, as `Recording(source:points:window:)` makes it.
    /// - Parameters:
    ///   - source: A path, or any name that helps to find it again.
    ///   - size: The window in which they lie, from 0 to its width and height.
    ///   - points: Goes through the frames, in order of time; is called each time they are gone through.
    public init(source: String, window size: CGSize, points: @escaping ((InputFrame) -> Void) -> Void) {
        replay = { body in
            var numbering = PointFrames()
            points { body(numbering.take($0)) }
        }
        var count = FrameCount()
        replay { count.take($0) }
        frameCount = count.frames
        var recording = Recording(source: source, points: [], window: size)
        recording.contactCount = count.contacts
        recording.maximumSimultaneousContacts = count.most
        self.recording = recording
    }

    /// Goes through the frames, in device units.
    public func forEachFrame(_ body: (InputFrame) -> Void) { replay(body) }

    /// Goes through the frames in points, as `Recording.frames(in:displayInterval:orientation:rests:)` has them.
    public func forEachFrame(
        in size: CGSize, displayInterval: Double? = nil, orientation: SurfaceOrientation = .upright,
        rests: RestSampling = .automatic, _ body: (InputFrame) -> Void
    ) {
        let mapping = recording.mapping(to: size, orientation: orientation)
        let display = displayInterval.map { DisplayFrames(interval: $0) }
        var group: [InputFrame] = []
        var resting = rests.interval(for: recording.format, displayInterval: displayInterval).map {
            RestingContacts(interval: $0)
        }
        replay { reported in
            for frame in resting?.take(reported) ?? [reported] {
                let mapped = mapping.frame(frame)
                if let display { display.take(mapped, &group).forEach(body) } else { body(mapped) }
            }
        }
        display?.finish(&group).forEach(body)
    }

    private static func read(
        _ pieces: @escaping () -> [UInt8]?, notes: inout NoteBook, _ body: (KernelEvent) -> Void
    ) -> EvemuFile {
        var lines = LineStream(pieces)
        var file = EvemuFile()
        while let line = lines.next() {
            file.take(line, notes: &notes)
            file.takeEvents(body)
        }
        file.finish()
        return file
    }

    /// - Returns: what was odd about the positions and contacts.
    private static func decode(
        _ pieces: @escaping () -> [UInt8]?, _ decoding: EventDecoding, _ source: String, _ body: (InputFrame) -> Void
    ) -> NoteBook {
        var known = NoteBook(source: source)
        var outside = NoteBook(source: source)
        var replay = decoding.replay(source)
        _ = read(pieces, notes: &known) { event in
            decoding.noteOutside(event, notes: &outside)
            replay?.take(event)
            replay?.frames.takeFrames().forEach(body)
        }
        replay?.finish()
        replay?.frames.takeFrames().forEach(body)
        if let replay { outside.append(replay.frames.notes) }
        return outside
    }
}

/// How many contacts there are.
struct FrameCount {
    private(set) var contacts = 0
    private(set) var most = 0
    private(set) var frames = 0
    private var down = 0

    mutating func take(_ frame: InputFrame) {
        frames += 1
        for contact in frame.contacts {
            switch contact.phase {
            case .began:
                contacts += 1
                down += 1
            case .moved, .stationary: break
            case .ended, .cancelled: down -= 1
            }
        }
        most = max(most, down)
    }
}
