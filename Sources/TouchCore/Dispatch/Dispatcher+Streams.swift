import TouchArbitration
import TouchGeometry
import TouchInput
import TouchTrace

// Scrolls, transforms and hovers alike: who is under the pointer, and step 3, who hears of it.

extension Dispatcher {
    func stream(_ type: UIEvent.EventType, hostID: Int = 0) -> InputStream? {
        for stream in streams where stream.event.type == type && stream.hostID == hostID { return stream }
        return nil
    }

    /// `nil` if there are as many as a recognizer can tell apart.
    func add(_ event: StreamEvent, hostID: Int = 0) -> InputStream? {
        let taken = streams.reduce(0) { $0 | $1.bit }
        guard taken != .max else { return nil }
        let stream = InputStream(event: event, bit: 1 << UInt64((~taken).trailingZeroBitCount), hostID: hostID)
        streams.append(stream)
        return stream
    }

    /// What goes on of this kind is not wanted, and its going on is no mistake of the host.
    func refuse(_ type: UIEvent.EventType) {
        if !refusedStreams.contains(type) { refusedStreams.append(type) }
    }

    /// The recognizers of a view and of the views around it that handle an event, whether they want it or not.
    func collect(_ candidates: inout [UIGestureRecognizer], from view: UIView?, handling event: UIEvent) {
        candidates.removeAll(keepingCapacity: true)
        var link = view
        while let view = link {
            for recognizer in (view.recognizerStorage ?? []).reversed() where recognizer.handles(event) {
                candidates.append(recognizer)
            }
            link = view.superviewStorage
        }
    }

    func refreshKeys(of event: UIEvent) {
        (event.modifiers, event.buttons) = (modifiers, buttons)
    }

    func send(_ stream: InputStream, _ phase: StreamEvent.Phase) {
        stream.event.phase = phase
        let isOver = phase == .ended || phase == .cancelled
        if isOver { streams.removeAll { $0 === stream } }
        currentStream = stream
        send(stream.event)
        currentStream = nil
        // Those that an overridden `sendEvent` did not let hear of it are not told later.
        for recognizer in listening where recognizer.streams & stream.bit != 0 {
            guard isOver || InputStream.contains(stream.leaving, recognizer) else { continue }
            recognizer.streams &= ~stream.bit
            mayPrecedenceHaveChanged = true
        }
        stream.arriving.removeAll(keepingCapacity: true)
        stream.leaving.removeAll(keepingCapacity: true)
        turn()
    }

    /// Step 3 for a stream: each recognizer that follows it, in order of precedence.
    func feedStream() {
        guard let stream = currentStream else { return }
        let listening = self.listening
        for recognizer in listening where recognizer.streams & stream.bit != 0 {
            guard let contestant = recognizer.contestant, arbiter.acceptsTouches(contestant) else { continue }
            let step = self.step(of: stream, for: recognizer)
            // A recognizer that the pointer left may be in another window than the pointer.
            recognizer.lastCentroid = stream.event.location(in: recognizer.viewStorage?.windowStorage)
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
        if stream.event.phase == .ended || InputStream.contains(stream.leaving, recognizer) { return .ended }
        return InputStream.contains(stream.arriving, recognizer) ? .began : .moved
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

    /// What cancels every scroll, transform and hover.
    func cancellationsOfStreams() -> [DeviceInput] {
        streams.map { stream in
            let place = stream.event.placeOnScreen
            switch stream.event.type {
            case .scroll:
                refuse(.scroll)
                return .scroll(ScrollSample(at: place, .cancelled))
            case .transform:
                refuse(.transform)
                return .transform(TransformSample(at: place, .cancelled))
            case .hover, .touches, .presses, .motion, .remoteControl:
                return .hover(HoverSample(id: stream.hostID, phase: .exited, location: place))
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
