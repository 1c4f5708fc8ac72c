public import TouchGeometry

/// Calls back for every frame of the display.
///
///     let link = CADisplayLink(target: self, action: BoardView.step)
///     link.add(to: .main, forMode: .common)
///
/// It keeps its target, and the application keeps it, until it is invalidated. Frames come from the host; without a host
/// that makes them it never calls.
public final class CADisplayLink {
    /// Where a link can be added; there is one loop, that of the application.
    public enum Loop: Sendable {
        /// That of the running application.
        case main
        /// The same.
        public static let current = Loop.main
    }

    /// When a link calls.
    public enum Mode: Sendable {
        /// While no scroll view is tracked (B-012).
        case `default`
        /// Always.
        case common
    }

    /// Its place in the order of the application's links.
    var number = 0
    private(set) var mode = Mode.common
    private var handler: ((CADisplayLink) -> Void)?
    private var dispatcher: Dispatcher?

    /// Creates a link that calls a closure, which it keeps.
    public init(_ handler: @escaping (CADisplayLink) -> Void) {
        self.handler = handler
    }

    /// Creates a link that calls a method of an object, which it keeps.
    public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (CADisplayLink) -> Void) {
        self.init { action(target)($0) }
    }

    #if !hasFeature(Embedded)
        /// Creates a link that performs an action by name on a target, which it keeps and which must be a `SelectorTarget`.
        public convenience init(target: Any, selector: Selector) {
            self.init { link in
                guard let performer = target as? any SelectorTarget else {
                    link.dispatcher?.report(
                        .targetPerformsNoSelectors("a display link", selector: selector.description))
                    return
                }
                performer.perform(selector, with: link)
            }
        }
    #endif

    #if !hasFeature(Embedded)
        /// Refused: a method is no selector. Write `CADisplayLink(target: self, action: Board.step)`, `Board` being the class.
        @available(
            *, unavailable, message: "pass a method as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> (CADisplayLink) -> Void) {
            self.init(target: target, action: selector)
        }

        /// Refused: a method is no selector, and it receives the link. Write `CADisplayLink(target: self, action: Board.step)`.
        @available(
            *, unavailable,
            message:
                "let the method receive the link, and pass it as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> () -> Void) {
            self.init { _ in selector(target)() }
        }

        /// Refused: a bound method is no selector. Write `CADisplayLink(target: self, action: Board.step)`.
        @available(
            *, unavailable,
            message: "pass the unapplied method as the action: CADisplayLink(target: self, action: Board.step)"
        )
        public convenience init(target: AnyObject, selector: @escaping (CADisplayLink) -> Void) {
            self.init(selector)
        }
    #endif

    /// When the present frame is shown, in seconds on the host's time line; 0 before the first one.
    public internal(set) var timestamp: TimeInterval = 0
    /// How long a frame is shown, in seconds: the time between the two frames before; 1/60 before it is known.
    public internal(set) var duration: TimeInterval = GestureThresholds.longestFrame
    /// When the next frame is likely to be shown.
    public var targetTimestamp: TimeInterval { timestamp + duration }

    /// Whether it does not call; `false` by default.
    public var isPaused = false {
        didSet { if isPaused != oldValue { dispatcher?.framesMayChange() } }
    }

    /// Makes it call, from the next frame on, for the running application; in a second mode as well if it was added before.
    public func add(to loop: Loop, forMode mode: Mode) {
        if dispatcher != nil {
            if mode == .common { self.mode = mode }
        } else {
            self.mode = mode
            start(with: UIApplication.shared.dispatcher)
        }
    }

    /// Makes it call no more and lets go of its target. It cannot be added again.
    public func invalidate() {
        handler = nil
        dispatcher?.frames.remove(self)
        dispatcher?.framesMayChange()
        dispatcher = nil
    }

    func start(with dispatcher: Dispatcher) {
        guard handler != nil else { return }
        guard dispatcher.application != nil else { return dissolve() }
        self.dispatcher = dispatcher
        dispatcher.frames.add(self)
        dispatcher.framesMayChange()
    }

    func call() { handler?(self) }

    /// The application is gone.
    func dissolve() { (handler, dispatcher) = (nil, nil) }
}
