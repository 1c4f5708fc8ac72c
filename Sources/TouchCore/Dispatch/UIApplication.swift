public import TouchGeometry
public import TouchInput
public import TouchTrace

/// The funnel of all events, and the owner of everything that one run of an app shares (B-001).
///
/// `shared` is the application that is running: during a host's call, the one that the host called. Several applications,
/// for instance of tests, live beside each other and never meet.
open class UIApplication: UIResponder {
    /// What the app is to the system.
    public enum State: Int, Sendable {
        /// In front, with input.
        case active = 0
        /// In front, without input: interrupted.
        case inactive = 1
    }

    nonisolated(unsafe) static var running: UIApplication?
    nonisolated(unsafe) private static var fallback: UIApplication?
    /// The application of plain code, outside of every host's call; set by test kits.
    nonisolated(unsafe) package static var ofPlainCode: UIApplication?

    /// The running application; outside of every host's call that of the youngest `Stage`, without one an application that is
    /// made at the first use.
    public class var shared: UIApplication {
        if let running { return running }
        if let ofPlainCode { return ofPlainCode }
        if let fallback { return fallback }
        let application = UIApplication()
        fallback = application
        return application
    }

    @exclusivity(unchecked) final var windowStorage: [UIWindow] = []
    final var isOrderingWindows = false
    final let dispatcher: Dispatcher
    private final let lifetime: DispatcherLifetime
    final let screen = UIScreen()
    final let systemSurface = SystemSurface()

    /// Creates an application that shows nothing.
    public override init() {
        dispatcher = Dispatcher()
        lifetime = DispatcherLifetime(dispatcher)
        super.init()
        dispatcher.application = self
    }

    deinit {
        dispatcher.application = nil
    }

    #if canImport(Foundation)
        /// Applications are not archived: the result is `nil`.
        public override init?(coder: NSCoder) { nil }
    #endif

    /// The loop that feeds the application. It must outlive the application in Embedded builds.
    public final var host: (any ApplicationHost)? {
        get { dispatcher.host }
        set { dispatcher.host = newValue }
    }

