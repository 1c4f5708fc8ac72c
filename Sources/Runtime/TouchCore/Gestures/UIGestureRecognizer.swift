import TouchArbitration
public import TouchInput
public import TouchTrace

/// An object that follows the touches in the subtree of a view and recognizes a gesture in them.
///
/// An *attempt* begins with the first touch, or other input, that a recognizer receives and ends with its reset. A recognizer
/// proposes a state; whether and when it enters that state is decided for all recognizers together, after each of
/// them has received the event (B-004, B-148). It is not a responder: its touch methods forward to no other object (S-036,
/// S-037).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIGestureRecognizer {
    /// The state of an attempt.
    public enum State: Int, Sendable {
        /// Nothing has been recognized.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// A continuous gesture has changed.
        case changed = 2
        /// A continuous gesture is over, or a discrete gesture was recognized.
        case ended = 3
        /// A gesture was broken off after it had begun.
        case cancelled = 4
        /// No gesture was recognized.
        case failed = 5

        /// An alias of `ended`.
        public static let recognized = State.ended
    }

    /// The context in which `state` is read.
    enum Stance {
        /// Delegates and clients: they read the phase that was entered.
        case outside
        /// The recognizer's own touch methods and timers: they read the proposed phase.
        case inside
        /// Its targets, which read the phase that is being reported, and its `reset`, which reads the phase in which the attempt
        /// ended.
        case reporting(State)
    }

    final unowned(unsafe) var viewStorage: UIView?
    /// The number of the attempt within the application: recognizers that joined earlier have lower numbers.
    final var enrollment = 0
    /// The recognizer's rank among those of its view; see `Ranked`.
    final var rank: Int64 = 0
    /// The latest answer about receiving an event: the refusal, if there was one, with the dispatcher and the occasion that
    /// asked.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var eventAnswer: (asker: DispatcherIdentity, occasion: UInt64, refusal: InputRefusal?)?
    /// The dispatcher of the application in which it takes part; kept from the first touch to the reset.
    final var dispatcher: Dispatcher?
    final var contestant: Contestant?
    /// The slots of the touches that it receives.
    final var contacts: UInt64 = 0
    /// The slots of the presses that it receives.
    final var presses: UInt64 = 0
    /// The streams that it follows: scrolls, transforms, hovers.
    final var streams: UInt64 = 0
    final var stance = Stance.outside
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var targets: [Target] = []
    final var lastTargetToken = 0
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var targetIndex = TargetIndex()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var requirements: [UIGestureRecognizer] = []
    /// The identities of the required recognizers, for lookup.
    final var required: Set<ObjectIdentifier> = []
    /// A Boolean value that indicates whether another recognizer has ever required its failure.
    final var wasRequired = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var timers: [Deadlines.Token] = []
    /// The kind of input that this attempt began with.
    final var firstInput: InputKind?
    /// The latest centroid of its touches, in window coordinates.
    final var lastCentroid = CGPoint.zero
    /// The number that names it in traces and failure reasons; 0 until it is first mentioned.
    final var traceSerial = 0
    /// The name in traces and failure reasons, fixed at its first mention.
    final var traceName: (dispatcher: DispatcherIdentity, name: RecognizerName)?
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var allowedTypes: UInt8 = 0b1111
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var allowedPresses: UInt64 = 1 << UInt64(UIPress.PressType.select.rawValue)
    final var modifiers = UIKeyModifierFlags()
    final var buttons = UIEvent.ButtonMask()
    final var lastCause: FailureReason?
    final var reportsEveryMovement = true
    /// The attributes of a gesture of the system; `nil` for recognizers of the app.
    final var systemGesture: SystemGesture?
    /// A Boolean value that indicates whether its application was released in mid-attempt: it has yet to be reset, before its
    /// next attempt.
    final var wasLeftOpen = false
    /// A Boolean value that indicates whether `reset` is being called: assignments to `state` are ignored meanwhile.
    final var isBeingReset = false

    // MARK: Creating

    #if hasFeature(Embedded)
        /// Creates a recognizer without targets. There are no actions by name in Embedded builds: both can only be `nil`.
        public init(target: Never?, action: Never?) {}
    #else
        /// Creates a recognizer that sends an action to a target; with `nil` for either, one without targets (S-126).
        /// - Parameters:
        ///   - target: The target; not retained. It implements the method of the selector, or is a `SelectorTarget`.
        ///   - action: The name of the action.
        public init(target: Any?, action: Selector?) {
            if let target, let action { addTarget(target, action: action) }
        }

        /// Creates a recognizer from an archive; reads nothing from it (S-127). Subclasses need not implement it.
        public convenience init?(coder: NSCoder) {
            self.init(target: nil, action: nil)
        }
    #endif

    /// Creates a recognizer without targets.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Attributes

    /// The state of the attempt. Its value depends on the context: inside its own touch methods the recognizer reads the state
    /// that it proposed, inside an action a target reads the state that is being reported, and all other code reads the state
    /// that was entered.
    ///
    /// Only subclasses set it. Only the system sets `possible`. Illegal transitions are mapped: `changed` from possible counts as
    /// `began`, `cancelled` from possible as `failed`, `failed` after `began` as `cancelled`; after a terminal state nothing
    /// changes.
    open var state: State {
        get {
            switch stance {
            case .reporting(let state): return state
            case .inside: return State(dispatcher?.proposal(of: self))
            case .outside: return State(dispatcher?.phase(of: self))
            }
        }
        set { propose(newValue, reason: nil) }
    }

    #if hasFeature(Embedded)
        final unowned(unsafe) var delegateStorage: (any UIGestureRecognizerDelegate)?
    #else
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        final weak var delegateStorage: (any UIGestureRecognizerDelegate)?
    #endif

    /// The object that decides what the recognizer may do; not retained, and in Embedded builds it must outlive the recognizer.
    /// An assignment to the delegate of a scroll view's own recognizer has no effect and is reported as a diagnostic (B-320).
    public final var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateStorage }
        set {
            if isDelegateFixed { return report { .delegateIsFixed($0) } }
            delegateStorage = newValue
            if let dispatcher, let contestant { dispatcher.readHooks(of: self, contestant) }
        }
    }

    /// A Boolean value that indicates whether assignments to `delegate` are refused; `false` by default.
    @_spi(Subclass) public final var isDelegateFixed = false

    /// The kind of its class in words, which a trace records; the name of the class in Embedded Swift, which has none.
    @_spi(Subclass) open var kindInTraces: String { "recognizer" }

    /// A Boolean value that indicates whether the recognizer receives touches; `true` by default. Disabling it in mid-gesture
    /// cancels it, or makes it fail, and drops its touches; after enabling it again, it receives new ones (B-200, B-201).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { dispatcher?.withdraw(self, cause: .disabled) } }
    }

    /// A Boolean value that indicates whether recognizing cancels the touches in their views; `true` by default (B-125).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var cancelsTouchesInView = true {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// A Boolean value that indicates whether `touchesBegan` is withheld from views until this recognizer has failed; `false` by
    /// default (B-130).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var delaysTouchesBegan = false {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// A Boolean value that indicates whether `touchesEnded` is withheld from views until this recognizer has failed; `true` by
    /// default (B-133).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    open var delaysTouchesEnded = true {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// The modifier keys that were down at the latest event that it received.
    public final var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The buttons of the pointing device that were down at the latest event that it received.
    public final var buttonMask: UIEvent.ButtonMask { buttons }

    /// A Boolean value that indicates whether touches of other types than the first one are ignored; `true` by default (B-081).
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public final var requiresExclusiveTouchType = true

    /// The name in traces, logs and failure reasons; without one, they use the class and a number. Set it before the first touch:
    /// it is fixed at its first mention. The second recognizer named `pan` is `pan (2)`.
    public final var name: String?

    /// The view that the recognizer is attached to.
    public final var view: UIView? { viewStorage }

    /// The reason why the latest attempt failed or was cancelled. It is set with and without a trace.
    ///
    /// It is `nil` before the first attempt, while an attempt is undecided, and after one that was recognized.
    public final var failureReason: FailureReason? { lastCause }

    #if !hasFeature(Embedded)
        /// The class, the address, the name, the state, the flags that differ from their defaults, the view, the targets and the numbers of
        /// taps and touches of a tap that are not 1, in the form of UIKit's logs; then the recognizers that it waits for (`must-fail`) and
        /// those of the same tree of views that wait for it (`must-fail-for`), by `require(toFail:)`. The app must not depend on the text.
        open var description: String { describe() }

        /// The settings in the description, such as `numberOfTapsRequired = 2`; none by default, and in this library only taps have some.
        @_spi(Subclass) open var settingsInDescription: [String] { [] }
    #endif

    // MARK: For subclasses: touches

    /// Called when touches came down in the subtree of the view; does nothing by default. It is never called for touches that
    /// were refused or ignored, nor after the attempt is over (B-085).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches moved; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches were lifted; does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancelled touches; does nothing by default. A recognizer that has begun is then cancelled, any
    /// other one fails (B-099).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called with better values for readings that contained estimates; does nothing by default (B-405).
    /// - Parameter touches: A touch for each reading, with the `estimationUpdateIndex` that it had.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: For subclasses: presses

    /// Called when keys or buttons of `allowedPressTypes` went down. By default the recognizer fails: one that does not use
    /// presses must not delay them (B-096, B-097).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        fail(because: "it handles no presses")
    }
    /// Called when the force of presses changed; does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when keys or buttons came up; does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the system cancelled presses; does nothing by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For subclasses: input without touches

    /// Returns a Boolean value that indicates whether the recognizer handles input of this kind; by default, `true` for touches
    /// and presses. A recognizer that follows scrolls, transforms or hovers overrides it; other recognizers do not receive them.
    /// Called before all other methods.
    @_spi(Subclass) open func handles(_ event: UIEvent) -> Bool {
        event.type == .touches || event.type == .presses
    }
    /// Called when a scroll or transform started in the subtree of the view, or a pointer entered it; does nothing by default.
    @_spi(Subclass) open func streamBegan(_ event: StreamEvent) {}
    /// Called when a stream of input changed; does nothing by default.
    @_spi(Subclass) open func streamChanged(_ event: StreamEvent) {}
    /// Called when a stream of input ended, or the pointer left the view; does nothing by default.
    @_spi(Subclass) open func streamEnded(_ event: StreamEvent) {}
    /// Called when the system cancelled a stream of input; does nothing by default.
    @_spi(Subclass) open func streamCancelled(_ event: StreamEvent) {}
    /// Called when a device reports, or a host adds, that nothing changes: all touches of the recognizer rest, or the scroll that it
    /// follows does. For velocities alone: it must not set `state` (M-18). Does nothing by default.
    @_spi(Subclass) open func inputRested() {}
    /// Returns a Boolean value that indicates whether the recognizer itself allows the beginning; called after the views and
    /// before the delegate; `true` by default.
    @_spi(Subclass) open func allowsRecognition() -> Bool { true }
    /// A Boolean value that indicates whether the recognizer waits until a gesture of the system at the same edge of the screen has failed,
    /// as pans and swipes do; `false` by default (B-390).
    @_spi(Subclass) open var waitsForSystemGestures: Bool { false }

    /// Called when an attempt is over, to clear its data. Called by the system, once per attempt, after the last action and
    /// before the next touch; never call it (S-056, S-061, B-115). Timers are cancelled by the system.
    open func reset() {}

    // MARK: For subclasses: relations

    /// The methods about other recognizers that the class overrides. Methods that are not in the set are not called: they keep
    /// their default answers.
    ///
    /// The default is `.all` for subclasses of an app, so that a group of *n* of them costs *n*² calls; each of UIKit's
    /// recognizers returns the methods that it overrides. A subclass that overrides few or none of the four methods returns them
    /// here; its subclasses inherit the value. For a recognizer with a delegate, those are called as well about which the delegate's class may be
    /// asked; in Embedded builds all of them, also for classes that are not final.
    /// Read when an attempt begins.
    @_spi(Subclass) open var relationHooks: RelationHooks { hooks(of: UIGestureRecognizer.self) }

    /// A number that orders recognizers by prevention: of two recognizers that have one, the lower does not prevent the higher.
    /// `nil` by default.
    ///
    /// `canPrevent(_:)` returns so by default; where `relationHooks` does not contain it, it is not called, which avoids the *n*² calls in
    /// a group of *n*. Call `relationsChanged()` when the number changes during an attempt.
    @_spi(Subclass) open var preventionLevel: Int? { nil }

    /// Reads `relationHooks` and `preventionLevel` again.
    @_spi(Subclass) public final func relationsChanged() {
        if let dispatcher, let contestant { dispatcher.readHooks(of: self, contestant) }
    }

    /// Returns a Boolean value that indicates whether recognizing prevents the other from recognizing; by default `true` (S-082), except
    /// that a tap does not prevent one that requires more taps (B-151, S-083).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let level = preventionLevel, let other = preventedGestureRecognizer.preventionLevel else { return true }
        return level >= other
    }
    /// Returns a Boolean value that indicates whether the other prevents this one when it recognizes; `true` by default (S-084).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns a Boolean value that indicates whether the recognizer waits until the other has failed; `false` by default.
    /// Called once per pair and attempt, about recognizers with which it shares a touch, or of related views if one has none
    /// (B-168, B-169).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns a Boolean value that indicates whether the other waits until this one has failed; `false` by default (B-168).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Returns a Boolean value that indicates whether the recognizer takes part in an event; `true` by default. Called once per
    /// event, before its touches are delivered (B-081).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Places

    /// Returns the centroid of the recognizer's touches that are down, in the coordinates of a view; `nil` means the window's
    /// coordinates. In the last action, touches that are lifted in this event count; without any touch, the result is the latest
    /// centroid.
    open func location(in view: UIView?) -> CGPoint {
        convert(centroid ?? lastCentroid, to: view)
    }

    /// The number of the recognizer's touches that are down: in the last action of a drag, usually 0.
    open var numberOfTouches: Int { (contacts & downContacts).nonzeroBitCount }

    /// Returns the location of one of the recognizer's touches that are down, in the coordinates of a view; `nil` means the window's
    /// coordinates. The oldest touch has index 0.
    ///
    /// For an index out of range the result is `location(in:)`, and a diagnostic is reported (UIKit raises an exception).
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        var index = 0
        for touch in dispatcher?.contacts.order ?? [] where touch.bit & contacts != 0 && touch.isDown {
            if index == touchIndex { return touch.location(in: view) }
            index += 1
        }
        report { .touchIndexOutOfRange($0, index: touchIndex, count: index) }
        return location(in: view)
    }
}

extension UIGestureRecognizer.State {
    /// Creates the state that represents a phase of the kernel.
    init(_ phase: GesturePhase?) {
        switch phase {
        case nil: self = .possible
        case .began: self = .began
        case .changed: self = .changed
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        case .failed: self = .failed
        }
    }

    /// The phase that a subclass proposes by assigning the state; `nil` for possible, which only the system sets.
    var phase: GesturePhase? {
        switch self {
        case .possible: nil
        case .began: .began
        case .changed: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        case .failed: .failed
        }
    }
}

extension UIGestureRecognizer: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two recognizers are identical.
    nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
