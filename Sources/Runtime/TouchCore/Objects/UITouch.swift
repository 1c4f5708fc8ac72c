import TouchArbitration
public import TouchInput
import TouchKinematics

/// One contact with the screen; the same instance from its beginning to its end (B-030).
///
/// It may be a dictionary key until it ends; it does not store where it started (S-196).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class UITouch {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The touch came down.
        case began = 0
        /// The touch moved, or another of its values changed.
        case moved = 1
        /// The touch did not change in this event; no method is called for it (B-007).
        case stationary = 2
        /// The touch was lifted.
        case ended = 3
        /// The touch was cancelled.
        case cancelled = 4
        /// A pointer entered the window; in hover events only.
        case regionEntered = 5
        /// A pointer moved over the window.
        case regionMoved = 6
        /// A pointer left the window.
        case regionExited = 7
    }

    /// The type of a touch.
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

    /// The values that change from event to event; a withheld call shows the values of its own time.
    struct Sample {
        var instant: Instant
        var phase: Phase
        /// The location in window coordinates.
        var location: CGPoint
        /// The location at the previous event, in window coordinates.
        var previousLocation: CGPoint
        var tapCount: Int
        /// The precise location in window coordinates.
        var preciseLocation: CGPoint
        /// The precise location at the previous event, in window coordinates.
        var previousPreciseLocation: CGPoint
        /// The further values of the contact; angles are in screen coordinates.
        var details: ContactDetails
    }

    // These four change only between two lives of the object, when nothing refers to it: see `TouchPool`.
    /// The number of the contact within its application; names the touch in traces and is its hash value.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    nonisolated(unsafe) private(set) var serial: Int
    /// The index in the contact table, 0…63.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var slot: Int
    /// The identifier that the host uses for the contact.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var hostID: Int
    /// The type of the touch.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public private(set) var type: TouchType

    var sample: Sample

    /// The window in which the touch started; it never changes while the application lives, and is `nil` once the application was
    /// released during the touch (B-033).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public internal(set) var window: UIWindow?
    /// The view that was hit; it stays the same wherever the finger moves, and is `nil` once a recognizer has taken the touch
    /// from it (B-033).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public internal(set) var view: UIView?

    // The state that the dispatcher keeps in a touch.
    /// The view that was hit, also after `view` has become `nil`.
    var hitView: UIView?
    var isDown = true
    /// A Boolean value that indicates whether the hit view has received it, without a cancellation.
    var wasReceived = false
    /// The edges of the screen at which the digitizer saw it begin; `nil` if the digitizer does not flag edges.
    var flaggedEdges: UIRectEdge?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var predictor = TouchPredictor()
    /// The seconds between the latest two events in which it changed.
    var interval: TimeInterval = 0
    /// Its readings between the previous event and the present one, at `earlierInstant`.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var earlier: [Sample] = []
    var earlierInstant = Instant.zero
    /// The instant of the change after which it rests; `nil` if it has not rested.
    var restStart: Instant?
    /// The copies that were returned as its coalesced and predicted touches; `nil` before, and once it is in no table.
    var copies: TouchCopies?
    var beganSample: Sample
    var endedSample: Sample?
    /// The present values, while a call shows the values of its own time.
    var presentSample: Sample?
    /// The locations at which the view received the beginning, until it receives the first movement.
    var catchUp: (location: CGPoint, preciseLocation: CGPoint)?

    init(serial: Int, slot: Int, hostID: Int, type: TouchType, sample: Sample) {
        self.serial = serial
        self.slot = slot
        self.hostID = hostID
        self.type = type
        self.sample = sample
        beganSample = sample
    }

    /// Releases everything, after the end of the touch.
    func becomeUnused() {
        (window, view, hitView) = (nil, nil, nil)
        copies = nil
        // A few readings are kept room for.
        if earlier.capacity > 64 { earlier = [] } else { earlier.removeAll(keepingCapacity: true) }
    }

    /// Makes an unused object the next touch. All properties have the values that `init` gives them.
    func begin(serial: Int, slot: Int, hostID: Int, type: TouchType, sample: Sample) {
        (self.serial, self.slot, self.hostID, self.type) = (serial, slot, hostID, type)
        self.sample = sample
        beganSample = sample
        (isDown, wasReceived) = (true, false)
        flaggedEdges = nil
        predictor = TouchPredictor()
        (interval, earlierInstant) = (0, .zero)
        (endedSample, presentSample, catchUp, restStart) = (nil, nil, nil, nil)
    }

    /// The time at which the touch began or last changed, in seconds on the host's time line; the time of the hardware (B-011).
    public var timestamp: TimeInterval { sample.instant.seconds }

    /// The phase in this event.
    public var phase: Phase { sample.phase }

    /// The number of consecutive taps at this place: 1 for the first, n + 1 for a finger that comes down near enough and soon
    /// enough; 0 once it has moved too far (B-045, B-047; `TapCounting`).
    public var tapCount: Int { sample.tapCount }

    /// Returns the location in the coordinates of a view; `nil` means the coordinates of its window. It is converted with the
    /// current transforms, so the local coordinates of a still finger on a moving view change (B-037).
    public func location(in view: UIView?) -> CGPoint {
        convert(sample.location, to: view)
    }

    /// Returns the location at the previous event, in the coordinates of a view; `nil` means the coordinates of its window.
    public func previousLocation(in view: UIView?) -> CGPoint {
        convert(sample.previousLocation, to: view)
    }

    /// The recognizers that receive this touch; empty if there are none.
    public var gestureRecognizers: [UIGestureRecognizer]? {
        guard let dispatcher = window?.application?.dispatcher, dispatcher.holds(self) else { return [] }
        var recognizers: [UIGestureRecognizer] = []
        // A closure would check for each that it is on the main actor.
        for contestant in dispatcher.contest.participants(of: input) {
            guard let recognizer = dispatcher.recognizer(contestant), recognizer.contacts & bit != 0 else { continue }
            recognizers.append(recognizer)
        }
        return recognizers
    }

    /// Returns the location at the device's full precision; equal to `location(in:)` if that is no higher. Not for hit-testing.
    public func preciseLocation(in view: UIView?) -> CGPoint {
        convert(sample.preciseLocation, to: view)
    }

    /// Returns the location at the previous event, at the device's full precision. Not for hit-testing.
    public func precisePreviousLocation(in view: UIView?) -> CGPoint {
        convert(sample.previousPreciseLocation, to: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        guard let window else { return view.convert(point, from: nil) }
        return view.convert(point, from: window)
    }
}

