import TouchInput
import TouchTrace

// Step 2 for wheels and trackpads: scrolls and transforms. There is one of each at a time.
//
//     trackpad   began──changed──changed──ended
//     wheel      tick──tick──tick ······ ended by a timer, wheelPause after the last tick

extension Dispatcher {
    // MARK: Scrolls

    func process(_ sample: ScrollSample) {
        switch sample.step {
        case .tick(let delta):
            guard isFinite(delta), delta != .zero else { return }
            turnWheel(by: delta, at: sample.location)
        case .began(let delta):
            if let stream = intake.streams.stream(.scroll) {
                finish(stream, stream.isWheel ? .ended : .cancelled, at: sample.location)
            }
            intake.streams.refused.remove(.scroll)
            guard isFinite(delta) else { return intake.streams.refused.insert(.scroll) }
            startScroll(delta, .continuous, at: sample.location)
        case .changed(let delta):
            guard let stream = intake.streams.stream(.scroll), !stream.isWheel else { return reportUnknown(.scroll) }
            if isFinite(delta) { scroll(stream, delta, at: sample.location) }
        case .ended:
            guard let stream = intake.streams.stream(.scroll), !stream.isWheel else { return reportUnknown(.scroll) }
            finish(stream, .ended, at: sample.location)
        case .cancelled:
            // The system cancels the scroll of a wheel, too.
            guard let stream = intake.streams.stream(.scroll) else { return reportUnknown(.scroll) }
            finish(stream, .cancelled, at: sample.location)
        }
    }

    private func turnWheel(by delta: CGVector, at location: CGPoint) {
        if let trackpad = intake.streams.stream(.scroll), !trackpad.isWheel {
            // A wheel replaces a trackpad, whose samples are ignored from then on.
            finish(trackpad, .ended, at: location)
            intake.streams.refused.insert(.scroll)
        }
        if let wheel = intake.streams.stream(.scroll) {
            if let end = wheel.end { cancelTimer(end) }
            scroll(wheel, delta, at: location)
        } else {
            startScroll(delta, .discrete, at: location)
        }
        // A wheel does not report the end of its scroll.
        intake.streams.stream(.scroll)?.end = setTimer(after: GestureThresholds.wheelPause, owner: nil) { [self] in
            stopWheel()
        }
    }

    private func stopWheel() {
        guard let wheel = intake.streams.stream(.scroll), wheel.isWheel else { return }
        wheel.end = nil
        unsafeDowncast(wheel.event, to: ScrollEvent.self).delta = CGVector(dx: 0, dy: 0)
        send(wheel, refusalOfInput == nil ? .ended : .cancelled)
    }

    private func startScroll(_ delta: CGVector, _ kind: UIScrollType, at location: CGPoint) {
        let event = ScrollEvent(contacts: intake.noContacts)
        (event.delta, event.kind) = (delta, kind)
        open(event, at: location)
    }

    private func scroll(_ stream: InputStream, _ delta: CGVector, at location: CGPoint) {
        unsafeDowncast(stream.event, to: ScrollEvent.self).delta = delta
        go(on: stream, at: location, isChange: delta != .zero)
    }

    private func isFinite(_ delta: CGVector) -> Bool {
        guard delta.dx.isFinite, delta.dy.isFinite else {
            report(.inputNotFinite("a scroll"))
            return false
        }
        return true
    }

    // MARK: Transforms

    func process(_ sample: TransformSample) {
        switch sample.step {
        case .began:
            if let stream = intake.streams.stream(.transform) { finish(stream, .cancelled, at: sample.location) }
            intake.streams.refused.remove(.transform)
            open(TransformEvent(contacts: intake.noContacts), at: sample.location)
        case .changed(let scale, let rotation):
            guard scale.isFinite, scale > 0, rotation.isFinite else { return report(.inputNotFinite("a transform")) }
            guard let stream = intake.streams.stream(.transform) else { return reportUnknown(.transform) }
            let event = unsafeDowncast(stream.event, to: TransformEvent.self)
            (event.scale, event.rotation) = (scale, rotation)
            go(on: stream, at: sample.location, isChange: scale != 1 || rotation != 0)
        case .ended, .cancelled:
            guard let stream = intake.streams.stream(.transform) else { return reportUnknown(.transform) }
            finish(stream, sample.step == .ended ? .ended : .cancelled, at: sample.location)
        }
    }

    private func reportUnknown(_ type: UIEvent.EventType) {
        guard !intake.streams.refused.contains(type) else { return }
        report(.streamNotBegun(type == .scroll ? "a scroll" : "a transform"))
    }

    // MARK: Both

    /// Opens a stream: the recognizers that are under the pointer now follow it to its end.
    private func open(_ event: StreamEvent, at location: CGPoint) {
        guard location.x.isFinite, location.y.isFinite else {
            report(.inputNotFinite(event.type == .scroll ? "a scroll" : "a transform"))
            return intake.streams.refused.insert(event.type)
        }
        closeAbandoned()
        guard refusalOfInput == nil, let (window, view) = hitTest(location, for: event) else {
            return intake.streams.refused.insert(event.type)
        }
        (event.window, event.place) = (window, window.placement.fromSuperview(location))
        guard let stream = intake.streams.add(event) else { return intake.streams.refused.insert(event.type) }
        trace(.target(input: stream.name, responder: name(view), window: name(window)))
        refreshKeys(of: event)
        collect(&stream.under, from: view, handling: event)
        for recognizer in stream.under where join(stream, recognizer) { stream.arriving.append(recognizer) }
        updatePrecedence()
        send(stream, .began)
    }

    private func go(on stream: InputStream, at location: CGPoint, isChange: Bool) {
        guard refusalOfInput == nil else { return }
        let before = stream.event.place
        place(stream, location)
        if isChange || stream.event.place != before { send(stream, .changed) } else { noteRest(of: stream) }
    }

    private func finish(_ stream: InputStream, _ phase: StreamEvent.Phase, at location: CGPoint) {
        place(stream, location)
        if let end = stream.end { cancelTimer(end) }
        if let event = stream.event as? ScrollEvent { event.delta = CGVector(dx: 0, dy: 0) }
        if let event = stream.event as? TransformEvent { (event.scale, event.rotation) = (1, 0) }
        send(stream, refusalOfInput == nil ? phase : .cancelled)
    }

    private func place(_ stream: InputStream, _ location: CGPoint) {
        guard location.x.isFinite, location.y.isFinite else { return }
        stream.event.place = stream.event.window?.placement.fromSuperview(location) ?? location
    }
}
