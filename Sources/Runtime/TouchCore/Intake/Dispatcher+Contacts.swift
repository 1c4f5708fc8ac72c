import TouchArbitration
import TouchInput
import TouchTrace

// Step 2: contacts of the digitizer become touches. Invalid input is reported, and remains tracked.

extension Dispatcher {
    /// - Returns: The slots of the touches for which a sample says that they rest.
    func updateContacts(_ samples: ArraySlice<ContactSample>, _ earlier: [EarlierSample]) -> UInt64 {
        contacts.mask = contacts.downMask
        contacts.forEach(in: contacts.mask) { touch in
            touch.sample.phase = .stationary
            touch.sample.previousLocation = touch.sample.location
            touch.sample.previousPreciseLocation = touch.sample.preciseLocation
        }
        var rested: UInt64 = 0
        for index in samples.indices {
            let sample = samples[index]
            switch sample.phase {
            case .began: begin(sample)
            case .moved: rested |= move(sample, after: earlier)
            case .stationary: if let touch = contacts.down(sample.id) { rested |= rest(touch) }
            case .ended: finish(sample, .ended)
            case .cancelled: finish(sample, .cancelled)
            }
        }
        updatePrecedence()
        return rested
    }

    /// Cancels all input that is down or in progress; contacts and presses that are down are ignored from then on.
    func cancelAllInput() {
        let samples = intake.contacts.cancellations(of: contacts)
        let others =
            intake.presses.cancellations(of: presses) + intake.streams.cancellations() + cancellationOfMotion()
        guard !samples.isEmpty || !others.isEmpty else { return }
        receive(InputFrame(at: now, samples, others: others, modifiers: intake.modifiers, buttons: intake.buttons))
    }

    /// The reason why the application takes no input; `nil` if it does.
    var refusalOfInput: String? {
        guard application?.applicationState == .active, !intake.isIgnoringEvents else {
            return "the application takes no input"
        }
        return nil
    }

    private func begin(_ sample: ContactSample) {
        if let old = contacts.down(sample.id) {
            report(.contactDownTwice(sample.id))
            cancel(old)
        }
        switch intake.contacts.begin(sample, in: contacts, refusal: refusalOfInput) {
        case .touch(let slot): open(sample, slot: slot)
        case .notFinite: report(.locationNotFinite(sample.id), rejecting: sample.id)
        case .declined(let reason): trace(.missed(finger: sample.id, reason: reason))
        case .tooMany:
            report(.tooManyContacts(limit: intake.contacts.maximumCount), rejecting: sample.id)
            for touch in contacts.order where touch.isDown { cancel(touch) }
        }
    }

    /// Returns the slot of the touch if nothing has changed, so that it rests.
    private func move(_ sample: ContactSample, after earlier: [EarlierSample]) -> UInt64 {
        guard let touch = contacts.borrowed(sample.id) else {
            reportUnknown(sample)
            return 0
        }
        return touch.use { move($0, to: sample, after: earlier) }
    }

    private func move(_ touch: UITouch, to sample: ContactSample, after earlier: [EarlierSample]) -> UInt64 {
        if intake.isIgnoringEvents { return 0 }
        let location = touch.windowPlace(sample.location)
        if location == touch.sample.location {
            guard let details = finite(sample.details) else { return rest(touch) }
            if touch.isUnchanged(by: sample, after: earlier) {
                touch.sample.details = details
                return rest(touch)
            }
        }
        guard isFinite(sample) else { return 0 }
        if touch.sample.phase == .stationary { touch.sample.phase = .moved }
        update(touch, with: sample, at: location)
        return 0
    }

    private func finish(_ sample: ContactSample, _ phase: UITouch.Phase) {
        guard let touch = contacts.down(sample.id) else {
            reportUnknown(sample)
            intake.contacts.refused.remove(sample.id)
            return
        }
        if phase == .ended, !intake.isIgnoringEvents {
            touch.sample.phase = .ended
            if isFinite(sample) { update(touch, with: sample, at: touch.windowPlace(sample.location)) }
            touch.sample.instant = now
            touch.isDown = false
            intake.contacts.taps.lifted(at: screenPlace(of: touch), now, count: touch.sample.tapCount)
            touch.endedSample = touch.sample
        } else {
            cancel(touch)
        }
    }

