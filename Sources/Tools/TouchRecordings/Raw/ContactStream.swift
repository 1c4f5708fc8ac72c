public import TouchInput

/// A stream of live input: it takes the bytes of a device node or a pipe as they arrive, and returns frames as soon as a report is complete.
///
///     var stream = ContactStream(device: description)
///     while let bytes = read() { host.feed(stream.take(bytes).map(stream.mapping(to: size).frame)) }
///     host.feed(stream.advance(to: now).map(stream.mapping(to: size).frame))      // when nothing arrived for a while
///     host.feed(stream.finish().map(stream.mapping(to: size).frame))
///
/// The same bytes give the same frames, however they are cut, and those that `Recording(parsing:source:)` reads from a file of them
/// with the same description, including samples of resting fingers, with one exception: only from the whole file can it be known
/// that the contact of a single-touch device was down before the first event. The program decides when to read
/// the bytes; the stream never waits.
public struct ContactStream: Sendable {
    /// The axes that are assumed if the device's description has none.
    public static let usualAxis = 0...4095

    /// The description of the device.
    public let device: DeviceDescription
    /// The layout of the events.
    public let layout: RawEventLayout
    /// The values of x from edge to edge.
    public let xAxis: ClosedRange<Int>
    /// The values of y from edge to edge.
    public let yAxis: ClosedRange<Int>
    /// The number of events so far.
    public private(set) var eventCount = 0
    private var clock = RecordingClock()
    private var rest: [UInt8] = []
    /// The events from before the protocol of the device was known.
    private var waiting: [KernelEvent] = []
    private var replay: EventReplay?
    private var survey = EventSurvey()
    private var book: NoteBook
    private var resting: RestingContacts?

    /// Creates an empty stream.
    ///
    /// - Parameters:
    ///   - device: The kernel's description of the device. Without its axes `usualAxis` is assumed, with a note; without any
    ///     touch axes, the first reports decide how contacts are read.
    ///   - layout: The layout of the machine that wrote the bytes; `bits64` by default.
    ///   - source: The name of the pipe or device, for notes.
    ///   - restInterval: The display's interval in seconds, after which a contact that is down and silent gets a sample at the same
    ///     place, which devices leave out (`RestingContacts`); with `nil` nothing is added.
    public init(
        device: DeviceDescription = DeviceDescription(), layout: RawEventLayout = .bits64,
        source: String = "standard input", restInterval: Double? = RestingContacts.usualInterval
    ) {
        self.device = device
        self.layout = layout
        resting = restInterval.map { RestingContacts(interval: $0) }
        book = NoteBook(source: source)
        let axis = { (codes: [EventCode]) in codes.compactMap { device.axes[$0.code]?.range }.first }
        xAxis = axis([.contactX, .x]) ?? Self.usualAxis
        yAxis = axis([.contactY, .y]) ?? Self.usualAxis
        for (name, code, found) in [("x", 0, axis([.contactX, .x])), ("y", 1, axis([.contactY, .y]))] where found == nil
        {
            book.add(
                .axisRangeMissing, line: 1, detail: code, "nothing describes the \(name) axis",
                "\(Self.usualAxis.lowerBound)…\(Self.usualAxis.upperBound) was taken; give the device's description")
        }
        if let language = EventLanguage(of: device) { start(language, startsDown: false) }
    }

    /// The notes so far, in order of event.
    public var notes: [LocatedIssue] {
        ((replay?.frames.notes.sorted ?? []) + book.sorted).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map { $0.element }
    }

    /// Takes bytes; returns the frames that they complete, in device units. Events may be cut anywhere.
    public mutating func take(_ bytes: some Sequence<UInt8>) -> [InputFrame] {
        rest += bytes
        var start = 0
        while rest.count - start >= layout.size {
            take(RawEvent(rest[start..<(start + layout.size)], layout))
            start += layout.size
        }
        rest.removeFirst(start)
        return takeFrames()
    }

    /// Returns samples of contacts that were silent before `instant`, which is on the time line of the frames. Call it when
    /// time has passed without a report; otherwise the samples come with the next report.
    public mutating func advance(to instant: Instant) -> [InputFrame] {
        resting?.advance(to: instant) ?? []
    }

    private mutating func takeFrames() -> [InputFrame] {
        let frames = replay?.frames.takeFrames() ?? []
        return resting == nil ? frames : frames.flatMap { resting?.take($0) ?? [$0] }
    }

    /// Ends the input: contacts that are down are cancelled. Returns the last frames.
    public mutating func finish() -> [InputFrame] {
        if !rest.isEmpty {
            book.add(.truncated, line: eventCount + 1, "the stream ends in the middle of an event", "It was left out")
            rest = []
        }
        decide()
        replay?.finish()
        return takeFrames()
    }

    private mutating func take(_ raw: RawEvent) {
        eventCount += 1
        let event = KernelEvent(
            instant: clock.instant(of: raw.time, line: eventCount, notes: &book), code: raw.code, value: raw.value,
            line: eventCount)
        survey.take(event, notes: &book)
        if replay != nil {
            replay?.take(event)
            return
        }
        waiting.append(event)
        if event.code == .report { decide() }
        if waiting.count > ReadingLimits.waitingEvents { waiting.removeFirst(waiting.count / 2) }
    }

    /// Begins to read contacts if the events so far reveal the protocol.
    private mutating func decide() {
        guard replay == nil else { return }
        start(survey.language, startsDown: survey.firstTouch == 0)
        guard replay != nil else { return }
        for event in waiting { replay?.take(event) }
        waiting = []
    }

    private mutating func start(_ language: EventLanguage, startsDown: Bool) {
        guard let decoder = language.decoder(for: device, xAxis, yAxis, startsDown: startsDown) else { return }
        let builder = FrameBuilder(
            finger: device.finger, scale: ContactScale(device), notes: NoteBook(source: book.source))
        replay = EventReplay(decoder, into: builder)
    }
}

extension ContactStream {
    /// Returns the mapping of the surface onto a window of `size` points: its `frame(_:)` converts the stream's frames to points.
    public func mapping(to size: CGSize, orientation: SurfaceOrientation = .upright) -> SurfaceMapping {
        SurfaceMapping(xAxis: xAxis, yAxis: yAxis, size: size, orientation: orientation)
    }
}
