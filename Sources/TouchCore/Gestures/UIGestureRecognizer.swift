import TouchArbitration
public import TouchGeometry
public import TouchTrace

/// Watches the touches in the subtree of a view and says when they make a gesture.
///
/// A recognizer proposes a state; whether, and when, it enters it is decided for all recognizers together once each of
/// them has seen the event (B-004, B-148). It is no responder: its touch methods forward to nobody (S-036, S-037).
open class UIGestureRecognizer: GestureStateReader {
    /// Where an attempt stands.
    public enum State: Int, Sendable {
        /// Nothing has been recognized.
        case possible = 0
        /// A continuous gesture was recognized.
        case began = 1
        /// It goes on.
        case changed = 2
        /// It is over; a discrete gesture was recognized.
        case ended = 3
        /// It was broken off after it had begun.
        case cancelled = 4
        /// It did not happen.
        case failed = 5

        /// The same as `ended`.
        public static let recognized = State.ended
    }

    /// Who reads `state`.
    enum Stance {
        /// Delegates, clients: the phase that was entered.
        case outside
        /// Its own touch methods and timers: what it proposed.
        case inside
        /// Its targets: the phase that is being reported; its `reset`: the phase in which the attempt ended.
        case reporting(State)
    }

    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var viewStorage: UIView?
    /// Counts the attempts of an application: what joined earlier has the lower number.
    final var enrollment = 0
    /// Its place among the recognizers of its view.
    final var placeInView = 0
    /// Why it does not receive an event that it was last asked about, if so; who asked and on which occasion.
    final var eventAnswer: (asker: DispatcherIdentity, occasion: UInt64, refusal: EventRefusal?)?
    /// The dispatcher of the application in which it contests; kept from the first touch to the reset.
    @exclusivity(unchecked) final var dispatcher: Dispatcher?
    @exclusivity(unchecked) final var contestant: Contestant?
    /// The slots of the touches that it receives.
    final var contacts: UInt64 = 0
    /// The slots of the presses that it receives.
    final var presses: UInt64 = 0
    /// The streams that it follows: scrolls, transforms, hovers.
    final var streams: UInt64 = 0
    @exclusivity(unchecked) final var stance = Stance.outside
    @exclusivity(unchecked) final var targets: [Target] = []
    final var lastTargetToken = 0
    @exclusivity(unchecked) final var requirements: [UIGestureRecognizer] = []
    /// The same, to be looked up.
    final var required: Set<ObjectIdentifier> = []
    @exclusivity(unchecked) final var timers: [Deadlines.Token] = []
    /// What this attempt began with.
    @exclusivity(unchecked) final var firstInput: InputKind?
    /// Where its touches were, in window coordinates, when it last had some.
    final var lastCentroid = CGPoint.zero
    /// Names it in traces and failure reasons; 0 until it is first mentioned.
    final var traceSerial = 0
    /// What traces and failure reasons call it since its first mention.
    final var traceName: (dispatcher: DispatcherIdentity, name: RecognizerName)?
    final var allowedTypes: UInt8 = 0b1111
    final var allowedPresses: UInt64 = 1 << UInt64(UIPress.PressType.select.rawValue)
    final var modifiers = UIKeyModifierFlags()
    final var buttons = UIEvent.ButtonMask()
    @exclusivity(unchecked) final var lastCause: FailureReason?
    final var reportsEveryMovement = true
    /// What makes it a gesture of the system; `nil` for those of the app.
    final var systemGesture: SystemGesture?
    /// Its application went in mid-attempt: its reset is yet to come, before the next one.
    final var wasLeftOpen = false
    /// `reset` is being called: what it writes into `state` does not count.
    final var isBeingReset = false

    // MARK: Creating

    #if hasFeature(Embedded)
        /// Creates a recognizer without targets. There are no actions by name in Embedded builds: both can only be `nil`.
        public init(target: Never?, action: Never?) {
            super.init(base: ())
        }
    #else
        /// Creates a recognizer that sends the action to the target; with `nil` for either, one without targets (S-126).
        /// - Parameters:
        ///   - target: not retained; performs the action as a `SelectorTarget`.
        ///   - action: the name of the action.
        public init(target: Any?, action: Selector?) {
            super.init(base: ())
            if let target, let action { addTarget(target, action: action) }
        }

