import TouchArbitration
import TouchInput
import TouchTrace

// Scrolls, transforms and hovers alike: the recognizers under the pointer, and step 3, their deliveries.

extension Dispatcher {
    /// Collects the recognizers of a view and its ancestors that handle an event, whether or not they want it.
    func collect(_ candidates: inout [UIGestureRecognizer], from view: UIView?, handling event: UIEvent) {
        candidates.removeAll(keepingCapacity: true)
        var link = view
        while let view = link {
            if let recognizers = view.recognizersInPrecedence {
                for recognizer in recognizers where recognizer.handles(event) { candidates.append(recognizer) }
            }
            link = view.superviewStorage
        }
    }

    func refreshKeys(of event: UIEvent) {
        (event.modifiers, event.buttons) = (intake.modifiers, intake.buttons)
    }

    func send(_ stream: InputStream, _ phase: StreamEvent.Phase) {
        stream.event.phase = phase
        let isOver = phase == .ended || phase == .cancelled
        if isOver { intake.streams.remove(stream) }
        intake.streams.current = stream
        // Again, since it may have enrolled recognizers.
        allowTurn()
        send(stream.event)
        intake.streams.current = nil
        // If an overridden `sendEvent` did not pass the event on to them, it is not delivered later.
        for recognizer in ranking.listening where recognizer.streams & stream.bit != 0 {
            guard isOver || InputStream.contains(stream.leaving, recognizer) else { continue }
            recognizer.streams &= ~stream.bit
            ranking.mayHaveChanged()
        }
        stream.arriving.removeAll(keepingCapacity: true)
        stream.leaving.removeAll(keepingCapacity: true)
        turn()
    }

    /// Step 3 for a stream: feeds each recognizer that follows it, in order of precedence.
    func feedStream() {
        guard let stream = intake.streams.current else { return }
        let listening = ranking.listening
        for recognizer in listening where recognizer.streams & stream.bit != 0 {
            guard let contestant = recognizer.contestant, contest.acceptsTouches(contestant) else { continue }
            let step = self.step(of: stream, for: recognizer)
            // A recognizer that the pointer has left may be in another window than the pointer.
            recognizer.lastCentroid = stream.event.location(in: recognizer.viewStorage?.windowStorage)
            let outer = recognizer.stance
            recognizer.stance = .inside
            refreshKeys(of: recognizer)
            trace(.feed(recognizer: name(recognizer), step: step.inStream, fingers: []))
            notify(recognizer, step, stream.event)
            if step == .moved { reportMovement(of: recognizer, contestant) }
            recognizer.stance = outer
        }
    }

    private func step(of stream: InputStream, for recognizer: UIGestureRecognizer) -> TouchStep {
        if stream.event.phase == .cancelled { return .cancelled }
        if stream.event.phase == .ended || InputStream.contains(stream.leaving, recognizer) { return .ended }
        return InputStream.contains(stream.arriving, recognizer) ? .began : .moved
    }

    private func notify(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ event: StreamEvent) {
        switch step {
        case .began: recognizer.streamBegan(event)
        case .moved: recognizer.streamChanged(event)
        case .ended: recognizer.streamEnded(event)
        case .cancelled: feedCancellation { recognizer.streamCancelled(event) }
        }
    }
}

extension TouchStep {
    /// The name of the step in traces of a stream.
    fileprivate var inStream: TraceRecord.TouchStep {
        switch self {
        case .began: .streamBegan
        case .moved: .streamChanged
        case .ended: .streamEnded
        case .cancelled: .streamCancelled
        }
    }
}

// Step 2 for pointers and pencils that do not touch. The recognizers that a hover concerns are determined again for each sample.

extension Dispatcher {
    func process(_ sample: HoverSample) {
        switch sample.phase {
        case .entered, .moved: hover(sample)
        case .exited: leave(sample)
        }
    }

