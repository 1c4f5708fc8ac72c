public import Touchstone

// What hands do with other things than the screen: keys, wheels, trackpads, pointers. Everything happens at the present
// instant, or takes the seconds that it is given.

extension Hands {
    // MARK: Keys and buttons

    /// Presses a button and holds it.
    /// - Parameters:
    ///   - button: which one.
    ///   - id: names the press until it is released.
    ///   - force: how hard; 1 is an ordinary press.
    public func press(_ button: PressSample.Button, id: Int = 1, force: CGFloat = 1) {
        send(.press(PressSample(id: id, phase: .began, button: button, force: force)))
    }

    /// Changes how far a button is pressed.
    public func squeeze(_ button: PressSample.Button, id: Int = 1, force: CGFloat) {
        send(.press(PressSample(id: id, phase: .changed, button: button, force: force)))
    }

    /// Releases a button.
    public func release(_ button: PressSample.Button, id: Int = 1) {
        send(.press(PressSample(id: id, phase: .ended, button: button, force: 0)))
    }

    /// Presses a button for a moment.
    public func click(_ button: PressSample.Button, holding seconds: TimeInterval = 0.05) {
        press(button)
        wait(seconds)
        release(button)
    }

    /// Presses the key of a character for a moment.
    /// - Parameters:
    ///   - characters: what the key types.
    ///   - code: its place in the USB HID usage tables.
    public func type(_ characters: String, code: Int) {
        click(.key(PressSample.Key(code: code, characters: characters)))
    }

    // MARK: Wheels and trackpads

    /// Turns a wheel by some notches, one every 20 ms.
    /// - Parameters:
    ///   - place: where the pointer is.
    ///   - notch: points a notch, as a finger that drags the content would have moved.
    ///   - count: how many; none if it is negative.
    public func turnWheel(at place: some TouchPlace, notch: CGVector, count: Int = 1) {
        for index in 0..<max(0, count) {
            if index > 0 { wait(0.02) }
            guard let point = point(of: place) else { return }
            send(.scroll(ScrollSample(at: point, .tick(notch))))
        }
    }

    /// Scrolls on a trackpad: starts, goes on at `samplesPerSecond`, stops.
    /// - Parameters:
    ///   - place: where the pointer is.
    ///   - distance: points, as a finger that drags the content would have moved.
    ///   - seconds: from the start to the stop; no finite number counts as 0, more than an hour as an hour.
    public func scroll(at place: some TouchPlace, by distance: CGVector, over seconds: TimeInterval = 0.2) {
        guard let point = point(of: place) else { return }
        let (steps, pause) = scans(in: seconds)
        let part = CGVector(dx: distance.dx / CGFloat(steps), dy: distance.dy / CGFloat(steps))
        for step in 0..<steps {
            if step > 0 { wait(pause) }
            send(.scroll(ScrollSample(at: point, step == 0 ? .began(part) : .changed(part))))
        }
        wait(pause)
        send(.scroll(ScrollSample(at: point, .ended)))
    }

    /// Pinches and turns on a trackpad.
    /// - Parameters:
    ///   - place: where the pointer is.
    ///   - scale: of the whole movement.
    ///   - rotation: of the whole movement, radians, clockwise.
    ///   - steps: how many changes are reported; 1 at least.
    ///   - seconds: from the start to the last change.
    public func transform(
        at place: some TouchPlace, scale: CGFloat = 1, rotation: CGFloat = 0, steps: Int = 10,
        over seconds: TimeInterval = 0.2
    ) {
        guard let point = point(of: place) else { return }
        send(.transform(TransformSample(at: point, .began)))
        var present: CGFloat = 1
        for step in 1...max(1, steps) {
            wait(seconds / Double(max(1, steps)))
            // Equal steps of the scale, each as a factor of the one before.
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

    /// Tells what a shake detector says.
    public func shake(_ sample: MotionSample) { send(.motion(sample)) }

    /// Presses a media key.
    public func command(_ command: RemoteCommand) { send(.remoteCommand(command)) }

    // MARK: Pointers

    /// Moves a pointer that does not touch; the first time, it comes over the screen.
    /// - Parameters:
    ///   - place: over which it is.
    ///   - tool: what hovers: a pointer or a pencil.
    ///   - distance: from the screen, 0…1.
    ///   - details: the angles of a pencil.
    public func hover(
        at place: some TouchPlace, tool: ContactSample.Tool = .indirectPointer, distance: CGFloat = 0,
        details: ContactDetails = ContactDetails()
    ) {
        guard let point = point(of: place) else { return }
        hoverPlace = point
        send(
            .hover(
                HoverSample(phase: .moved, location: hoverPlace, tool: tool, distance: distance, details: details)))
    }

    /// Takes the pointer off the screen, where it was last.
    public func stopHovering() {
        send(.hover(HoverSample(phase: .exited, location: hoverPlace)))
    }

    /// Clicks with the pointer: the button is down for a moment. An app that knows no pointers gets a finger
    /// (`UIApplication.supportsIndirectInputEvents`).
    public func click(
        _ button: PointerButtons = .primary, at place: some TouchPlace, holding seconds: TimeInterval = 0.05
    ) {
        guard point(of: place) != nil else { return }
        buttons.formUnion(button)
        down(at: place, tool: .indirectPointer)
        wait(seconds)
        buttons.subtract(button)
        up()
    }
}
