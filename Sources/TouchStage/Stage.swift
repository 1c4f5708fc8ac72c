public import Touchstone

// Isolated here as well as by the manifest: otherwise the optimizer (6.3.1) rejects the isolated deinit in modules that import this one.

/// A small app for a test: a window, a view, recognizers by name, hands, and a log of everything that can be observed.
///
///     let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
///     stage.hands.tap(at: stage.view)
///     stage.waitUntilStill()
///     stage.expect("…the whole log…")
///
/// Time is virtual: a test of a long press takes no time. The initializers and `expect` come from `TouchTesting` for
/// swift-testing and from `TouchTestingXCTest` for XCTest: what the stage or its hands cannot do as asked (`Misuse`) fails the
/// test.
///
/// While a stage lives, plain code is code of its application: `UIApplication.shared` is that of the youngest stage, and so are
/// windows that are made outside of `perform(_:)`. With several stages, or in a test that awaits something while other tests
/// run, `perform(_:)` says which one is meant.
@MainActor public final class Stage {
    /// The application, alone in its world.
    public let application: UIApplication
    /// Feeds the application and is its clock.
    public let host: VirtualHost
    /// Shown, key, at the origin of the screen; called `window`.
    public let window: UIWindow
    /// The view that recognizers are attached to unless told otherwise; fills the window; called `view`.
    public let view: UIView
    /// The fingers.
    public let hands: Hands
    /// Every record of the trace so far.
    public internal(set) var records: [TraceRecord] = []
    /// What was reported as not right.
    public private(set) var diagnostics: [TouchDiagnostic] = []

    var notes: [StageLog.Note] = []
    /// What was played, one after the other.
    var patterns: [StageLog.Pattern] = []
    /// The log was cleared since the last pattern: the next one begins in the first column.
    var isLogCleared = false
    let fail: (String) -> Void
    /// The applications of the stages that live, in the order of their making.
    private static var living: [UIApplication] = []

    /// For the modules that make stages for a test library.
    /// - Parameters:
    ///   - fail: fails the running test, with a text that says what to do.
    ///   - size: of the window and the view, in points.
    ///   - application: one that was used for nothing before; `nil` for a new one.
    ///   - makeWindow: makes the window; its frame is set.
    ///   - makeRoot: makes the controller whose view is `view`; `nil` for a plain view.
    ///   - build: adds views and recognizers.
    package init(
        failing fail: @escaping (String) -> Void, size: CGSize, application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, root makeRoot: (() -> UIViewController)? = nil,
        _ build: (Stage) -> Void = { _ in }
    ) {
        let application = application ?? UIApplication()
        let screen = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        application.setScreen(bounds: screen)
        self.application = application
        self.fail = fail
        host = VirtualHost(application: application)
        (window, view) = application.perform {
            let window = makeWindow?() ?? UIWindow(frame: screen)
            window.frame = screen
            window.accessibilityIdentifier = "window"
            let root = makeRoot?()
            window.rootViewController = root
            let view: UIView = root?.view ?? UIView(frame: screen)
            if root == nil { window.addSubview(view) }
            view.accessibilityIdentifier = view.accessibilityIdentifier ?? "view"
            window.makeKeyAndVisible()
            return (window, view)
        }
        hands = Hands(host: host, window: window)
        application.traceHandler = { [weak self] in self?.records.append($0) }
        application.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
        hands.misuseHandler = { [weak self] in self?.report($0) }
        hands.findCover = { [weak self] in self?.cover(of: $0) }
        Self.living.append(application)
        UIApplication.ofPlainCode = application
        perform { build(self) }
    }

    isolated deinit {
        // The application keeps its windows, which know the application.
        for window in application.windows { window.isHidden = true }
        Self.living.removeAll { $0 === application }
        UIApplication.ofPlainCode = Self.living.last
    }

    /// Runs code as the app: windows made in it belong to this stage.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try application.perform(body)
    }

    /// Lets time pass.
    public func wait(_ seconds: TimeInterval) {
        hands.wait(seconds)
    }

    /// Lets time pass until nothing is pending: no timer, no animation, no frame of the display that anything wants.
    /// - Parameter seconds: how much time at most; what is still pending then fails the test.
    public func waitUntilStill(within seconds: TimeInterval = 60) {
        hands.waitUntilStill(within: seconds)
    }
}
