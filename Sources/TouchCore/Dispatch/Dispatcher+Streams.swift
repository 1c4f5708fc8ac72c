import TouchArbitration
import TouchGeometry
import TouchInput

// Step 2 for wheels, trackpads and pointers that do not touch: whom they concern, and when they are over.

extension Dispatcher {
    // MARK: Scrolls

    func process(_ sample: ScrollSample) {
        switch sample.step {
        case .tick(let delta):
            // A wheel that takes over from a trackpad ends what that did.
            if let stream = stream(.scroll), stream.end == nil { finish(stream, .ended, at: sample.location) }
            let wheel = stream(.scroll)
            if let end = wheel?.end { cancelTimer(end) }
            scroll(wheel, delta, .discrete, at: sample.location)
            endWheelLater()
        case .began(let delta):
            if let stream = stream(.scroll) {
                finish(stream, stream.end == nil ? .cancelled : .ended, at: sample.location)
            }
            scroll(nil, delta, .continuous, at: sample.location)
        case .changed(let delta):
            guard let stream = stream(.scroll), stream.end == nil else { return reportUnknown(.scroll) }
            scroll(stream, delta, .continuous, at: sample.location)
        case .ended, .cancelled:
            guard let stream = stream(.scroll), stream.end == nil else { return reportUnknown(.scroll) }
            finish(stream, sample.step == .ended ? .ended : .cancelled, at: sample.location)
        }
    }

    /// Starts or goes on scrolling.
    private func scroll(_ known: InputStream?, _ delta: CGVector, _ kind: UIScrollType, at location: CGPoint) {
        guard delta.dx.isFinite, delta.dy.isFinite else { return report(.inputNotFinite("a scroll")) }
        if let known {
            unsafeDowncast(known.event, to: ScrollEvent.self).delta = delta
            return go(on: known, at: location)
        }
        let event = ScrollEvent(contacts: InputTable())
        (event.delta, event.kind) = (delta, kind)
        if let stream = open(event, at: location) { begin(stream) }
    }

    /// A wheel does not say when it is over.
    private func endWheelLater() {
        guard let stream = stream(.scroll) else { return }
        stream.end = setTimer(after: Thresholds.wheelPause, owner: nil) { [self] in
            stream.end = nil
            (stream.event as? ScrollEvent)?.delta = CGVector(dx: 0, dy: 0)
            send(stream, .ended)
        }
    }

    // MARK: Transforms

    func process(_ sample: TransformSample) {
        switch sample.step {
        case .began:
            if let stream = stream(.transform) { finish(stream, .cancelled, at: sample.location) }
            guard let stream = open(TransformEvent(contacts: InputTable()), at: sample.location) else { return }
            begin(stream)
        case .changed(let scale, let rotation):
            guard let stream = stream(.transform) else { return reportUnknown(.transform) }
            guard scale.isFinite, scale > 0, rotation.isFinite else { return report(.inputNotFinite("a transform")) }
            let event = unsafeDowncast(stream.event, to: TransformEvent.self)
            (event.scale, event.rotation) = (scale, rotation)
            go(on: stream, at: sample.location)
        case .ended, .cancelled:
            guard let stream = stream(.transform) else { return reportUnknown(.transform) }
            finish(stream, sample.step == .ended ? .ended : .cancelled, at: sample.location)
        }
    }

    // MARK: Hovers

    func process(_ sample: HoverSample) {
        guard sample.location.x.isFinite, sample.location.y.isFinite else { return report(.inputNotFinite("a hover")) }
        let known = stream(.hover, hostID: sample.id)
        switch sample.phase {
        case .entered, .moved:
            guard let stream = known ?? openHover(sample) else { return }
            update(stream, sample, known == nil ? .regionEntered : .regionMoved)
            look(under: stream)
            send(stream, known == nil ? .began : .changed)
        case .exited:
            // A host need not know whether an app saw the pointer come.
            guard let stream = known else { return }
            update(stream, sample, .regionExited)
            (stream.leaving, stream.under) = (stream.under, [])
            send(stream, .ended)
        }
    }