    private func hover(_ sample: HoverSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite else { return report(.inputNotFinite("a hover")) }
        guard refusalOfInput == nil else { return }
        let known = intake.streams.stream(.hover, hostID: sample.id)
        guard
            let stream = known ?? intake.streams.add(HoverEvent(contacts: intake.noContacts), hostID: sample.id)
        else { return }
        let event = unsafeDowncast(stream.event, to: HoverEvent.self)
        var hit = hitTest(sample.location, for: event)
        if hit?.1 !== event.touch?.view, closeAbandoned() { hit = hitTest(sample.location, for: event) }
        // A pointer that is over no view has left the window that it was in.
        let isElsewhere = hit != nil && hit?.0 !== event.window
        if let window = hit?.0 { event.window = window }
        let before = event.touch.map { ($0.sample.location, $0.sample.details, event.distance) }
        update(event, sample, known == nil || isElsewhere ? .regionEntered : .regionMoved)
        event.touch?.view = hit?.1
        look(under: stream, event)
        if !isElsewhere, stream.arriving.isEmpty, stream.leaving.isEmpty, let before, let present = event.touch?.sample,
            before == (present.location, present.details, event.distance)
        {
            return
        }
        send(stream, known == nil ? .began : .changed)
    }

    private func leave(_ sample: HoverSample) {
        // A host need not know whether an app received the arrival of the pointer.
        guard let stream = intake.streams.stream(.hover, hostID: sample.id) else { return }
        let event = unsafeDowncast(stream.event, to: HoverEvent.self)
        var sample = sample
        if !sample.location.x.isFinite || !sample.location.y.isFinite { sample.location = event.placeOnScreen }
        update(event, sample, .regionExited)
        swap(&stream.leaving, &stream.under)
        send(stream, refusalOfInput == nil ? .ended : .cancelled)
    }

    private func update(_ event: HoverEvent, _ sample: HoverSample, _ phase: UITouch.Phase) {
        event.distance = sample.distance.isFinite ? max(0, min(sample.distance, 1)) : 0
        event.place = event.window?.placement.fromSuperview(sample.location) ?? sample.location
        refreshKeys(of: event)
        let details = finite(sample.details) ?? event.touch?.sample.details ?? ContactDetails()
        let touch = event.touch ?? makeTouch(of: event, sample, details)
        let isInAnotherWindow = touch.window !== event.window
        touch.window = event.window
        let location = touch.windowPlace(sample.location)
        if isInAnotherWindow { touch.place(location, details) }
        touch.sample.previousLocation = touch.sample.location
        touch.sample.previousPreciseLocation = touch.sample.preciseLocation
        touch.place(location, details)
        (touch.sample.instant, touch.sample.phase) = (now, phase)
    }

    private func makeTouch(of event: HoverEvent, _ sample: HoverSample, _ details: ContactDetails) -> UITouch {
        let touch = UITouch(
            serial: intake.contacts.nextSerial(), slot: 0, hostID: sample.id, type: UITouch.TouchType(sample.tool),
            sample: UITouch.Sample(
                instant: now, phase: .regionEntered, location: event.place, previousLocation: event.place, tapCount: 0,
                preciseLocation: event.place, previousPreciseLocation: event.place, details: details))
        event.touch = touch
        return touch
    }

    /// Determines the recognizers that the pointer has entered and those that it has left.
    private func look(under stream: InputStream, _ event: HoverEvent) {
        swap(&stream.under, &stream.before)
        collect(&stream.under, from: event.touch?.view, handling: event)
        for old in stream.before where !InputStream.contains(stream.under, old) { stream.leaving.append(old) }
        for new in stream.under where !InputStream.contains(stream.before, new) {
            if join(stream, new) { stream.arriving.append(new) }
        }
        stream.before.removeAll(keepingCapacity: true)
        updatePrecedence()
    }
}

