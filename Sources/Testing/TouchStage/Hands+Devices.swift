import TouchCore
public import TouchInput

// Input other than touches: keys, wheels, trackpads, pointers. Everything happens at the present instant, or takes the given
// number of seconds.

extension Hands {
    // MARK: Keys and buttons

    /// Presses a button and holds it.
    /// - Parameters:
    ///   - button: The button.
    ///   - id: The identifier of the press until it is released.
    ///   - force: The force; 1 is an ordinary press.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func press(
        _ button: PressSample.Button, id: Int = 1, force: CGFloat = 1, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        guard require(!held.contains(.press(id)), .pressAlreadyDown(id), CallSite(file, line)) else { return }
        held.insert(.press(id))
        send(.press(PressSample(id: id, phase: .began, button: button, force: force)))
    }

    /// Changes the force of a pressed button.
    public func squeeze(
        _ button: PressSample.Button, id: Int = 1, force: CGFloat, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard require(held.contains(.press(id)), .pressNotDown(id), CallSite(file, line)) else { return }
        send(.press(PressSample(id: id, phase: .changed, button: button, force: force)))
    }

    /// Releases a button.
    public func release(
        _ button: PressSample.Button, id: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        guard require(held.remove(.press(id)) != nil, .pressNotDown(id), CallSite(file, line)) else { return }
        send(.press(PressSample(id: id, phase: .ended, button: button, force: 0)))
    }

    /// Presses a button briefly.
    public func click(
        _ button: PressSample.Button, holding seconds: TimeInterval = 0.05, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard require(!held.contains(.press(1)), .pressAlreadyDown(1), site), canPass(seconds, site) else { return }
        press(button)
        wait(seconds)
        release(button)
    }

    /// Presses the key of a character briefly.
    /// - Parameters:
    ///   - characters: The characters that the key types.
    ///   - code: Its code in the USB HID usage tables.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func type(_ characters: String, code: Int, file: StaticString = #filePath, line: UInt = #line) {
        click(.key(PressSample.Key(code: code, characters: characters)), file: file, line: line)
    }

    // MARK: Wheels and trackpads

    /// Turns a wheel by some notches, one every 20 ms.
    /// - Parameters:
    ///   - place: The location of the pointer.
    ///   - notch: The distance per notch in points, in the direction of a finger dragging the content.
    ///   - count: The number of notches; a negative value counts as 0.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func turnWheel(
        at place: some TouchPlace, notch: CGVector, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        for index in 0..<max(0, count) {
            if index > 0 { wait(0.02) }
            // What is not on the screen is reported once.
            guard let point = index == 0 ? point(of: place, site) : locate(place, site)?.point else { return }
            send(.scroll(ScrollSample(at: point, .tick(notch))))
        }
    }

    /// Scrolls on a trackpad: begins, continues at `samplesPerSecond`, ends.
    /// - Parameters:
    ///   - place: The location of the pointer.
    ///   - distance: The distance in points, in the direction of a finger dragging the content.
    ///   - seconds: The time from the beginning to the end; more than an hour counts as an hour.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func scroll(
        at place: some TouchPlace, by distance: CGVector, over seconds: TimeInterval = 0.2,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard canPass(seconds, site), let point = point(of: place, site) else { return }
        let (steps, pause) = scans(in: seconds)
        let part = CGVector(dx: distance.dx / CGFloat(steps), dy: distance.dy / CGFloat(steps))
        for step in 0..<steps {
            if step > 0 { wait(pause) }
            send(.scroll(ScrollSample(at: point, step == 0 ? .began(part) : .changed(part))))
        }
        wait(pause)
        send(.scroll(ScrollSample(at: point, .ended)))
    }

    /// Pinches and rotates on a trackpad.
    /// - Parameters:
    ///   - place: The location of the pointer.
    ///   - scale: The scale of the whole movement.
    ///   - rotation: The rotation of the whole movement in radians, clockwise.
    ///   - steps: The number of changes that are reported; at least 1.
    ///   - seconds: The time from the beginning to the last change.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func transform(
        at place: some TouchPlace, scale: CGFloat = 1, rotation: CGFloat = 0, steps: Int = 10,
        over seconds: TimeInterval = 0.2, file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard canPass(seconds, site), let point = point(of: place, site) else { return }
        send(.transform(TransformSample(at: point, .began)))
        var present: CGFloat = 1
        for step in 1...max(1, steps) {
            wait(seconds / Double(max(1, steps)))
            // Equal steps of the scale, each as a factor relative to the previous one.
            let next = 1 + (scale - 1) * CGFloat(step) / CGFloat(max(1, steps))
            send(
                .transform(
                    TransformSample(
                        at: point, .changed(scale: next / present, rotation: rotation / CGFloat(max(1, steps))))))
            present = next
        }
        send(.transform(TransformSample(at: point, .ended)))
    }

    // MARK: Motion and remote control

    /// Sends a sample of a shake detector.
    public func shake(_ sample: MotionSample, file: StaticString = #filePath, line: UInt = #line) {
        switch sample {
        case .began: held.insert(.shake)
        case .ended, .cancelled:
            guard require(held.remove(.shake) != nil, .shakeNotBegun, CallSite(file, line)) else { return }
        }
        send(.motion(sample))
    }

    /// Presses a media key.
    public func command(_ command: RemoteCommand) { send(.remoteCommand(command)) }

    // MARK: Pointers

    /// Moves a pointer that does not touch; the first call makes it enter the screen.
    /// - Parameters:
    ///   - place: The location of the pointer.
    ///   - tool: The tool: a pointer or a pencil.
    ///   - distance: The distance from the screen, 0…1.
    ///   - details: The angles of a pencil.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func hover(
        at place: some TouchPlace, tool: ContactSample.Tool = .indirectPointer, distance: CGFloat = 0,
        details: ContactDetails = ContactDetails(), file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let point = point(of: place, CallSite(file, line)) else { return }
        hoverPlace = point
        held.insert(.hover)
        send(
            .hover(
                HoverSample(phase: .moved, location: hoverPlace, tool: tool, distance: distance, details: details)))
    }

    /// Removes the pointer from the screen, at its latest location.
    public func stopHovering(file: StaticString = #filePath, line: UInt = #line) {
        guard require(held.remove(.hover) != nil, .pointerNotHovering, CallSite(file, line)) else { return }
        send(.hover(HoverSample(phase: .exited, location: hoverPlace)))
    }

    /// Clicks with the pointer: the button is down briefly. An app without support for pointers receives a finger
    /// (`UIApplication.supportsIndirectInputEvents`).
    public func click(
        _ button: PointerButtons = .primary, at place: some TouchPlace, holding seconds: TimeInterval = 0.05,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let site = CallSite(file, line)
        guard areUp(.rightIndex, site: site), canPass(seconds, site), locate(place, site) != nil else { return }
        buttons.formUnion(button)
        down(at: place, tool: .indirectPointer, file: file, line: line)
        wait(seconds)
        buttons.subtract(button)
        up(file: file, line: line)
    }
}