    private func screenPlace(of touch: UITouch) -> CGPoint {
        touch.window?.placement.toSuperview(touch.sample.location) ?? touch.sample.location
    }

    private func cancel(_ touch: UITouch) {
        touch.sample.phase = .cancelled
        touch.sample.instant = now
        touch.earlier.removeAll(keepingCapacity: true)
        touch.isDown = false
        touch.endedSample = touch.sample
    }

    /// Returns a Boolean value that indicates whether the location is finite, after reporting a diagnostic if it is not.
    private func isFinite(_ sample: ContactSample) -> Bool {
        if sample.location.x.isFinite, sample.location.y.isFinite { return true }
        report(.locationNotFinite(sample.id))
        return false
    }

    /// - Parameter location: The location of the sample, in window coordinates.
    private func update(_ touch: UITouch, with sample: ContactSample, at location: CGPoint) {
        touch.place(location, finite(sample.details) ?? touch.sample.details)
        touch.interval = now.seconds(since: touch.sample.instant)
        touch.sample.instant = now
        // Readings of another event at the same instant do not belong to this one.
        if !touch.earlier.isEmpty { touch.earlier.removeAll(keepingCapacity: true) }
        if touch.sample.tapCount != 0, TapCounting.isFar(touch.sample.location, touch.beganSample.location) {
            touch.sample.tapCount = 0
        }
        if touch.sample.details.estimation.index != nil { estimates.add(touch, touch.sample) }
    }

    /// Returns the details if all values are finite; otherwise `nil`, after reporting a diagnostic.
    func finite(_ details: ContactDetails) -> ContactDetails? {
        if details.isFinite { return details }
        report(.inputNotFinite("a contact"))
        return nil
    }

    private func reportUnknown(_ sample: ContactSample) {
        if !intake.contacts.refused.contains(sample.id) { report(.unknownContact(sample.id)) }
    }

    /// Opens a touch: determines the hit view, the recognizers that receive it, and whether the view may receive it.
    private func open(_ sample: ContactSample, slot: Int) {
        closeAbandoned()
        // The first finger after all were up: further updates of earlier estimates are not expected.
        if contacts.mask == 0 { estimates.removeAll() }
        guard let (window, view) = hitTest(sample.location, for: touchLine.event) else {
            intake.contacts.refused.insert(sample.id)
            traceSkips(of: sample, hit: nil)
            trace(.missed(finger: sample.id, reason: "no view is hit"))
            return
        }
        // An action of what was closed, or the hit test, may have made the application take no input.
        if let reason = refusalOfInput {
            intake.contacts.refused.insert(sample.id)
            return trace(.missed(finger: sample.id, reason: reason))
        }
        let location = window.placement.fromSuperview(sample.location)
        let count = intake.contacts.taps.countForDown(at: sample.location, now)
        let details = finite(sample.details) ?? ContactDetails()
        let precise = details.preciseLocation.map { window.placement.fromSuperview($0) } ?? location
        let touch = touch(
            serial: intake.contacts.nextSerial(), slot: slot, hostID: sample.id, type: UITouch.TouchType(sample.tool),
            sample: UITouch.Sample(
                instant: now, phase: .began, location: location, previousLocation: location, tapCount: count,
                preciseLocation: precise, previousPreciseLocation: precise, details: details))
        (touch.window, touch.view, touch.hitView) = (window, view, view)
        touch.flaggedEdges = sample.edges
        let veto = veto(of: view, in: window)
        contest.open(touch.input, on: Int(bitPattern: ObjectIdentifier(view)))
        if veto != nil { contest.veto(touch.input) }
        contacts.add(touch)
        contacts.mask |= touch.bit
        if details.estimation.index != nil { estimates.add(touch, touch.sample) }
        traceSkips(of: sample, hit: view)
        trace(.hit(finger: touch.serial, view: name(view), window: name(window)))
        if let veto { trace(.veto(finger: touch.serial, because: traced(veto))) }
        join(touch)
    }

