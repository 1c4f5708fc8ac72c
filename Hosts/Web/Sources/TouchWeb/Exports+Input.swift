#if arch(wasm32)
    import TouchInput
    import TouchInput
    import TouchCore

    // The exports for input: a frame is described by calls, and then passed on.

    /// Describes a contact: the numbers of its phase and tool, and its details.
    @_expose(wasm, "contact") @_cdecl("touchweb_contact")
    public func contact(
        _ id: Int, _ phase: Int, _ tool: Int, _ x: Double, _ y: Double, _ radius: Double, _ force: Double,
        _ maximumForce: Double, _ altitude: Double, _ azimuth: Double
    ) {
        guard let phase = ContactSample.Phase(rawValue: phase), let tool = ContactSample.Tool(rawValue: tool) else {
            return
        }
        var details = ContactDetails()
        details.radius = radius
        details.force = force
        details.maximumForce = maximumForce
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.contacts.append(
            ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y), tool: tool, details: details))
    }

    /// Describes an earlier reading of a contact.
    @_expose(wasm, "earlier") @_cdecl("touchweb_earlier")
    public func earlier(
        _ id: Int, _ seconds: Double, _ x: Double, _ y: Double, _ radius: Double, _ force: Double,
        _ maximumForce: Double,
        _ altitude: Double, _ azimuth: Double
    ) {
        var details = ContactDetails()
        details.radius = radius
        details.force = force
        details.maximumForce = maximumForce
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.earlier.append(
            EarlierSample(id: id, at: Instant(seconds: seconds), location: CGPoint(x: x, y: y), details: details))
    }

    /// Phases: 0 entered, 1 moved, 2 exited.
    @_expose(wasm, "hover") @_cdecl("touchweb_hover")
    public func hover(
        _ id: Int, _ phase: Int, _ tool: Int, _ x: Double, _ y: Double, _ distance: Double, _ altitude: Double,
        _ azimuth: Double
    ) {
        guard let phase = HoverSample.Phase(rawValue: phase), let tool = ContactSample.Tool(rawValue: tool) else {
            return
        }
        var details = ContactDetails()
        details.altitude = altitude
        details.azimuth = azimuth
        PageState.shared.frame.others.append(
            .hover(
                HoverSample(
                    id: id, phase: phase, location: CGPoint(x: x, y: y), tool: tool, distance: distance,
                    details: details)))
    }

    /// Steps: 0 tick, 1 began, 2 changed, 3 ended, 4 cancelled.
    @_expose(wasm, "scroll") @_cdecl("touchweb_scroll")
    public func scroll(_ step: Int, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
        let delta = CGVector(dx: dx, dy: dy)
        let sample: ScrollSample.Step
        switch step {
        case 0: sample = .tick(delta)
        case 1: sample = .began(delta)
        case 2: sample = .changed(delta)
        case 3: sample = .ended
        default: sample = .cancelled
        }
        PageState.shared.frame.others.append(.scroll(ScrollSample(at: CGPoint(x: x, y: y), sample)))
    }

    /// Steps: 1 began, 2 changed, 3 ended, 4 cancelled.
    @_expose(wasm, "transform") @_cdecl("touchweb_transform")
    public func transform(_ step: Int, _ x: Double, _ y: Double, _ scale: Double, _ rotation: Double) {
        let sample: TransformSample.Step
        switch step {
        case 1: sample = .began
        case 2: sample = .changed(scale: scale, rotation: rotation)
        case 3: sample = .ended
        default: sample = .cancelled
        }
        PageState.shared.frame.others.append(.transform(TransformSample(at: CGPoint(x: x, y: y), sample)))
    }

    /// A key; its characters and its characters without modifiers are at `text_room`, one after the other.
    @_expose(wasm, "key") @_cdecl("touchweb_key")
    public func key(_ id: Int, _ phase: Int, _ code: Int, _ length: Int, _ plainLength: Int) {
        guard let phase = PressSample.Phase(rawValue: phase), length >= 0, plainLength >= 0 else { return }
        let page = PageState.shared
        let characters = page.text(from: 0, count: length)
        let plain = page.text(from: length, count: plainLength)
        let key = PressSample.Key(code: code, characters: characters, charactersIgnoringModifiers: plain)
        page.frame.others.append(.press(PressSample(id: id, phase: phase, button: .key(key))))
    }

    /// A shake: 0 began, 1 ended, 2 cancelled.
    @_expose(wasm, "motion") @_cdecl("touchweb_motion")
    public func motion(_ phase: Int) {
        guard let sample = MotionSample(rawValue: phase) else { return }
        PageState.shared.frame.others.append(.motion(sample))
    }

    /// Describes a command by its number.
    @_expose(wasm, "remote_command") @_cdecl("touchweb_remote_command")
    public func remoteCommand(_ command: Int) {
        guard let command = RemoteCommand(rawValue: command) else { return }
        PageState.shared.frame.others.append(.remoteCommand(command))
    }

    /// Feeds what was described by the calls since the previous one, as one frame.
    @_expose(wasm, "receive") @_cdecl("touchweb_receive")
    public func receive(_ seconds: Double, _ modifiers: Int, _ buttons: Int) {
        let page = PageState.shared
        page.takeFrame(at: seconds, modifiers: modifiers, buttons: buttons) { page.session?.receive($0) }
    }

    /// A frame of the display.
    @_expose(wasm, "display") @_cdecl("touchweb_display")
    public func display() { PageState.shared.frame.others.append(.display) }

    /// Advances time.
    @_expose(wasm, "advance") @_cdecl("touchweb_advance")
    public func advance(_ seconds: Double) { PageState.shared.session?.advance(to: Instant(seconds: seconds)) }

    /// Returns the time at which to call `advance`, in seconds; infinite for never.
    @_expose(wasm, "wake_at") @_cdecl("touchweb_wake_at")
    public func wakeAt() -> Double { PageState.shared.session?.wakeInstant?.seconds ?? .infinity }

    /// 1: frames are wanted, 2: something is to be painted, 4: something was posted to assistive technologies.
    @_expose(wasm, "wants") @_cdecl("touchweb_wants")
    public func wants() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        let host = session.application.host
        return (host.areFramesWanted ? 1 : 0) + (host.needsDisplay ? 2 : 0) + (session.elements.hasPosted ? 4 : 0)
    }
#endif