extension UITouch {
    /// The number of the touch within its application, which no other touch or press has, also if the object is used again. Another module
    /// that read the stored property would check each access for exclusivity.
    package var number: Int { serial }
}

extension UITouch: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two touches are identical.
    nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

    /// Hashes the number of the contact.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(serial) }

    // The same in every process, independent of the seed, so that `touches.first` in app code is deterministic.
    /// Hashes the number of the contact without the process's seed, so that sets are ordered alike in every run.
    nonisolated public func _rawHashValue(seed: Int) -> Int { serial &* 0x2545_F491 }
}

/// The touches that are over and that nothing refers to any more: they become the next ones, so that a touch allocates nothing.
///
///     over ──┬─ no reference to it ─────────────► free ─► the next touch
///            └─ one, strong, weak or unowned ───► released, as if there were no pool
///
/// A touch is looked at once, at the end of the turn in which it was removed. One that is free cannot be referred to again, since nothing
/// has a reference from which another could be made. So app code that keeps a touch keeps its values, and a weak reference to one
/// becomes `nil` when it would without a pool.
///
/// An object rather than a value: the deinitializers of views that a touch retained may call back here.
final class TouchPool {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var over: [UITouch] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var free: [UITouch] = []
    /// As many as two hands have fingers.
    private static let capacity = 10

    /// Adds a touch that is over.
    func add(_ touch: UITouch) {
        over.append(touch)
    }

    /// Keeps the touches that are over and that nothing else refers to, and releases the others.
    func sort() {
        while var touch = over.popLast() {
            guard UITouch.isUnreferenced(&touch), free.count < Self.capacity else { continue }
            touch.becomeUnused()
            free.append(touch)
        }
    }

    /// Returns a touch to use again; `nil` if a new one is needed.
    func take() -> UITouch? { free.popLast() }
}

extension UITouch {
    /// Returns a Boolean value that indicates whether nothing else has a reference to a touch, strong, weak or unowned.
    static func isUnreferenced(_ touch: inout UITouch) -> Bool {
        guard isKnownUniquelyReferenced(&touch) else { return false }
        #if hasFeature(Embedded)
            // There are no weak or unowned references to touches.
            return true
        #else
            // An object without such references has 1 of each.
            return _getWeakRetainCount(touch) == 1 && _getUnownedRetainCount(touch) == 1
        #endif
    }
}