    private func openHover(_ sample: HoverSample) -> InputStream? {
        guard refusalOfInput == nil else { return nil }
        return add(HoverEvent(contacts: InputTable()), hostID: sample.id)
    }

    private func update(_ stream: InputStream, _ sample: HoverSample, _ phase: UITouch.Phase) {
        let event = unsafeDowncast(stream.event, to: HoverEvent.self)
        event.distance = sample.distance
        // A pointer that is over no view any more has left the window in which it was.
        let hit = hitTest(sample.location, for: event)
        if let window = hit?.0 { event.window = window }
        event.place = event.window?.placement.fromSuperview(sample.location) ?? sample.location
        if event.touch == nil {
            lastSerial += 1
            event.touch = UITouch(
                serial: lastSerial, slot: 0, hostID: sample.id, type: UITouch.TouchType(sample.tool),
                sample: UITouch.Sample(
                    instant: now, phase: phase, location: event.place, previousLocation: event.place, tapCount: 0,
                    preciseLocation: event.place, previousPreciseLocation: event.place, details: sample.details))
        }
        guard let touch = event.touch else { return }
        touch.sample.previousLocation = touch.sample.location
        touch.sample.previousPreciseLocation = touch.sample.preciseLocation
        (touch.window, touch.view) = (event.window, hit?.1)
        touch.place(sample.location, sample.details)
        (touch.sample.instant, touch.sample.phase) = (now, phase)
    }

    /// Whom a hover concerns is looked up anew each time.
    private func look(under stream: InputStream) {
        let event = unsafeDowncast(stream.event, to: HoverEvent.self)
        let present = candidates(from: event.touch?.view, handling: event)
        stream.leaving = stream.under.filter { old in !present.contains { $0 === old } }
        stream.arriving = present.filter { new in !stream.under.contains { $0 === new } }
        stream.under = present
        stream.arriving.removeAll { !join(stream, $0) }
        if mayPrecedenceHaveChanged { updatePrecedence() }
    }

    // MARK: All of them

    private func stream(_ type: UIEvent.EventType, hostID: Int = 0) -> InputStream? {
        streams.first { $0.event.type == type && $0.hostID == hostID }
    }

    private func add(_ event: StreamEvent, hostID: Int = 0) -> InputStream? {
        let taken = streams.reduce(0) { $0 | $1.bit }
        guard taken != .max else { return nil }
        let stream = InputStream(event: event, bit: 1 << UInt64((~taken).trailingZeroBitCount), hostID: hostID)
        streams.append(stream)
        return stream
    }

    /// A scroll or transform starts: who is under the pointer now follows it to its end.
    private func open(_ event: StreamEvent, at location: CGPoint) -> InputStream? {
        refusedStreams.removeAll { $0 == event.type }
        guard location.x.isFinite, location.y.isFinite, refusalOfInput == nil,
            let (window, view) = hitTest(location, for: event)
        else {
            refusedStreams.append(event.type)
            return nil
        }
        if needsAbandonmentCheck { closeAbandoned() }
        (event.window, event.place) = (window, window.placement.fromSuperview(location))
        guard let stream = add(event) else { return nil }
        if traceHandler != nil { trace(.target(input: stream.name, view: name(view), window: name(window))) }
        stream.under = candidates(from: view, handling: event)
        return stream
    }

    private func candidates(from view: UIView?, handling event: UIEvent) -> [UIGestureRecognizer] {
        var candidates: [UIGestureRecognizer] = []
        var link = view
        while let view = link {
            for recognizer in (view.recognizerStorage ?? []).reversed() where recognizer.handles(event) {
                candidates.append(recognizer)
            }
            link = view.superviewStorage
        }
        return candidates
    }

    private func begin(_ stream: InputStream) {
        refreshKeys(of: stream.event)
        stream.arriving = stream.under.filter { join(stream, $0) }
        if mayPrecedenceHaveChanged { updatePrecedence() }
        send(stream, .began)
    }

    private func go(on stream: InputStream, at location: CGPoint) {
        place(stream, location)
        send(stream, .changed)
    }

