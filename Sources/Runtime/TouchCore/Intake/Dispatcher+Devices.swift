import TouchInput
import TouchTrace

// Step 2 for everything but contacts; and motion and remote control, which the first responder receives (B-380…B-384).

extension Dispatcher {
    /// Processes one input that is not a contact, as a separate event.
    func process(_ input: DeviceInput) {
        switch input {
        case .press(let sample): process(sample)
        case .hover(let sample): process(sample)
        case .scroll(let sample): process(sample)
        case .transform(let sample): process(sample)
        case .motion(let sample): process(sample)
        case .remoteCommand(let command): process(command)
        case .display: processDisplayFrame()
        }
    }

    // MARK: Motion

    /// Processes motion: a responder that received the beginning of a shake receives exactly one end of it, even if it is no
    /// longer first responder (B-380).
    private func process(_ sample: MotionSample) {
        switch sample {
        case .began:
            if intake.systemEvent.shakenWindow != nil { finishShake(.cancelled) }
            intake.streams.refused.remove(.motion)
            guard refusalOfInput == nil, let window = application?.keyWindow, window.isShown,
                let first = window.firstResponder
            else {
                decline(.shake, refusalOfInput ?? missingListener)
                return intake.streams.refused.insert(.motion)
            }
            (intake.systemEvent.shakenWindow, intake.systemEvent.shaken) = (window, first)
            trace(.target(input: .shake, responder: name(first), window: name(window)))
            sendMotion(.began)
        case .ended, .cancelled:
            guard intake.systemEvent.shakenWindow != nil else {
                if !intake.streams.refused.contains(.motion) { report(.streamNotBegun("a shake")) }
                return
            }
            finishShake(refusalOfInput == nil ? sample : .cancelled)
        }
    }

    private func finishShake(_ sample: MotionSample) {
        if intake.systemEvent.shakenWindow?.isShown == true {
            sendMotion(sample)
        } else {
            // No event is sent to a window that is not shown.
            intake.systemEvent.motion = .cancelled
            intake.systemEvent.set(.motion, .motionShake)
            tellOfShake()
            turn()
        }
        (intake.systemEvent.shakenWindow, intake.systemEvent.shaken) = (nil, nil)
    }

    private func sendMotion(_ sample: MotionSample) {
        intake.systemEvent.motion = sample
        intake.systemEvent.set(.motion, .motionShake)
        send(intake.systemEvent)
        turn()
    }

    /// Returns the cancellation of the current shake, if there is one.
    func cancellationOfMotion() -> [DeviceInput] {
        guard intake.systemEvent.shakenWindow != nil else { return [] }
        intake.streams.refused.insert(.motion)
        return [.motion(.cancelled)]
    }

    // MARK: Remote control

    /// Processes a media key. It is delivered while the app is interrupted, too: a headset is also used when the screen is not.
    private func process(_ command: RemoteCommand) {
        guard application?.isReceivingRemoteControlEvents == true else {
            return decline(.remoteControl, "beginReceivingRemoteControlEvents() was not called")
        }
        guard let window = application?.keyWindow, window.isShown, window.firstResponder != nil else {
            return decline(.remoteControl, missingListener)
        }
        intake.systemEvent.set(.remoteControl, UIEvent.EventSubtype(command))
        send(intake.systemEvent)
        turn()
    }

    /// Delivers an event to the first responder of the window, and then to its chain, without hit-testing. Without a first
    /// responder no object receives it (B-382, B-384).
    func tellFirstResponder(of window: UIWindow, _ event: UIEvent) {
        guard event.type == .remoteControl else { return tellOfShake() }
        guard let first = window.firstResponder else { return }
        traceSystemEvent(.remoteControl, to: first)
        first.remoteControlReceived(with: event)
    }

    private func tellOfShake() {
        guard let responder = intake.systemEvent.shaken, let motion = intake.systemEvent.motion else { return }
        switch motion {
        case .began:
            traceSystemEvent(.motionBegan, to: responder)
            responder.motionBegan(intake.systemEvent.subtype, with: intake.systemEvent)
        case .ended:
            traceSystemEvent(.motionEnded, to: responder)
            responder.motionEnded(intake.systemEvent.subtype, with: intake.systemEvent)
        case .cancelled:
            traceSystemEvent(.motionCancelled, to: responder)
            responder.motionCancelled(intake.systemEvent.subtype, with: intake.systemEvent)
        }
    }

    private func traceSystemEvent(_ step: TraceRecord.TouchStep, to responder: UIResponder) {
        trace(.deliver(responder: name(responder), step: step, fingers: [], isLate: false))
    }

    /// Reports that an input is not delivered to the app.
    func decline(_ input: InputName, _ reason: String) {
        trace(.decline(by: .app, input: input, reason: reason))
    }

    private var missingListener: String { missingKeyWindow ?? "no first responder" }

    /// The reason why no window receives input without a location; `nil` if one does.
    var missingKeyWindow: String? {
        guard let window = application?.keyWindow else { return "no key window" }
        return window.isShown ? nil : "the key window is hidden"
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
