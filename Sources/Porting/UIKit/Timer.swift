@_spi(Host) import TouchCore

/// A timer on the application's virtual time, in place of Foundation's: it fires when the application's time reaches it, so that tests and replays
/// do not wait. It belongs to `UIApplication.shared`, which retains it until it is invalid.
///
/// A file that imports both UIKit and Foundation writes `UIKit.Timer`; the plug-in `PortUIKit` leaves one of the two imports.
@preconcurrency @MainActor
public final class Timer {
    /// The seconds between two calls; 0 for a timer that fires once, if it was made with 0.
    public let timeInterval: TimeInterval
    /// The value that was given for it.
    public let userInfo: Any?
    /// A Boolean value that indicates whether the timer will fire.
    public private(set) var isValid = true

    private let repeats: Bool
    private let body: (Timer) -> Void
    private var target: AnyObject?
    private weak var application: UIApplication?
    private var pending: VirtualTimer?

    /// Creates a timer that fires once it is added to a run loop.
    /// - Parameters:
    ///   - interval: The seconds until it fires, and between two calls; less than 0.1 ms counts as 0.1 ms, as in UIKit.
    ///   - repeats: A Boolean value that indicates whether it fires until it is invalidated.
    ///   - block: A closure that receives the timer.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(interval, nil, repeats, block)
    }

    /// Creates a timer that performs an action once it is added to a run loop. It retains the target until it is invalid.
    /// - Parameters:
    ///   - interval: The seconds until it fires, and between two calls; less than 0.1 ms counts as 0.1 ms, as in UIKit.
    ///   - target: An object that has the method of the selector, or a `SelectorTarget`.
    ///   - selector: The action, whose sender is the timer.
    ///   - userInfo: A value for the action.
    ///   - repeats: A Boolean value that indicates whether it fires until it is invalidated.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(interval, userInfo, repeats) { selector.send(to: target as AnyObject, with: $0) }
        self.target = target as AnyObject
    }

    private init(_ interval: TimeInterval, _ userInfo: Any?, _ repeats: Bool, _ body: @escaping (Timer) -> Void) {
        timeInterval = interval > 0.0001 ? interval : 0.0001
        self.userInfo = userInfo
        self.repeats = repeats
        self.body = body
    }

    /// Creates a timer and starts it.
    /// - Parameters:
    ///   - interval: The seconds until it fires, and between two calls.
    ///   - repeats: A Boolean value that indicates whether it fires until it is invalidated.
    ///   - block: A closure that receives the timer.
    /// - Returns: The timer.
    @discardableResult public static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    /// Creates a timer that performs an action, and starts it.
    /// - Parameters:
    ///   - interval: The seconds until it fires, and between two calls.
    ///   - target: An object that has the method of the selector, or a `SelectorTarget`.
    ///   - selector: The action, whose sender is the timer.
    ///   - userInfo: A value for the action.
    ///   - repeats: A Boolean value that indicates whether it fires until it is invalidated.
    /// - Returns: The timer.
    @discardableResult public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    /// Calls the closure, or performs the action; a timer that does not repeat becomes invalid.
    public func fire() {
        guard isValid else { return }
        if !repeats { stop() }
        body(self)
    }

    /// Stops the timer for good.
    public func invalidate() { stop() }

    /// Starts the timer, unless it runs or is invalid.
    fileprivate func start() {
        guard isValid, pending == nil else { return }
        let application = UIApplication.owning(target)
        self.application = application
        pending = application.after(timeInterval) { self.due() }
    }

    private func due() {
        pending = nil
        fire()
        start()
    }

    private func stop() {
        isValid = false
        if let pending { application?.cancel(pending) }
        (pending, application, target) = (nil, nil, nil)
    }
}

extension RunLoop {
    /// Starts a timer. Virtual time has no modes: timers fire in all of them.
    /// - Parameters:
    ///   - timer: The timer; it is ignored if it runs already.
    ///   - mode: `common`, `default` or `tracking`; the timer fires in each.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
}
