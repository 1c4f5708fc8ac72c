import TouchArbitration
public import TouchGeometry
import TouchInput
import TouchKinematics

/// One contact with the screen, the same instance from its beginning to its end (B-030).
///
/// It may be a dictionary key until it ends; it does not remember where it started (S-196).
public final class UITouch {
    /// The step of its life.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved, or another of its values changed.
        case moved = 1
        /// It is down and did not change in this event; no method is called for it (B-007).
        case stationary = 2
        /// It was lifted.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
        /// A pointer came over the window; in hover events only.
        case regionEntered = 5
        /// It moved over the window.
        case regionMoved = 6
        /// It left the window.
        case regionExited = 7
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger on a surface that is not the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer's click.
        case indirectPointer = 3

        /// The old name of `pencil`.
        @available(*, deprecated, renamed: "pencil")
        public static var stylus: TouchType { .pencil }
    }

    /// The values that change from event to event; a withheld call shows those of its own time.
    struct Sample {
        var instant: Instant
        var phase: Phase
        /// Window coordinates.
        var location: CGPoint
        /// Window coordinates.
        var previousLocation: CGPoint
        var tapCount: Int
        /// Window coordinates.
        var preciseLocation: CGPoint
        /// Window coordinates.
        var previousPreciseLocation: CGPoint
        /// Angles in screen coordinates.
        var details: ContactDetails
    }

    /// Counts the contacts of an application; names the touch in traces and is its hash.
    nonisolated let serial: Int
    /// Its place in the contact table, 0…63.
    let slot: Int
    /// The host's name for the contact.
    let hostID: Int
    @exclusivity(unchecked) var sample: Sample

    /// What touches.
    public let type: TouchType
    /// The window in which it started; never changes while the application lives, `nil` once it is gone in the midst of the touch
    /// (B-033).
    @exclusivity(unchecked) public internal(set) var window: UIWindow?
    /// The view that was hit; stays while the finger wanders, `nil` once a recognizer took the touch from it (B-033).
    @exclusivity(unchecked) public internal(set) var view: UIView?

    // What the dispatcher knows of it.
    /// The view that was hit, also after `view` has turned `nil`.
    @exclusivity(unchecked) var hitView: UIView?
    @exclusivity(unchecked) var gate = DeliveryGate()
    /// Recognizers that received it, until they are reset or ignore it.
    @exclusivity(unchecked) var participants = ContestantSet()
    /// The hit view may not have it: another touch has precedence, or the view is gone.
    var isVetoed = false
    var isDown = true
    /// The window's `sendEvent` has passed its end on to the gate.
    var hasFedEnd = false
    /// The hit view has heard of it, and was not told that it was taken away.
    var wasHeard = false
    /// The edges of the screen at which the digitizer saw it begin; `nil` if it does not tell.
    var flaggedEdges: UIRectEdge?
    @exclusivity(unchecked) var predictor = TouchPredictor()
    /// Seconds from the event in which it changed before to the one in which it changed last.
    var interval: TimeInterval = 0
    /// What it did between the event before and the present one, at `earlierInstant`.
    @exclusivity(unchecked) var earlier: [Sample] = []
    var earlierInstant = Instant.zero
    @exclusivity(unchecked) var beganSample: Sample
    @exclusivity(unchecked) var endedSample: Sample?
    /// The present values, while a call shows those of its own time.
    @exclusivity(unchecked) var presentSample: Sample?
    /// Where the view saw the finger come down, until it hears of the first movement.
    @exclusivity(unchecked) var catchUp: (location: CGPoint, preciseLocation: CGPoint)?
    /// What a trace has already said to be withheld.
    var tracedWithheld: DeliveryGate.Steps = []

    init(serial: Int, slot: Int, hostID: Int, type: TouchType, sample: Sample) {
        self.serial = serial
        self.slot = slot
        self.hostID = hostID
        self.type = type
        self.sample = sample
        beganSample = sample
    }

    /// When it began or last changed, in seconds on the host's time line; the time of the hardware (B-011).
    public var timestamp: TimeInterval { sample.instant.seconds }

    /// The step that it takes in this event.
    public var phase: Phase { sample.phase }

    /// How many times in a row a finger came down here: 1 for the first, n + 1 when it comes down near enough and soon
    /// enough; 0 once it has moved too far (B-045, B-047; `TapCounting`).
    public var tapCount: Int { sample.tapCount }

    /// Where it is, in the coordinates of a view; `nil` means its window's. Converted with the present transforms, so a
    /// still finger on a moving view has drifting local coordinates (B-037).
    public func location(in view: UIView?) -> CGPoint {
        convert(sample.location, to: view)
    }

    /// Where it was at the event before, in the coordinates of a view; `nil` means its window's.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(sample.previousLocation, to: view)
    }

    /// The recognizers that are receiving this touch; empty when none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        // A copy outlives its touch, whose place another one may have taken.
        guard let dispatcher = window?.application?.dispatcher, dispatcher.contacts.slots[slot]?.serial == serial else {
            return []
        }
        return participants.compactMap { dispatcher.recognizer($0) }.filter { $0.contacts & bit != 0 }
    }

    /// Where it is, as finely as the device can tell; the same as `location(in:)` if it tells no more. Not for
    /// hit-testing.
    public func preciseLocation(in view: UIView?) -> CGPoint {
        convert(sample.preciseLocation, to: view)
    }

    /// Where it was at the event before, as finely as the device can tell. Not for hit-testing.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint {
        convert(sample.previousPreciseLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        guard let window else { return view.convert(point, from: nil) }
        return view.convert(point, from: window)
    }
}

extension UITouch: nonisolated Hashable {
    /// Touches are compared by identity.
    nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    /// Hashes the number of the contact.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    // The same in every process, whatever the seed: so that `touches.first` in app code is deterministic.
    /// Hashes the number of the contact without the process's seed, so that sets are ordered alike in every run.
    nonisolated public func _rawHashValue(seed: Int) -> Int { serial &* 0x2545_F491 }
}
