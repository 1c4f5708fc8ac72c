public import TouchInput

/// A recording whose frames are not kept in memory: they are read again on each pass.
///
///     let stream = try RecordingStream("hour.evemu") { open("hour.evemu") }
///     stream.forEachFrame { host.receive(stream.recording.mapping(to: size).frame($0)) }
public struct RecordingStream {
    /// The recording with all notes; without frames, unless it is kept in memory.
    public let recording: Recording
    /// The number of frames.
    public let frameCount: Int
    private let replay: ((InputFrame) -> Void) -> Void

    /// Creates a stream from a recording in memory.
    public init(_ recording: Recording) {
        self.recording = recording
        frameCount = recording.frames.count
        replay = { body in recording.frames.forEach(body) }
    }

    /// Reads the recording of one device from its beginning to its end, and again on each pass through its frames. The result
    /// equals that of `Recording(parsing:source:)` for the same bytes.
    ///
    /// Memory does not grow with the length of the file, except for a log of Inkable, which is one JSON value and kept in memory.
    ///
    /// - Parameters:
    ///   - source: The file's name, for messages.
    ///   - format: The format of the file; detected by default.
    ///   - device: The number of the device in a file with several, counted from 1; by default the one with the most contacts.
    ///   - description: The description of the device, where the file has none.
    ///   - open: Begins to read: returns a function that returns the next bytes, cut anywhere; `nil` at the end. Called several times.
    /// - Throws: `RecordingError` if the file is not a recording, or does not have the device.
    public init(
        _ source: String, format: RecordingFormat? = nil, device: Int? = nil, description: DeviceDescription? = nil,
        opening open: @escaping () -> (() -> [UInt8]?)
    ) throws(RecordingError) {
        let passes = try FileBytes(source, opening: open).passes(format, description)
        var counts = [Int](repeating: 0, count: passes.count)
        let all = passes.run(0..<passes.count) { number, _ in counts[number] += 1 }
        let (number, recording) = try Recording.choose(device, of: all, source: source)
        self.recording = recording
        frameCount = counts[number]
        replay = { body in _ = passes.run(number..<(number + 1)) { body($1) } }
    }

    /// Creates a recording of frames in points, such as those of a trace, as `Recording(source:points:window:)` does.
    /// - Parameters:
    ///   - source: A path, or any name that helps to find it again.
    ///   - size: The window in which they lie, from 0 to its width and height.
    ///   - points: Calls a closure for each frame, in order of time; called for each pass.
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

    /// Calls a closure for each frame, in device units.
    public func forEachFrame(_ body: (InputFrame) -> Void) { replay(body) }

    /// Calls a closure for each frame in points, as `Recording.frames(in:displayInterval:orientation:rests:)` returns them.
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
}