/// A scroll, a transform or a hover in progress.
///
///     scroll, transform   began──changed──changed──ended      its followers are fixed at its beginning
///     hover               entered──moved──moved──exited       its followers change with the view under the pointer
///
/// Recognizers follow it as they do touches, through the contest; no responder receives it, so it needs no gate.
final class InputStream {
    let event: StreamEvent
    /// The bit that identifies it among the streams of a recognizer.
    let bit: UInt64
    /// The identifier that the host uses for a pointer; 0 for scrolls and transforms.
    let hostID: Int
    /// The recognizers under the pointer that handle its type, whether or not they were asked.
    var under: [UIGestureRecognizer] = []
    /// The recognizers that were under it before, while the present event is processed.
    var before: [UIGestureRecognizer] = []
    /// The recognizers that the pointer has entered with the present event.
    var arriving: [UIGestureRecognizer] = []
    /// The recognizers that the pointer has left with the present event.
    var leaving: [UIGestureRecognizer] = []
    /// The timer that ends the scroll of a wheel.
    var end: VirtualTimer?

    init(event: StreamEvent, bit: UInt64, hostID: Int) {
        self.event = event
        self.bit = bit
        self.hostID = hostID
    }

    /// A Boolean value that indicates whether it is a scroll that only a timer ends.
    var isWheel: Bool { (event as? ScrollEvent)?.kind == .discrete }

    /// Removes the recognizers of views that have left their window: they are under no pointer, and must not be retained.
    func forgetViewsOutside() {
        under.removeAll { $0.viewStorage?.windowStorage == nil }
        guard let touch = (event as? HoverEvent)?.touch, touch.view?.windowStorage !== touch.window else { return }
        touch.view = nil
    }

    static func contains(_ recognizers: [UIGestureRecognizer], _ wanted: UIGestureRecognizer) -> Bool {
        for recognizer in recognizers where recognizer === wanted { return true }
        return false
    }

    /// The name in traces.
    var name: InputName {
        switch event.type {
        case .scroll: .scroll
        case .transform: .transform
        case .hover: .hover
        case .touches, .presses, .motion, .remoteControl: preconditionFailure("no stream has such events")
        }
    }
}

/// The scrolls, transforms and hovers in progress, and the kinds of input that are ignored to their end.
struct StreamIntake {
    private(set) var open: [InputStream] = []
    /// The stream that the present event belongs to.
    fileprivate(set) var current: InputStream?
    var refused = RefusedInputs()

    @inline(__always) func stream(_ type: UIEvent.EventType, hostID: Int = 0) -> InputStream? {
        for stream in open where stream.event.type == type && stream.hostID == hostID { return stream }
        return nil
    }

    /// Adds a stream; returns `nil` if there are as many as a recognizer can distinguish.
    mutating func add(_ event: StreamEvent, hostID: Int = 0) -> InputStream? {
        let taken = open.reduce(0) { $0 | $1.bit }
        guard taken != .max else { return nil }
        let stream = InputStream(event: event, bit: 1 << UInt64((~taken).trailingZeroBitCount), hostID: hostID)
        open.append(stream)
        return stream
    }

    mutating func remove(_ stream: InputStream) { open.removeAll { $0 === stream } }

    /// Returns the cancellations of all scrolls, transforms and hovers.
    mutating func cancellations() -> [DeviceInput] {
        var list: [DeviceInput] = []
        for stream in open {
            let place = stream.event.placeOnScreen
            switch stream.event.type {
            case .scroll:
                refused.insert(.scroll)
                list.append(.scroll(ScrollSample(at: place, .cancelled)))
            case .transform:
                refused.insert(.transform)
                list.append(.transform(TransformSample(at: place, .cancelled)))
            case .hover, .touches, .presses, .motion, .remoteControl:
                list.append(.hover(HoverSample(id: stream.hostID, phase: .exited, location: place)))
            }
        }
        return list
    }
}

/// Scrolls, transforms and shakes are refused by kind: there is one of each at a time.
extension RefusedInputs {
    func contains(_ type: UIEvent.EventType) -> Bool { contains(type.rawValue) }
    mutating func insert(_ type: UIEvent.EventType) { insert(type.rawValue) }
    mutating func remove(_ type: UIEvent.EventType) { remove(type.rawValue) }
}