    /// Runs code as this application: windows made in it are its windows, `UIApplication.shared` is this one.
    public final func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Self.swapRunning(self)
        defer { _ = Self.swapRunning(outer) }
        return try body()
    }

    final class func swapRunning(_ application: UIApplication?) -> UIApplication? {
        let outer = running
        running = application
        return outer
    }

    /// The delegate is the end of the responder chain if it is a responder (B-065).
    open override var next: UIResponder? {
        guard let delegate else { return nil }
        return delegate as? UIResponder
    }

    #if hasFeature(Embedded)
        /// Hears of the app's life; must outlive the application in Embedded builds.
        public final unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    #else
        /// Hears of the app's life; not retained.
        public final weak var delegate: (any UIApplicationDelegate)?
    #endif

    // MARK: Windows

    /// The windows that are shown, back to front: by level, within a level by when they were shown (B-028).
    public final var windows: [UIWindow] { windowStorage }

    /// The window that gets events without a place.
    public internal(set) final var keyWindow: UIWindow?

    final func addWindow(_ window: UIWindow) {
        windowStorage.append(window)
        orderWindows()
        dispatcher.layoutNeeded()
        dispatcher.displayNeeded()
    }

    final func removeWindow(_ window: UIWindow) {
        windowStorage.removeAll { $0 === window }
        dispatcher.hierarchyChanged()
        dispatcher.displayNeeded()
        guard keyWindow === window else { return }
        keyWindow = nil
        window.resignKey()
    }

    final func orderWindows() {
        // A stable insertion by level; few windows, and `sort` is not stable.
        var ordered: [UIWindow] = []
        for window in windowStorage {
            let place = ordered.firstIndex { $0.windowLevel > window.windowLevel } ?? ordered.count
            ordered.insert(window, at: place)
        }
        windowStorage = ordered
    }

    // MARK: Events

    /// Hands an event to each window that it concerns, back to front. Override it to observe, and call super (B-008).
    open func sendEvent(_ event: UIEvent) {
        dispatcher.sendToWindows(event)
    }

    #if !hasFeature(Embedded)
        /// Performs an action by name.
        /// - Parameters:
        ///   - action: its name, as the target knows it.
        ///   - target: a `SelectorTarget`; `nil` looks along the responder chain, from the sender if that is a responder,
        ///     else from the first responder of the key window (B-071).
        ///   - sender: what the action is given.
        ///   - event: what led to it.
        /// - Returns: whether somebody performed it.
        @discardableResult
        open func sendAction(
            _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool {
            let start = sender as? UIResponder ?? firstResponder
            let found = target ?? start?.target(forAction: action, withSender: sender)
            guard let performer = found as? any SelectorTarget, performer.responds(to: action) else { return false }
            performer.perform(action, with: sender, for: event)
            return true
        }
    #endif

    /// Makes the app ignore touches until the matching `endIgnoringInteractionEvents()`; calls nest (B-013).
    ///
    /// Touches that begin meanwhile are ignored for their whole life; those that were down are not updated, and
    /// cancelled when they are lifted.
    public final func beginIgnoringInteractionEvents() {
        dispatcher.ignoringDepth += 1
    }

    /// Ends one `beginIgnoringInteractionEvents()`; one too many does nothing.
    public final func endIgnoringInteractionEvents() {
        dispatcher.ignoringDepth = max(0, dispatcher.ignoringDepth - 1)
    }

    /// Whether touches are ignored.
    public final var isIgnoringInteractionEvents: Bool { dispatcher.isIgnoringInteractionEvents }

    /// How many contacts there may be at once, 1…64; one more cancels all of them (B-034). 11 by default, as on an iPad.
    public final var maximumNumberOfContacts: Int {
        get { dispatcher.maximumNumberOfContacts }
        set { dispatcher.maximumNumberOfContacts = max(1, min(newValue, inputTableCapacity)) }
    }

    // MARK: Motion and remote control

    /// Whether media keys reach the first responder.
    final var isReceivingRemoteControlEvents = false

    /// Whether a shake that nobody handled offers to undo; `true` by default (S-238).
    public final var applicationSupportsShakeToEdit = true

    /// A shake went up the chain to its end: offers to undo, and hands it to `next` (B-381).
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        offerUndoIfPossible(after: motion)
        super.motionEnded(motion, with: event)
    }

    /// Offers to undo the latest step; called when the device was shaken and there is one. UIKit asks in an alert; the
    /// default undoes at once. Override it to ask first, with the manager's `undoActionName`.
    open func offerUndo(with undoManager: UndoManager) {
        undoManager.undo()
    }

    // MARK: Life

    /// Whether the app has input.
    public private(set) final var applicationState = State.active

    /// The system interrupts the app: a call, an alert, a locked screen. Touches are cancelled; those that begin until
    /// `becomeActive()` are ignored (B-015, B-035).
    public final func resignActive() {
        guard applicationState == .active else { return }
        applicationState = .inactive
        perform {
            delegate?.applicationWillResignActive(self)
            dispatcher.cancelAllInput()
        }
    }

    /// The interruption is over.
    public final func becomeActive() {
        guard applicationState == .inactive else { return }
        applicationState = .active
        perform { delegate?.applicationDidBecomeActive(self) }
    }

    // MARK: For hosts

    /// Takes everything that the digitizer reported at one instant. Called from inside a callback, it is queued until
    /// the present event is over.
    public final func receive(_ frame: InputFrame) {
        perform { dispatcher.receive(frame) }
    }

    /// Says that it is `instant`: fires the timers that are due, finishes what waits for a turn. Going back is ignored.
    ///
    /// Called from inside a callback, it is queued until the present event is over, as `receive(_:)` is; what was queued is
    /// done in the order of the calls. Frames of the display are not shown by it: see `displayFrame(at:)`.
    public final func advance(to instant: Instant) {
        perform { dispatcher.advance(to: instant) }
    }

    /// The latest instant that the application knows of.
    public final var now: Instant { dispatcher.now }

    /// When the application wants `advance(to:)` to be called; `nil` if nothing is pending.
    public final var wakeInstant: Instant? { dispatcher.wakeInstant }

    /// Whether the app knows pointers: what an app on Apple's systems says with the key
    /// `UIApplicationSupportsIndirectInputEvents` of its Info.plist; `false` by default (B-260).
    ///
    /// With `false` a click is a touch of type `direct`, and a pinch or rotation on a trackpad is played by two touches
    /// beside the pointer. With `true` a click is of type `indirectPointer`, a pinch or rotation a `TransformEvent`. Scrolls
    /// and hovers are events in either case. A gesture goes on as what it began.
    public final var supportsIndirectInputEvents: Bool {
        get { dispatcher.supportsIndirectInputEvents }
        set { dispatcher.supportsIndirectInputEvents = newValue }
    }

    /// How near to an edge of the screen a touch begins at it, in points; 20 by default. Where the digitizer flags edges,
    /// the flag decides (N-20, B-252).
    public final var systemGestureEdgeWidth = GestureThresholds.screenEdgeWidth

    /// Sets what the screen is like; what is `nil` stays as it is.
    /// - Parameters:
    ///   - bounds: its rectangle, in points.
    ///   - scale: device pixels a point; 2 at first.
    ///   - forceTouchCapability: whether it tells the force of fingers; `unknown` at first.
    public final func setScreen(
        bounds: CGRect, scale: CGFloat? = nil, forceTouchCapability: UIForceTouchCapability? = nil
    ) {
        screen.bounds = bounds
        if let scale { screen.scale = scale }
        if let forceTouchCapability { screen.forceTouchCapability = forceTouchCapability }
    }

    /// Receives what is not right. By default it is written to standard error natively, and dropped in Embedded builds.
    public final var diagnosticHandler: ((TouchDiagnostic) -> Void)? {
        get { dispatcher.diagnosticHandler }
        set { dispatcher.diagnosticHandler = newValue }
    }

    /// Is told every step of every decision; `nil`, the default, costs one branch a step.
    public final var traceHandler: ((TraceRecord) -> Void)? {
        get { dispatcher.appTraceHandler }
        set { dispatcher.appTraceHandler = newValue }
    }

    /// Keeps the last steps of every decision, beside `traceHandler` or without it; `nil`, the default, costs nothing more.
    ///
    /// Set it before the first event to have a trace from the beginning.
    public final var flightRecorder: FlightRecorder? {
        get { dispatcher.flightRecorder }
        set { dispatcher.flightRecorder = newValue }
    }

    /// Calls back after some seconds of the application's time, as a turn of its own.
    @discardableResult
    public final func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> VirtualTimer {
        dispatcher.setTimer(after: seconds, owner: nil, body)
    }

    /// Cancels what `after(_:_:)` set; does nothing if it has fired.
    public final func cancel(_ timer: VirtualTimer) {
        dispatcher.cancelTimer(timer)
    }
}
