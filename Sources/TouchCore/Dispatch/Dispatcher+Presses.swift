import TouchArbitration
import TouchGeometry
import TouchInput

// Step 2 for keys and buttons, and what the first responder hears of motion and remote control (spec 2.18).

extension Dispatcher {
    /// One input that is no contact, as an event of its own.
    func process(_ input: DeviceInput) {
        switch input {
        case .press(let sample): process(sample)
        case .hover(let sample): process(sample)
        case .scroll(let sample): process(sample)
        case .transform(let sample): process(sample)
        case .motion(let sample):
            systemEvent.motion = sample
            systemEvent.set(.motion, .motionShake)
            sendToFirstResponder()
        case .remoteCommand(let command):
            guard application?.isReceivingRemoteControlEvents == true else { return }
            systemEvent.set(.remoteControl, UIEvent.EventSubtype(command))
            sendToFirstResponder()
        }
    }

    private func process(_ sample: PressSample) {
        for press in presses.order where press.isDown { press.sample.phase = .stationary }
        presses.mask = presses.downMask
        switch sample.phase {
        case .began: begin(sample)
        case .changed: change(sample)
        case .ended, .cancelled: finish(sample)
        }
        if mayPrecedenceHaveChanged { updatePrecedence() }
        if presses.mask != 0 { send(pressLine.event) }
        turn()
    }

    private func begin(_ sample: PressSample) {
        if let old = presses.down(sample.id) {
            report(.pressDownTwice(sample.id))
            end(old, .cancelled)
            return
        }
        refusedPresses.removeAll { $0 == sample.id }
        guard refusalOfInput == nil, sample.force.isFinite, let window = application?.keyWindow,
            let target = application?.firstResponder, let slot = presses.freeSlot
        else {
            refusePress(sample.id)
            if traceHandler != nil {
                trace(.decline(recognizer: "app", input: "press", reason: refusalOfInput ?? "no key window"))
            }
            return
        }
        if needsAbandonmentCheck { closeAbandoned() }
        let key = sample.button.key.map { UIKey($0, modifiers) }
        #if !hasFeature(Embedded)
            if let key, performKeyCommand(for: key, from: target) { return refusePress(sample.id) }
        #endif
        lastSerial += 1
        let press = UIPress(
            serial: lastSerial, slot: slot, hostID: sample.id, type: UIPress.PressType(sample.button), key: key,
            sample: UIPress.Sample(instant: now, phase: .began, force: max(0, min(sample.force, 1))))
        (press.window, press.responder, press.target) = (window, target, target)
        presses.add(press)
        presses.mask |= press.bit
        if traceHandler != nil {
            trace(.target(input: "press \(press.serial)", view: name(target), window: name(window)))
        }
        join(press)
    }

    private func change(_ sample: PressSample) {
        guard let press = presses.down(sample.id) else { return reportUnknown(sample) }
        guard sample.force.isFinite, refusalOfInput == nil else { return }
        press.sample.instant = now
        press.sample.force = max(0, min(sample.force, 1))
        press.sample.phase = .changed
    }

    private func finish(_ sample: PressSample) {
        guard let press = presses.down(sample.id) else {
            reportUnknown(sample)
            refusedPresses.removeAll { $0 == sample.id }
            return
        }
        end(press, sample.phase == .ended && refusalOfInput == nil ? .ended : .cancelled)
    }

    private func end(_ press: UIPress, _ phase: UIPress.Phase) {
        press.sample.instant = now
        press.sample.phase = phase
        press.sample.force = 0
        press.isDown = false
        press.endedSample = press.sample
    }

    private func refusePress(_ id: Int) {
        guard !refusedPresses.contains(id) else { return }
        if refusedPresses.count == Self.maximumRounds { refusedPresses.removeFirst() }
        refusedPresses.append(id)
    }

    private func reportUnknown(_ sample: PressSample) {
        guard !refusedPresses.contains(sample.id) else { return }
        report(.unknownPress(sample.id))
    }

    /// What cancels every press; those that are down are ignored from now on.
    func cancellationsOfPresses() -> [DeviceInput] {
        presses.order.filter { $0.isDown }.map { press in
            refusePress(press.hostID)
            return .press(PressSample(id: press.hostID, phase: .cancelled, button: .select, force: 0))
        }
    }

    // MARK: Motion and remote control

    private func sendToFirstResponder() {
        guard refusalOfInput == nil else { return }
        send(systemEvent)
        turn()
    }

    /// B-382, B-384: nothing is hit-tested, the first responder of the key window hears of it, then its chain.
    func tellFirstResponder(of window: UIWindow, _ event: UIEvent) {
        let responder = window.firstResponder ?? window
        guard event.type == .motion else { return responder.remoteControlReceived(with: event) }
        switch systemEvent.motion {
        case .began: responder.motionBegan(event.subtype, with: event)
        case .ended: responder.motionEnded(event.subtype, with: event)
        case .cancelled: responder.motionCancelled(event.subtype, with: event)
        case nil: break
        }
    }
}

extension PressSample.Button {
    /// The key, if it is one.
    fileprivate var key: PressSample.Key? {
        if case .key(let key) = self { return key }
        return nil
    }
}

extension UIPress.PressType {
    fileprivate init(_ button: PressSample.Button) {
        switch button {
        case .upArrow: self = .upArrow
        case .downArrow: self = .downArrow
        case .leftArrow: self = .leftArrow
        case .rightArrow: self = .rightArrow
        case .select: self = .select
        case .menu: self = .menu
        case .playPause: self = .playPause
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .key: self = .key
        }
    }
}

extension UIEvent.EventSubtype {
    fileprivate init(_ command: RemoteCommand) {
        switch command {
        case .play: self = .remoteControlPlay
        case .pause: self = .remoteControlPause
        case .stop: self = .remoteControlStop
        case .togglePlayPause: self = .remoteControlTogglePlayPause
        case .nextTrack: self = .remoteControlNextTrack
        case .previousTrack: self = .remoteControlPreviousTrack
        case .beginSeekingBackward: self = .remoteControlBeginSeekingBackward
        case .endSeekingBackward: self = .remoteControlEndSeekingBackward
        case .beginSeekingForward: self = .remoteControlBeginSeekingForward
        case .endSeekingForward: self = .remoteControlEndSeekingForward
        }
    }
}
