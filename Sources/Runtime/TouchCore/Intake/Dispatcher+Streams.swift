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
        (event.modifiers, event.buttons) = (modifiers, buttons)
    }

    func send(_ stream: InputStream, _ phase: StreamEvent.Phase) {
        stream.event.phase = phase
        let isOver = phase == .ended || phase == .cancelled
        if isOver { streamIntake.remove(stream) }
        currentStream = stream
        send(stream.event)
        currentStream = nil
        // If an overridden `sendEvent` did not pass the event on to them, it is not delivered later.
        for recognizer in ranking.listening where recognizer.streams & stream.bit != 0 {
            guard isOver || InputStream.contains(stream.leaving, recognizer) else { continue }
            recognizer.streams &= ~stream.bit
            mayPrecedenceHaveChanged = true
        }
        stream.arriving.removeAll(keepingCapacity: true)
        stream.leaving.removeAll(keepingCapacity: true)
        turn()
    }

    /// Step 3 for a stream: feeds each recognizer that follows it, in order of precedence.
    func feedStream() {
        guard let stream = currentStream else { return }
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
