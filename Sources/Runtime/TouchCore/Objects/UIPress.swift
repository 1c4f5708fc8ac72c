import TouchArbitration
public import TouchInput
import TouchTrace

/// One key or button that is down; the same instance from its beginning to its end.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIPress {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key or button went down.
        case began = 0
        /// The force has changed.
        case changed = 1
        /// The press did not change in this event; no method is called for it.
        case stationary = 2
        /// The key or button came up.
        case ended = 3
        /// The press was cancelled.
        case cancelled = 4
    }

    /// The type of a button.
    public enum PressType: Int, Sendable {
        /// Up on a remote control or gamepad.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// Left.
        case leftArrow = 2
        /// Right.
        case rightArrow = 3
        /// The main button.
        case select = 4
        /// Back to the menu.
        case menu = 5
        /// Play or pause.
        case playPause = 6
        /// One page up.
        case pageUp = 30
        /// One page down.
        case pageDown = 31
        /// A key of a keyboard; `UIPress.key` identifies it (Documentation/Divergences.md).
        case key = 63
    }

    /// The values that change from event to event; a withheld call shows the values of its own time.
    struct Sample {
        var instant: Instant
        var phase: Phase
        var force: CGFloat
    }

    nonisolated let serial: Int
    let slot: Int
    let hostID: Int
    var sample: Sample

    /// The type of the button.
    public let type: PressType
    /// The key of a keyboard; `nil` for other buttons.
    public let key: UIKey?
    /// The window whose first responder receives it.
    public internal(set) var window: UIWindow?
    /// The responder that receives it first (B-385).
    public internal(set) var responder: UIResponder?

    // The state that the dispatcher keeps in a press.
    /// The responder that receives it, also after `responder` has become `nil`.
    var target: UIResponder?
    var isDown = true
    var beganSample: Sample
    var endedSample: Sample?
    var presentSample: Sample?

    init(serial: Int, slot: Int, hostID: Int, type: PressType, key: UIKey?, sample: Sample) {
        self.serial = serial
        self.slot = slot
        self.hostID = hostID
        self.type = type
        self.key = key
        self.sample = sample
        beganSample = sample
    }

    /// The time at which the press began or last changed, in seconds on the host's time line.
    public var timestamp: TimeInterval { sample.instant.seconds }

    /// The phase in this event.
    public var phase: Phase { sample.phase }

    /// The depth to which the button is pressed, 0…1; 0 or 1 for a digital button.
    public var force: CGFloat { sample.force }

    /// The recognizers that receive this press; empty if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        guard let dispatcher = window?.application?.dispatcher, dispatcher.presses.slots[slot] === self else {
            return []
        }
        return dispatcher.contest.participants(of: input).compactMap { dispatcher.recognizer($0) }
            .filter { $0.presses & bit != 0 }
    }
}

extension UIPress {
    /// The number of the press within its application, which no other touch or press has.
    package var number: Int { serial }
}

extension UIPress: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two presses are identical.
    nonisolated public static func == (left: UIPress, right: UIPress) -> Bool { left === right }

    /// Hashes the number of the press.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    /// Hashes the number of the press without the process's seed, so that sets are ordered alike in every run.
    nonisolated public func _rawHashValue(seed: Int) -> Int { serial &* 0x2545_F491 }
}

/// The keys and buttons that are down; the same instance is reused for all such events.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UIPressesEvent: UIEvent {
    let presses = InputTable<UIPress>()

    /// `.presses`.
    public override var type: EventType { .presses }

    /// All presses, in every window, unchanged ones included.
    public var allPresses: Set<UIPress> { presses.set(presses.mask) }

    /// Returns the presses that the recognizer receives.
    public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.set(gesture.dispatcher?.presses === presses ? presses.mask & gesture.presses : 0)
    }
}

// The interface of a press for the dispatcher.

extension UIPress: GatedInput {
    var isListenerInPlace: Bool {
        guard let window else { return true }
        return target?.responderWindow === window && window.isShown
    }

    var listener: UIResponder? { target }

    var input: Contest.Input { .press(slot) }

    var step: TouchStep? {
        switch sample.phase {
        case .began: .began
        case .changed: .moved
        case .stationary: nil
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    func forget(by recognizer: UIGestureRecognizer) { recognizer.forget(self) }

    func show(_ step: TouchStep, at now: Instant) -> Bool {
        presentSample = sample
        switch step {
        case .began:
            sample = beganSample
            return presentSample?.phase != .began || beganSample.instant < now
        case .moved:
            let isLate = sample.phase != .changed || sample.instant < now
            sample.phase = .changed
            return isLate
        case .ended:
            if let endedSample { sample = endedSample }
            return sample.instant < now
        case .cancelled:
            sample.phase = .cancelled
            return false
        }
    }

    func showPresent() {
        if let presentSample { sample = presentSample }
        presentSample = nil
    }

    func taken() {
        responder = nil
    }

    /// Does nothing: there are no copies of a press.
    func dropCopies() {}

    func wasRemoved(into pool: TouchPool) {}

    static func received(by recognizer: UIGestureRecognizer) -> UInt64 { recognizer.presses }

    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep {
        switch step {
        case .began: .pressBegan
        case .moved: .pressChanged
        case .ended: .pressEnded
        case .cancelled: .pressCancelled
        }
    }

    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<UIPress>, _ event: UIPressesEvent) {
        switch step {
        case .began: listener.pressesBegan(inputs, with: event)
        case .moved: listener.pressesChanged(inputs, with: event)
        case .ended: listener.pressesEnded(inputs, with: event)
        case .cancelled: listener.pressesCancelled(inputs, with: event)
        }
    }

    static func notify(
        _ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<UIPress>, _ event: UIPressesEvent
    ) {
        switch step {
        case .began: recognizer.pressesBegan(inputs, with: event)
        case .moved: recognizer.pressesChanged(inputs, with: event)
        case .ended: recognizer.pressesEnded(inputs, with: event)
        case .cancelled: recognizer.pressesCancelled(inputs, with: event)
        }
    }
}
