import TouchArbitration
import TouchInput
import TouchTrace

// Step 2 for keys and buttons: they become presses of the first responder (B-385).

extension Dispatcher {
    func process(_ sample: PressSample) {
        for press in presses.order where press.isDown { press.sample.phase = .stationary }
        presses.mask = presses.downMask
        switch sample.phase {
        case .began: begin(sample)
        case .changed: change(sample)
        case .ended, .cancelled: finish(sample)
        }
        updatePrecedence()
        // Again, since presses that began may have enrolled recognizers.
        allowTurn()
        if presses.hasStep { send(pressLine.event) }
        turn()
    }

    private func begin(_ sample: PressSample) {
        switch intake.presses.begin(sample, in: presses) {
        case .press: open(sample)
        case .downTwice(let old):
            report(.pressDownTwice(sample.id))
            end(old, .cancelled)
        case .notFinite: report(.inputNotFinite("a press"))
        }
    }

    /// Opens a press, unless its key performs a command or nothing receives it.
    private func open(_ sample: PressSample) {
        // Changes that app code makes here and in its key commands take effect: the target of the press is determined afterwards.
        closeAbandoned()
        let key = sample.button.key.map { UIKey($0, intake.modifiers) }
        #if !hasFeature(Embedded)
            if refusalOfInput == nil, let key, let window = application?.keyWindow, window.isShown,
                performKeyCommand(for: key, from: window.pressTarget)
            {
                return intake.presses.refused.insert(sample.id)
            }
        #endif
        guard refusalOfInput == nil, let window = application?.keyWindow, window.isShown, let slot = presses.freeSlot
        else {
            intake.presses.refused.insert(sample.id)
            return decline(.press(nil), refusalOfInput ?? missingKeyWindow ?? "too many presses")
        }
        let target = window.pressTarget
        let press = UIPress(
            serial: intake.contacts.nextSerial(), slot: slot, hostID: sample.id, type: UIPress.PressType(sample.button),
            key: key,
            sample: UIPress.Sample(instant: now, phase: .began, force: max(0, min(sample.force, 1))))
        (press.window, press.responder, press.target) = (window, target, target)
        contest.open(press.input, on: Int(bitPattern: ObjectIdentifier(target)))
        presses.add(press)
        presses.mask |= press.bit
        trace(.target(input: .press(press.serial), responder: name(target), window: name(window)))
        join(press)
    }

    private func change(_ sample: PressSample) {
        guard let press = presses.down(sample.id) else { return reportUnknown(sample) }
        guard sample.force.isFinite else { return report(.inputNotFinite("a press")) }
        guard refusalOfInput == nil else { return }
        let force = max(0, min(sample.force, 1))
        if force == press.sample.force { return }
        (press.sample.instant, press.sample.force, press.sample.phase) = (now, force, .changed)
    }

    private func finish(_ sample: PressSample) {
        guard let press = presses.down(sample.id) else {
            reportUnknown(sample)
            intake.presses.refused.remove(sample.id)
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

    private func reportUnknown(_ sample: PressSample) {
        if !intake.presses.refused.contains(sample.id) { report(.unknownPress(sample.id)) }
    }
}

extension UIWindow {
    /// The responder that receives presses. Without a first responder, that is the view of the frontmost controller, or the window.
    fileprivate var pressTarget: UIResponder {
        firstResponder ?? rootViewController?.frontmost.viewIfLoaded ?? self
    }
}

extension PressSample.Button {
    /// The key; `nil` for a button.
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

#if !hasFeature(Embedded)
    // Keys that perform actions: searched before a key becomes a press.

    extension Dispatcher {
        /// Performs the action of the first command along the chain that matches the key; returns a Boolean value that
        /// indicates whether there was one.
        func performKeyCommand(for key: UIKey, from first: UIResponder) -> Bool {
            var chain = ResponderChain(from: first)
            while let responder = chain.next() {
                for command in responder.keyCommands ?? [] where command.fits(key) {
                    guard let action = command.action, let application,
                        let target = first.target(forAction: action, withSender: command)
                    else { continue }
                    return application.sendAction(action, to: target, from: command, for: pressLine.event)
                }
            }
            return false
        }
    }
#endif

/// The keys and buttons that become presses, those that are ignored to their end, and those that are errors of the host.
struct PressIntake {
    var refused = RefusedInputs()

    /// The consequence of a key or button that goes down.
    enum Arrival {
        /// It becomes a press, unless it performs a command or nothing receives it.
        case press
        /// It is down already: this press ends, and it is ignored.
        case downTwice(UIPress)
        case notFinite
    }

    mutating func begin(_ sample: PressSample, in table: InputTable<UIPress>) -> Arrival {
        if let old = table.down(sample.id) {
            refused.insert(sample.id)
            return .downTwice(old)
        }
        refused.remove(sample.id)
        if sample.force.isFinite { return .press }
        refused.insert(sample.id)
        return .notFinite
    }

    /// Returns the cancellations of all presses; those that are down are ignored from then on.
    mutating func cancellations(of table: InputTable<UIPress>) -> [DeviceInput] {
        let down = table.order.filter { $0.isDown }
        for press in down { refused.insert(press.hostID) }
        return down.map { .press(PressSample(id: $0.hostID, phase: .cancelled, button: .select, force: 0)) }
    }
}