// Input of a pencil, or of a digitizer that reports more about a finger than its location.
//
//     hands.readingsPerSample = 4                  // 240 Hz at 60 frames a second
//     hands.estimated = .force
//     hands.details.force = 0.3
//     hands.down(at: canvas, tool: .pencil)
//     hands.move(dx: 100, over: 0.2)               // coalesced touches, whose force is an estimate
//     hands.change { $0.force = 0.8 }              // presses harder at the same place
//     hands.up()
//     hands.correct { $0.force += 0.1 }            // touchesEstimatedPropertiesUpdated, after the end

extension Hands {
    /// Changes the values that the digitizer reports besides the location, and reports them for a finger that is down: a `moved`
    /// at the same place (B-032).
    public func change(_ finger: Finger = .rightIndex, _ body: (inout ContactDetails) -> Void) {
        body(&details)
        guard let place = place(of: finger) else { return }
        send([sample(finger, .moved, at: place)])
    }

    /// Sends better values for every reading that contained estimates and has not been corrected yet, in order, in one event
    /// (B-405).
    /// - Parameter body: A closure that turns the estimated details into the final ones.
    public func correct(_ body: (inout ContactDetails) -> Void = { _ in }) {
        correct(estimates.map { $0.index }, body)
    }

    /// Sends better values for single readings, in the given order; readings without estimates, and corrected ones, are left out.
    /// - Parameters:
    ///   - indexes: The values of `UITouch.estimationUpdateIndex`.
    ///   - body: A closure that turns the estimated details into the final ones.
    public func correct(_ indexes: [Int], _ body: (inout ContactDetails) -> Void = { _ in }) {
        var updates: [EstimateUpdate] = []
        for index in indexes {
            guard let place = estimates.firstIndex(where: { $0.index == index }) else { continue }
            let estimate = estimates.remove(at: place)
            var details = estimate.details
            details.estimation.estimated = []
            details.estimation.expectingUpdates = []
            body(&details)
            updates.append(EstimateUpdate(index: index, location: estimate.location, details: details))
        }
        guard !updates.isEmpty else { return }
        host.receive(InputFrame(at: host.now, updates: updates, modifiers: modifiers, buttons: buttons))
    }
}