        /// Creates a recognizer from an archive, of which it reads nothing (S-127). Not required of subclasses.
        public convenience init?(coder: NSCoder) {
            self.init(target: nil, action: nil)
        }
    #endif

    /// Creates a recognizer without targets.
    public convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Attributes

    /// Where the attempt stands, for whoever asks: inside its own touch methods the recognizer reads what it proposed,
    /// inside an action a target reads the state that is being reported, everybody else the state that was entered.
    ///
    /// Only subclasses set it. `possible` is set by the system only; what is not legal is mapped: `changed` from possible
    /// counts as `began`, `cancelled` from possible as `failed`, `failed` after `began` as `cancelled`; after a terminal
    /// state nothing changes.
    @_spi(Subclass) open override var state: State {
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
        final weak var delegateStorage: (any UIGestureRecognizerDelegate)?
    #endif

    /// Is asked what the recognizer may do; not retained, and in Embedded builds it must outlive the recognizer. That of a
    /// scroll view's own recognizers cannot be replaced (B-320): a diagnostic says so.
    public final var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateStorage }
        set {
            if isDelegateFixed { return report { .delegateIsFixed($0) } }
            delegateStorage = newValue
            if let dispatcher, let contestant { dispatcher.readHooks(of: self, contestant) }
        }
    }

    /// Whether `delegate` stays what it is; `false` by default.
    @_spi(Subclass) public final var isDelegateFixed = false

    /// Whether it receives touches; `true` by default. Turning it off in mid-gesture cancels it, or makes it fail, and
    /// drops its touches; turning it on again makes it ready for new ones (B-200, B-201).
    @exclusivity(unchecked) open var isEnabled = true {
        didSet { if !isEnabled, oldValue { dispatcher?.withdraw(self, cause: .disabled) } }
    }

    /// Whether recognizing takes the touches away from their views; `true` by default (B-125).
    @exclusivity(unchecked) open var cancelsTouchesInView = true {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// Whether views hear of a touch only once this recognizer has failed; `false` by default (B-130).
    @exclusivity(unchecked) open var delaysTouchesBegan = false {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// Whether views hear of a touch's end only once this recognizer has failed; `true` by default (B-133).
    @exclusivity(unchecked) open var delaysTouchesEnded = true {
        didSet { dispatcher?.updateFlags(of: self) }
    }

    /// Modifier keys that were down at the latest event that it received.
    public final var modifierFlags: UIKeyModifierFlags { modifiers }

    /// Buttons of the pointing device that were down at the latest event that it received.
    public final var buttonMask: UIEvent.ButtonMask { buttons }

    /// Whether, once it received a touch, later touches of another type are ignored; `true` by default (B-081).
    @exclusivity(unchecked) public final var requiresExclusiveTouchType = true

    /// A name for debugging; shown in traces.
    public final var name: String?

    /// The view it is attached to.
    public final var view: UIView? { viewStorage }

    /// Why the latest attempt failed or was cancelled; `nil` after one that was recognized and ended. "Why did my tap
    /// not fire?" The same whether or not anything traces.
    public final var failureReason: FailureReason? { lastCause }

    // MARK: For subclasses: touches

    /// Touches came down in the subtree of the view; does nothing by default. Never called for touches that were
    /// refused or ignored, nor after the attempt is decided (B-085).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches moved; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches were lifted; does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took touches away; does nothing by default. A recognizer that began goes to `cancelled`, another one
    /// to `failed` (B-099).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Better values for readings that held estimates; does nothing by default (B-405).
    /// - Parameter touches: one for each reading, with the `estimationUpdateIndex` that it had.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: For subclasses: presses

    /// Keys or buttons of `allowedPressTypes` went down. By default it fails: a recognizer that does nothing with presses
    /// must not hold them back (B-096, B-097).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        fail(because: "it handles no presses")
    }
    /// The force of presses changed; does nothing by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Keys or buttons came up; does nothing by default.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// The system took presses away; does nothing by default.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For subclasses: input without touches

    /// Whether it does anything with input of this kind: with touches and presses by default. A recognizer that follows
    /// scrolls, transforms or hovers says so here; nobody else gets them. Asked before everything else.
    @_spi(Subclass) open func handles(_ event: UIEvent) -> Bool {
        event.type == .touches || event.type == .presses
    }
    /// A scroll or transform started in the subtree of the view, or a pointer came over it; does nothing by default.
    @_spi(Subclass) open func streamBegan(_ event: StreamEvent) {}
    /// It goes on; does nothing by default.
    @_spi(Subclass) open func streamChanged(_ event: StreamEvent) {}
    /// It is over, or the pointer left the view; does nothing by default.
    @_spi(Subclass) open func streamEnded(_ event: StreamEvent) {}
    /// The system took it away; does nothing by default.
    @_spi(Subclass) open func streamCancelled(_ event: StreamEvent) {}
    /// Whether it may begin, as far as it is concerned: asked after the views and before the delegate; `true` by
    /// default.
    @_spi(Subclass) open func shouldBegin() -> Bool { true }
    /// Whether it waits until a gesture of the system at the same edge of the screen has failed: as pans and swipes do;
    /// `false` by default (B-390).
    @_spi(Subclass) open var waitsForSystemGestures: Bool { false }

    /// The attempt is over; forget it. Called by the system, once for each attempt, after the last action and before the
    /// next touch; never call it (S-056, S-061, B-115). Timers are cancelled by the system.
    open func reset() {}

    // MARK: For subclasses: relations

    /// The questions about another recognizer that the class answers by itself. Those that are not named are not asked:
    /// their answer is the default.
    ///
    /// None for UIKit's recognizers but for what they override; all for a subclass that does not say, so that a crowd of *n*
    /// of them is asked *n*² times. A subclass that overrides none of the four, or few, says so here; subclasses of it inherit
    /// that. A recognizer with a delegate is asked everything. In Embedded builds classes that are not final are, too. Read
    /// when an attempt begins.
    @_spi(Subclass) open var relationHooks: RelationHooks {
        #if hasFeature(Embedded)
            .all
        #else
            type(of: self) == UIGestureRecognizer.self ? [] : .all
        #endif
    }

    /// A number that says whom it prevents: of two recognizers that have one, the lower does not prevent the higher. `nil` by default.
    ///
    /// It counts where `canPrevent(_:)` is not asked, that is where `relationHooks` does not name it, and spares a crowd of *n* the
    /// *n*² questions. Call `relationsChanged()` when it changes during an attempt.
    @_spi(Subclass) open var preventionLevel: Int? { nil }

    /// Reads `relationHooks` and `preventionLevel` anew.
    @_spi(Subclass) public final func relationsChanged() {
        if let dispatcher, let contestant { dispatcher.readHooks(of: self, contestant) }
    }

    /// Whether recognizing prevents the other from recognizing; `true` by default (S-082).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other's recognizing prevents this one; `true` by default (S-084).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether it waits until the other has failed; `false` by default. Asked once a pair and attempt (B-168).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits until this one has failed; `false` by default (B-168).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it takes part in an event at all; `true` by default. Asked once an event, before its touches (B-081).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Places

    /// The middle of its touches, in the coordinates of a view; `nil` means the window's. Without touches, where it was.
    open func location(in view: UIView?) -> CGPoint {
        convert(centroid ?? lastCentroid, to: view)
    }

    /// How many touches it has: those down, and those lifted in this event.
    open var numberOfTouches: Int { contacts.nonzeroBitCount }

    /// Where one of its touches is, in the coordinates of a view; `nil` means the window's. The oldest touch is 0.
    ///
    /// For an index out of range the answer is `location(in:)`, and a diagnostic says so (UIKit raises).
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = currentTouches
        guard touches.indices.contains(touchIndex) else {
            report { .touchIndexOutOfRange($0, index: touchIndex, count: touches.count) }
            return location(in: view)
        }
        return touches[touchIndex].location(in: view)
    }
}

extension UIGestureRecognizer.State {
    /// The state that a phase of the kernel is shown as.
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
    /// Recognizers are compared by identity.
    nonisolated public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