    private func finish(_ stream: InputStream, _ phase: StreamEvent.Phase, at location: CGPoint) {
        place(stream, location)
        if let end = stream.end { cancelTimer(end) }
        if let event = stream.event as? ScrollEvent { event.delta = CGVector(dx: 0, dy: 0) }
        send(stream, refusalOfInput == nil ? phase : .cancelled)
    }

    private func place(_ stream: InputStream, _ location: CGPoint) {
        guard location.x.isFinite, location.y.isFinite else { return }
        stream.event.place = stream.event.window?.placement.fromSuperview(location) ?? location
    }

    private func send(_ stream: InputStream, _ phase: StreamEvent.Phase) {
        stream.event.phase = phase
        if phase == .ended || phase == .cancelled { streams.removeAll { $0 === stream } }
        currentStream = stream
        send(stream.event)
        currentStream = nil
        // Those that an overridden `sendEvent` did not let hear of it are not told later.
        let isOver = phase == .ended || phase == .cancelled
        for recognizer in listening where recognizer.streams & stream.bit != 0 {
            if isOver || stream.leaving.contains(where: { $0 === recognizer }) { recognizer.streams &= ~stream.bit }
        }
        (stream.arriving, stream.leaving) = ([], [])
        turn()
    }

    /// Step 3 for a stream: each recognizer that follows it, in order of precedence.
    func feedStream() {
        guard let stream = currentStream else { return }
        let listening = self.listening
        for recognizer in listening where recognizer.streams & stream.bit != 0 {
            guard let contestant = recognizer.contestant, arbiter.acceptsTouches(contestant) else { continue }
            let step = self.step(of: stream, for: recognizer)
            recognizer.lastCentroid = stream.event.place
            let outer = recognizer.stance
            recognizer.stance = .inside
            refreshKeys(of: recognizer)
            if traceHandler != nil {
                trace(.feed(recognizer: name(recognizer), step: step.inStream, fingers: []))
            }
            tell(recognizer, step, stream.event)
            if step == .moved { reportMovement(of: recognizer, contestant) }
            recognizer.stance = outer
        }
    }

    private func step(of stream: InputStream, for recognizer: UIGestureRecognizer) -> TouchStep {
        if stream.event.phase == .cancelled { return .cancelled }
        if stream.event.phase == .ended || stream.leaving.contains(where: { $0 === recognizer }) { return .ended }
        return stream.arriving.contains { $0 === recognizer } ? .began : .moved
    }

    private func tell(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ event: StreamEvent) {
        switch step {
        case .began: recognizer.streamBegan(event)
        case .moved: recognizer.streamChanged(event)
        case .ended: recognizer.streamEnded(event)
        case .cancelled:
            isFeedingCancellation = true
            recognizer.streamCancelled(event)
            isFeedingCancellation = false
        }
    }

    private func refreshKeys(of event: UIEvent) {
        (event.modifiers, event.buttons) = (modifiers, buttons)
    }

    private func reportUnknown(_ type: UIEvent.EventType) {
        guard !refusedStreams.contains(type) else { return }
        report(.streamNotBegun(type == .scroll ? "a scroll" : "a transform"))
    }

    /// What cancels every scroll, transform and hover.
    func cancellationsOfStreams() -> [DeviceInput] {
        streams.map { stream in
            switch stream.event.type {
            case .scroll:
                refusedStreams.append(.scroll)
                return .scroll(ScrollSample(at: stream.event.place, .cancelled))
            case .transform:
                refusedStreams.append(.transform)
                return .transform(TransformSample(at: stream.event.place, .cancelled))
            case .hover, .touches, .presses, .motion, .remoteControl:
                return .hover(HoverSample(id: stream.hostID, phase: .exited, location: stream.event.place))
            }
        }
    }
}

extension TouchStep {
    /// How traces name it when it is one of a stream.
    fileprivate var inStream: TraceRecord.TouchStep {
        switch self {
        case .began: .streamBegan
        case .moved: .streamChanged
        case .ended: .streamEnded
        case .cancelled: .streamCancelled
        }
    }
}
