import TouchDrawing
public import TouchInput
public import TouchTrace

/// The central point of all events, and the owner of the state that one run of an app shares (B-001).
///
/// `shared` is the application that is running: during a host's call, the one that the host called. Several applications, for
/// instance of tests, can exist side by side and do not affect each other.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIApplication: UIResponder {
    /// `application`.
    @_spi(Subclass) open override var kindInTraces: String { "application" }

    /// The state of the app.
    public enum State: Int, Sendable {
        /// The app is in front and receives input.
        case active = 0
        /// The app is in front and interrupted: it receives no input.
        case inactive = 1
    }

    nonisolated(unsafe) static var running: Borrowed<UIApplication>?
    nonisolated(unsafe) private static var fallback: UIApplication?
    /// Returns the application for code outside any host's call; set by test kits.
    nonisolated(unsafe) package static var ofPlainCode: (() -> UIApplication?)?

    /// The running application; outside any host's call that of the test's youngest `Stage` or, without a stage, an application that is
    /// created at the first access.
    public class var shared: UIApplication {
        if let running { return running.object }
        if let application = ofPlainCode?() { return application }
        if let fallback { return fallback }
        let application = UIApplication()
        fallback = application
        return application
    }

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var windowStorage: [UIWindow] = []
    final let dispatcher: Dispatcher
    final let screen = UIScreen()
    final let systemSurface = SystemSurface()

    /// Creates an application without windows.
    public override init() {
        dispatcher = Dispatcher()
        super.init()
        dispatcher.application = self
    }

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        // An object may be released on any thread, and others refer to it without retaining it.
        isolated deinit { dismantle() }
    #endif

    /// Recognizers in an attempt and the dispatcher refer to each other, and so do touches and objects that retain the event.
    private final func dismantle() {
        dispatcher.application = nil
        dispatcher.dissolve()
    }

    #if canImport(Foundation)
        /// Returns `nil`, since applications are not archived.
        public override init?(coder: NSCoder) { nil }
    #endif

    /// The interface for the host.
    @inlinable public final var host: HostInterface { HostInterface(self) }

    /// Runs code as this application.
    package final func perform<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let outer = Self.running
        let wereStylesUsed = UIView.areStylesUsed
        let isOther = wereStylesUsed && outer?.object !== self
        // Traits that code around this call set come back.
        let traits = isOther ? UITraitCollection.current : nil
        if isOther { UITraitCollection.current = screen.traits }
        Self.running = Borrowed(self)
        defer {
            Self.running = outer
            if let traits {
                UITraitCollection.current = traits
            } else if !wereStylesUsed, UIView.areStylesUsed {
                // The first style of the process came in this call: before it, all code had the same traits.
                UITraitCollection.current = outer?.object.screen.traits ?? UITraitCollection()
            }
        }
        return try body()
    }

    /// The next responder: the delegate, if it is a responder; it ends the chain (B-065).
    open override var next: UIResponder? {
        guard let delegate else { return nil }
        return delegate as? UIResponder
    }

    #if hasFeature(Embedded)
        /// The object that is notified of the app's life cycle; it must outlive the application in Embedded builds.
        public final unowned(unsafe) var delegate: (any UIApplicationDelegate)?
    #else
        /// The object that is notified of the app's life cycle; not retained.
        #if !DEBUG
            @exclusivity(unchecked)
        #endif
        public final weak var delegate: (any UIApplicationDelegate)?
    #endif

    // MARK: Windows

    /// The windows that are shown, from back to front: by level, and within a level in the order in which they were shown, or made key and
    /// visible, last (B-028).
    public final var windows: [UIWindow] { windowStorage }

    /// The closure that is called when a window was shown; `nil` by default.
    @_spi(Host) public final var windowWasShown: ((UIWindow) -> Void)?

    /// The window that receives events without a location.
    public internal(set) final var keyWindow: UIWindow?

    final func addWindow(_ window: UIWindow) {
        windowStorage.append(window)
        settleWindow(at: windowStorage.count - 1)
        dispatcher.layoutNeeded()
        dispatcher.displayNeeded()
        windowWasShown?(window)
    }

    final func bringToFront(_ window: UIWindow) {
        guard let index = indexOfWindow(window) else { return }
        windowStorage.append(windowStorage.remove(at: index))
        settleWindow(at: windowStorage.count - 1)
        dispatcher.displayNeeded()
    }

    final func removeWindow(_ window: UIWindow) {
        if let index = indexOfWindow(window) { windowStorage.remove(at: index) }
        dispatcher.hierarchyChanged()
        dispatcher.displayNeeded()
        guard keyWindow === window else { return }
        keyWindow = nil
        window.resignKey()
    }

    final func levelChanged(of window: UIWindow) {
        if let index = indexOfWindow(window) { settleWindow(at: index) }
    }

    private final func indexOfWindow(_ window: UIWindow) -> Int? {
        for index in windowStorage.indices where windowStorage[index] === window { return index }
        return nil
    }

    /// Moves a window past those of other levels to its own; all others are in order.
    private final func settleWindow(at index: Int) {
        let level = windowStorage[index].windowLevel
        var place = index
        while place > 0, windowStorage[place - 1].windowLevel > level { place -= 1 }
        while place + 1 < windowStorage.count, windowStorage[place + 1].windowLevel < level { place += 1 }
        if place != index { windowStorage.insert(windowStorage.remove(at: index), at: place) }
    }

    // MARK: Events

    /// Sends an event to each window that it concerns, from back to front. Override it to observe events, and call super (B-008).
    open func sendEvent(_ event: UIEvent) {
        dispatcher.sendToWindows(event)
    }

    #if !hasFeature(Embedded)
        /// Performs an action by name.
        /// - Parameters:
        ///   - action: The name of the action.
        ///   - target: An object that has the method of the action, or a `SelectorTarget`; with `nil`, the target is searched along the responder chain, which
        ///     starts at the first responder of the key window; without one, at the sender (B-071).
        ///   - sender: The sender that is passed to the action.
        ///   - event: The event that caused it.
        /// - Returns: A Boolean value that indicates whether the action was performed.
        @discardableResult
        open func sendAction(
            _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
        ) -> Bool {
            let start = startOfChain(for: sender as? UIResponder)
            let found = target ?? start.target(forAction: action, withSender: sender)
            guard let found = found.map({ $0 as AnyObject }), action.isPerformed(by: found) else { return false }
            return action.perform(on: found, with: sender, for: event) == .called
        }
    #endif

    /// Makes the app ignore touches until the matching `endIgnoringInteractionEvents()`; calls nest (B-013).
    ///
    /// Touches that begin meanwhile are ignored for their whole life; those that were down are not updated, and are cancelled
    /// when they are lifted.
    public final func beginIgnoringInteractionEvents() {
        dispatcher.intake.beginIgnoringEvents()
    }

    /// Ends one `beginIgnoringInteractionEvents()`; does nothing without a matching call.
    public final func endIgnoringInteractionEvents() {
        dispatcher.intake.endIgnoringEvents()
    }

    /// A Boolean value that indicates whether touches are ignored.
    public final var isIgnoringInteractionEvents: Bool { dispatcher.intake.isIgnoringEvents }

    // MARK: Motion and remote control

    /// A Boolean value that indicates whether media keys are delivered to the first responder.
    final var isReceivingRemoteControlEvents = false

    /// A Boolean value that indicates whether an unhandled shake offers to undo; `true` by default (S-238).
    public final var applicationSupportsShakeToEdit = true

    /// Handles a shake that no responder has handled: offers to undo, and passes the call to `next` (B-381).
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        offerUndoIfPossible(after: motion)
        super.motionEnded(motion, with: event)
    }

    /// Offers to undo the latest step; called when the device was shaken and there is a step. UIKit asks in an alert; the default
    /// undoes it immediately. Override it to ask first, with the manager's `undoActionName`.
    open func offerUndo(with undoManager: UndoManager) {
        undoManager.undo()
    }

    // MARK: Life cycle

    /// The state of the app; `active` by default.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    public internal(set) final var applicationState = State.active

    /// A Boolean value that indicates whether the app supports pointers: the equivalent of the key
    /// `UIApplicationSupportsIndirectInputEvents` in the Info.plist of an app on Apple's systems; `false` by default (B-260).
    ///
    /// With `false`, a click is a touch of type `direct`, and a pinch or rotation on a trackpad is simulated by two touches
    /// beside the pointer. With `true`, a click is of type `indirectPointer`, and a pinch or rotation a `TransformEvent`. Scrolls
    /// and hovers are events in either case. A change does not affect gestures in progress.
    public final var supportsIndirectInputEvents: Bool {
        get { dispatcher.intake.pointers.appSupportsPointers }
        set { dispatcher.intake.pointers.appSupportsPointers = newValue }
    }

    /// A Boolean value that indicates whether the frontmost controller of the key window wants no status bar; `false` without one.
    public final var isStatusBarHidden: Bool { keyWindow?.rootViewController?.frontmost.hidesStatusBar ?? false }

    /// The direction in which the app is read: `leftToRight`, unless the host has set another one.
    public internal(set) final var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

    final var systemGestureEdgeWidth = GestureThresholds.screenEdgeWidth

    // MARK: Time and traces

    /// The latest instant that the application has reached.
    public final var now: Instant { dispatcher.now }

    /// The closure that receives diagnostics. By default they are written to standard error natively, and dropped in Embedded
    /// builds.
    public final var diagnosticHandler: ((TouchDiagnostic) -> Void)? {
        get { dispatcher.tracer.diagnosticHandler }
        set { dispatcher.tracer.diagnosticHandler = newValue }
    }

    /// The closure that receives every step of every decision; `nil`, the default, costs one branch per step.
    public final var traceHandler: ((TraceRecord) -> Void)? {
        get { dispatcher.appTraceHandler }
        set { dispatcher.appTraceHandler = newValue }
    }

    /// The recorder that keeps the last steps of every decision, with or without a `traceHandler`; `nil`, the default, costs
    /// nothing more.
    ///
    /// Set it before the first event for a trace from the beginning.
    public final var flightRecorder: FlightRecorder? {
        get { dispatcher.flightRecorder }
        set { dispatcher.flightRecorder = newValue }
    }

    /// Schedules a call after some seconds of the application's time, as a separate turn.
    @discardableResult
    public final func after(_ seconds: TimeInterval, perform body: @escaping () -> Void) -> VirtualTimer {
        dispatcher.setTimer(after: seconds, owner: nil, body)
    }

    /// Cancels a timer of `after(_:perform:)`; does nothing if it has fired.
    public final func cancel(_ timer: VirtualTimer) {
        dispatcher.cancelTimer(timer)
    }
}
