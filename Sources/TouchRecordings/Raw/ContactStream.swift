public import TouchInput

/// Live input: takes the bytes of a device node or a pipe as they come, gives frames as soon as a report is complete.
///
///     var stream = ContactStream(device: description)
///     while let bytes = read() { host.feed(stream.take(bytes).map(stream.mapping(to: size).frame)) }
///     host.feed(stream.advance(to: now).map(stream.mapping(to: size).frame))      // when nothing came for a while
///     host.feed(stream.finish().map(stream.mapping(to: size).frame))
///
/// The same bytes give the same frames, however they are cut, and those that `Recording(parsing:source:)` reads from a file of them
/// with the same description, samples of fingers that rest included, but for one: only the whole file can tell that the
/// contact of a device that has a single one was down before the first event. When the bytes are read is the program's
/// business; nothing here waits.
public struct ContactStream: Sendable {
    /// The axes that are taken where the device's description has none.
    public static let usualAxis = 0...4095

    /// What is known of the device.
    public let device: DeviceDescription
    /// How the events lie in the bytes.
    public let layout: RawEventLayout
    /// The values of x from edge to edge.
    public let xAxis: ClosedRange<Int>
    /// The values of y from edge to edge.
    public let yAxis: ClosedRange<Int>
    /// The number of events so far.
    public private(set) var eventCount = 0
    private var clock = RecordingClock()
    private var rest: [UInt8] = []
    /// Events from before it was known how the device reports contacts.
    private var waiting: [KernelEvent] = []
    private var replay: EventReplay?
    private var survey = EventSurvey()
    private var book: NoteBook
    private var resting: RestingContacts?

    /// Creates a stream in which nothing has come.
    ///
    /// - Parameters:
    ///   - device: What the kernel says of the device. Without its axes `usualAxis` is taken, with a note; without any
    ///     that touch, the first reports decide how contacts are read.
    ///   - layout: That of the machine that wrote the bytes; `bits64` unless told.
    ///   - source: The name of the pipe or device, for notes.
    ///   - restInterval: Seconds of a display frame, after which a contact that is down and silent gets a sample at the same
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

    /// What was odd so far, in order of event.
    public var notes: [LocatedIssue] {
        ((replay?.frames.notes.sorted ?? []) + book.sorted).enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map(\.element)
    }

    /// Takes bytes; returns the frames that are complete with them, in device units. Events may be cut anywhere.
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

    /// Time has passed without a report: returns samples of contacts that were silent before `instant`, which is on the
    /// time line of the frames. A program that does not call it gets them with the next report.
    public mutating func advance(to instant: Instant) -> [InputFrame] {
        resting?.advance(to: instant) ?? []
    }

    private mutating func takeFrames() -> [InputFrame] {
        let frames = replay?.frames.takeFrames() ?? []
        return resting == nil ? frames : frames.flatMap { resting?.take($0) ?? [$0] }
    }

    /// There is no more: contacts that are down are cancelled. Returns the last frames.
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

    /// Begins to read contacts if the events so far tell how.
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