    /// Returns the object of a new touch.
    private func touch(
        serial: Int, slot: Int, hostID: Int, type: UITouch.TouchType, sample: UITouch.Sample
    ) -> UITouch {
        guard let touch = closing.pool.take() else {
            return UITouch(serial: serial, slot: slot, hostID: hostID, type: type, sample: sample)
        }
        touch.begin(serial: serial, slot: slot, hostID: hostID, type: type, sample: sample)
        return touch
    }

    /// Returns a Boolean value that indicates whether a touch is in the table. A copy outlives its touch, whose slot
    /// another touch may have taken.
    func holds(_ touch: UITouch) -> Bool {
        contacts.slots[touch.slot]?.serial == touch.serial
    }
}

extension UITouch {
    /// Sets the location, in window coordinates, and the details.
    func place(_ location: CGPoint, _ details: ContactDetails) {
        sample.location = location
        sample.preciseLocation = details.preciseLocation.map(windowPlace) ?? location
        sample.details = details
    }

    /// Returns the point of its window at a point of the screen.
    func windowPlace(_ location: CGPoint) -> CGPoint { window?.placement.fromSuperview(location) ?? location }
}

extension ContactDetails {
    fileprivate var isFinite: Bool {
        radius.isFinite && radiusTolerance.isFinite && force.isFinite && maximumForce.isFinite && altitude.isFinite
            && azimuth.isFinite && roll.isFinite && (preciseLocation.map { $0.x.isFinite && $0.y.isFinite } ?? true)
    }
}

extension UITouch.TouchType {
    init(_ tool: ContactSample.Tool) {
        switch tool {
        case .direct: self = .direct
        case .indirect: self = .indirect
        case .pencil: self = .pencil
        case .indirectPointer: self = .indirectPointer
        }
    }
}

// Step 2 for input that reports no change: it lowers velocities, and is no event (M-18).
//
//     finger    D──M──M··r··r·······U      r  a sample without a change, from the device or added by the host
//     event     ●  ●  ●             ●
//     velocity  0  v  v  ↘  0       0

extension Dispatcher {
    /// Notes that a touch rests; returns its slot, or 0 while no input is taken.
    func rest(_ touch: UITouch) -> UInt64 {
        if intake.isIgnoringEvents { return 0 }
        touch.restStart = touch.sample.instant
        return touch.bit
    }

    /// Notifies the recognizers of touches that rest. One of several fingers counts only once all of them rest: beside a finger that
    /// moves it must not lower the velocity.
    func noteRests(_ rested: UInt64) {
        for recognizer in ranking.listening where recognizer.contacts & rested != 0 && areAtRest(recognizer.contacts) {
            note(restOf: recognizer)
        }
    }

    /// Notifies the recognizers of a stream that rests.
    func noteRest(of stream: InputStream) {
        for recognizer in ranking.listening where recognizer.streams & stream.bit != 0 { note(restOf: recognizer) }
    }

    private func note(restOf recognizer: UIGestureRecognizer) {
        guard let contestant = recognizer.contestant, contest.acceptsTouches(contestant) else { return }
        recognizer.inputRested()
    }

    private func areAtRest(_ mask: UInt64) -> Bool {
        for touch in contacts.order where touch.bit & mask != 0 && !touch.isAtRest { return false }
        return true
    }
}

extension UITouch {
    /// A Boolean value that indicates whether a sample without a change was the latest.
    fileprivate var isAtRest: Bool { sample.phase == .stationary && restStart == sample.instant }

    /// Returns a Boolean value that indicates whether a sample at the present location changes nothing. A radius alone is no change
    /// (Documentation/Divergences.md 300); readings that went elsewhere and came back are one.
    func isUnchanged(by new: ContactSample, after earlier: [EarlierSample]) -> Bool {
        guard sample.details.isSame(as: new.details) else { return false }
        for reading in earlier where reading.id == new.id {
            guard reading.location == new.location, new.details.isSame(as: reading.details) else { return false }
        }
        return true
    }
}

extension ContactDetails {
    /// Returns a Boolean value that indicates whether two details are equal but for the radius.
    func isSame(as other: ContactDetails) -> Bool {
        var other = other
        (other.radius, other.radiusTolerance) = (radius, radiusTolerance)
        return self == other
    }
}
