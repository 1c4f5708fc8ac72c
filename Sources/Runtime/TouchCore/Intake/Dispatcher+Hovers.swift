import TouchInput

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
        let known = streamIntake.stream(.hover, hostID: sample.id)
        guard let stream = known ?? streamIntake.add(HoverEvent(contacts: noContacts), hostID: sample.id) else {
            return
        }
        let event = unsafeDowncast(stream.event, to: HoverEvent.self)
        var hit = hitTest(sample.location, for: event)
        if needsAbandonmentCheck, hit?.1 !== event.touch?.view {
            closeAbandoned()
            hit = hitTest(sample.location, for: event)
        }
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
        guard let stream = streamIntake.stream(.hover, hostID: sample.id) else { return }
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
            serial: contactIntake.nextSerial(), slot: 0, hostID: sample.id, type: UITouch.TouchType(sample.tool),
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
        if mayPrecedenceHaveChanged { updatePrecedence() }
    }
}
