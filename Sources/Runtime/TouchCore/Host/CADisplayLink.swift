public import TouchInput

/// An object that calls its target for every frame of the display.
///
///     let link = CADisplayLink(target: self, action: BoardView.step)
///     link.add(to: .main, forMode: .common)
///
/// It retains its target, and the application retains it, until it is invalidated. Frames come from the host; without a host that
/// makes frames, it is never called.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class CADisplayLink {
    /// The loop that a link is added to; there is one, that of the application.
    public enum Loop: Sendable {
        /// The loop of the running application.
        case main
        /// The same loop as `main`.
        public static let current = Loop.main
    }

    /// The condition under which a link calls.
    public enum Mode: Sendable {
        /// While no scroll view is tracked (B-012).
        case `default`
        /// Always.
        case common
        /// While a scroll view is tracked.
        case tracking

        func allows(isTracking: Bool) -> Bool {
            switch self {
            case .default: !isTracking
            case .common: true
            case .tracking: isTracking
            }
        }
    }

    /// The link's rank among those of its application; see `Ranked`.
    var rank: Int64 = 0
    private(set) var mode = Mode.common
    private var handler: ((CADisplayLink) -> Void)?
    private var target: AnyObject?
    private var dispatcher: Dispatcher?

    /// Creates a link that calls a closure, which it retains.
    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// Creates a link that calls a method of an object, which it retains.
    public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (CADisplayLink) -> Void) {
        self.init { action(target)($0) }
        self.target = target
    }

    #if !hasFeature(Embedded)
        /// Creates a link that performs an action by name on a target, which it retains and which must be a `SelectorTarget`.
        public convenience init(target: Any, selector: Selector) {
            self.init { link in
                guard selector.perform(on: target as AnyObject, with: link, for: nil) != .called else { return }
                link.dispatcher?.report(
                    .targetPerformsNoSelectors("a display link", selector: selector.description))
            }
            self.target = target as AnyObject
        }
    #endif

    #if !hasFeature(Embedded)
        /// Unavailable, since a method is not a selector. Write `CADisplayLink(target: self, action: Board.step)`, `Board` being
        /// the class.
        @available(
            *, unavailable, message: "pass a method as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> (CADisplayLink) -> Void) {
            self.init(target: target, action: selector)
        }

        /// Unavailable, since a method is not a selector, and it receives the link. Write `CADisplayLink(target: self, action:
        /// Board.step)`.
        @available(
            *, unavailable,
            message:
                "let the method receive the link, and pass it as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> () -> Void) {
            self.init { _ in selector(target)() }
        }

        /// Unavailable, since a bound method is not a selector. Write `CADisplayLink(target: self, action: Board.step)`.
        @available(
            *, unavailable,
            message: "pass the unapplied method as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init(target: AnyObject, selector: @escaping (CADisplayLink) -> Void) {
            self.init(selector)
        }
    #endif

    /// The time at which the present frame is shown, in seconds on the host's time line; 0 before the first one.
    public internal(set) var timestamp: TimeInterval = 0
    /// The time for which a frame is shown, in seconds: the time between the previous two frames; 1/60 before it is known.
    public internal(set) var duration: TimeInterval = GestureThresholds.longestFrame
    /// The time at which the next frame will probably be shown.
    public var targetTimestamp: TimeInterval { timestamp + duration }

    /// A Boolean value that indicates whether the link is paused; `false` by default.
    public var isPaused = false {
        didSet {
            guard isPaused != oldValue, let dispatcher else { return }
            dispatcher.frames.pauseChanged(of: self)
            dispatcher.framesMayChange()
        }
    }

    /// Adds the link to the application of its target, if that is or has a view in a window, and otherwise to the running one: it is called
    /// from the next frame on. A link that was added before is added in a second mode.
    public func add(to loop: Loop, forMode mode: Mode) {
        if dispatcher != nil {
            if mode != self.mode { self.mode = .common }
        } else {
            self.mode = mode
            start(with: UIApplication.owning(target).dispatcher)
        }
    }

    /// Stops the link and releases its target. It cannot be added again.
    public func invalidate() {
        (handler, target) = (nil, nil)
        dispatcher?.frames.remove(self)
        dispatcher?.framesMayChange()
        dispatcher = nil
    }

    func start(with dispatcher: Dispatcher) {
        guard handler != nil, self.dispatcher !== dispatcher else { return }
        self.dispatcher?.frames.remove(self)
        guard dispatcher.application != nil else { return dissolve() }
        self.dispatcher = dispatcher
        dispatcher.frames.add(self)
        dispatcher.framesMayChange()
    }

    func call() { handler?(self) }

    /// Clears the link when the application is released.
    func dissolve() { (handler, target, dispatcher) = (nil, nil, nil) }
}

extension CADisplayLink: Ranked {}

extension CADisplayLink: nonisolated Hashable {
    /// Returns a Boolean value that indicates whether two display links are identical.
    nonisolated public static func == (left: CADisplayLink, right: CADisplayLink) -> Bool { left === right }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
