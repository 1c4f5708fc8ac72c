public import TouchCore
public import TouchInput
public import TouchRecognizers
public import TouchTrace

// Isolated explicitly, in addition to the manifest: otherwise the optimizer (6.3.1) rejects the isolated deinit in modules that import this one.

/// A small app for a test: a window, a view, named recognizers, hands, and a log of everything observable.
///
///     let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
///     stage.hands.tap(at: stage.view)
///     stage.waitUntilStill()
///     stage.expect("…the whole log…")
///
/// Time is virtual: a test of a long press takes no time. The initializers and `expect` come from `TouchTesting` for
/// Swift Testing and from `TouchTestingXCTest` for XCTest: requests that the stage or its hands cannot fulfill (`Misuse`) fail
/// the test.
///
/// Code outside of `perform(_:)` runs in the context of the stage that was created last: `UIApplication.shared` returns its
/// application, and windows that are created there belong to it. With several stages, or in a test that awaits
/// something while other tests run, use `perform(_:)` to select the stage.
@MainActor public final class Stage {
    /// The application, independent of all others.
    public let application: UIApplication
    /// The host, which feeds the application and is its clock.
    public let host: VirtualHost
    /// The window: shown, key, at the origin of the screen; its name is `window`.
    public let window: UIWindow
    /// The view that recognizers are attached to by default; fills the window; its name is `view`.
    public let view: UIView
    /// The fingers.
    public let hands: Hands
    /// The records of the trace since the stage was created or `clearLog()` was last called.
    public internal(set) var records: [TraceRecord] = []
    /// The diagnostics that were reported so far.
    public private(set) var diagnostics: [TouchDiagnostic] = []

    /// Creates a stage that is like this one at its beginning, and fails no test; `nil` if it cannot be created again.
    package private(set) var restart: (() -> Stage)?
    /// The output of failing expectations.
    let help: FailureHelp
    private let ledger: StageLedger?
    /// The names of the recognizers that the app has not named.
    private(set) var names = StageNames()
    private(set) var recorders: [any StageRecorder] = []

    var notes: [StageLog.Note] = []
    /// The patterns that were played, in order.
    var patterns: [StageLog.Pattern] = []
    /// A Boolean value that indicates whether the log was cleared since the last pattern: the next one begins in the first
    /// column.
    var isLogCleared = false
    let fail: (String, CallSite) -> Void
    /// The applications of the existing stages, in the order of their creation.
    private static var living: [(application: UIApplication, owner: StageOwner)] = []

    /// Creates a stage; for the modules that adapt it to a test library.
    /// - Parameters:
    ///   - fail: Fails the running test at a line, with a text that states what to do.
    ///   - makeRoot: Makes the controller whose view is `view`; a plain view without one.
    ///   - size: The size of the screen, the window and the view, in points.
    ///   - application: An unused application; `nil` for a new one.
    ///   - makeWindow: Makes the window, whose frame is set afterwards; a plain one without one.
    ///   - help: What failing expectations print and write.
    ///   - ledger: The ledger for other failures; `nil` for a stage that is none of the test's own.
    ///   - build: A closure that adds views and recognizers.
    package init(
        failing fail: @escaping (String, CallSite) -> Void,
        root makeRoot: @autoclosure @escaping () -> UIViewController? = nil, size: CGSize,
        application: UIApplication? = nil, window makeWindow: @autoclosure @escaping () -> UIWindow? = nil,
        help: FailureHelp = FailureHelp(), ledger: StageLedger? = .current,
        _ build: @escaping (Stage) -> Void = { _ in }
    ) {
        // An application that was given is used once.
        if help.advise != nil, application == nil {
            restart = {
                Stage(failing: { _, _ in }, root: makeRoot(), size: size, window: makeWindow(), ledger: nil, build)
            }
        }
        let application = application ?? UIApplication()
        let screen = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        application.host.setScreen(bounds: screen)
        self.application = application
        (self.fail, self.help, self.ledger) = (fail, help, ledger)
        host = VirtualHost(application: application)
        (window, view) = application.host.perform {
            let window = makeWindow() ?? UIWindow(frame: screen)
            window.frame = screen
            window.accessibilityIdentifier = "window"
            let root = makeRoot()
            window.rootViewController = root
            let view: UIView = root?.view ?? UIView(frame: screen)
            if root == nil { window.addSubview(view) }
            view.accessibilityIdentifier = view.accessibilityIdentifier ?? "view"
            window.makeKeyAndVisible()
            return (window, view)
        }
        hands = Hands(host: host, window: window)
        application.traceHandler = { [weak self] in self?.take($0) }
        application.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
        hands.misuseHandler = { [weak self] in self?.report($0, $1) }
        hands.findCover = { [weak self] in self?.cover(of: $0) }
        Self.living.append((application, StageOwner()))
        UIApplication.ofPlainCode = { StageOwner().application(among: Self.living) }
        ledger?.begin(self)
        perform { build(self) }
        recorders = help.recorders.map { $0(self) }
    }

    isolated deinit {
        ledger?.end(report)
        // The application retains its windows, which refer to the application.
        for window in application.windows { window.isHidden = true }
        Self.living.removeAll { $0.application === application }
    }

    private func take(_ record: TraceRecord) {
        records.append(record)
        names.note(record, in: application)
        if let ledger, ledger.active !== self { ledger.active = self }
        for recorder in recorders { recorder.take(record) }
    }

    /// Runs a closure in the context of the stage's application: windows that are created in it belong to this stage.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try application.host.perform(body)
    }

    /// Advances virtual time by a number of seconds, firing timers and display frames that are due. Fingers that are down keep the
    /// velocity of their last movement: `rest(_:)` lets them rest.
    public func wait(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        hands.wait(seconds, file: file, line: line)
    }

    /// Advances virtual time as `wait(_:)`, while the fingers that are down rest: a drag, `rest(0.1)` and a lift do not fling.
    public func rest(_ seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line) {
        hands.rest(seconds, file: file, line: line)
    }

    /// Advances virtual time until nothing is pending: no timer, no animation, no wanted frame of the display.
    /// - Parameters:
    ///   - seconds: The maximum time; if anything is still pending then, the test fails.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func waitUntilStill(
        within seconds: TimeInterval = 60, file: StaticString = #filePath, line: UInt = #line
    ) {
        hands.waitUntilStill(within: seconds, file: file, line: line)
    }
}

// The named objects of a stage.

extension Stage {
    /// Adds a view with a name.
    /// - Parameters:
    ///   - name: The name in logs.
    ///   - frame: The frame, in the coordinates of `superview`.
    ///   - superview: The superview; `view` by default.
    @discardableResult
    public func addView(_ name: String, frame: CGRect, on superview: UIView? = nil) -> UIView {
        add(UIView(frame: frame), name, on: superview)
    }

    /// Adds a view of your own, with a name.
    @discardableResult
    public func add<View: UIView>(_ newView: View, _ name: String, on superview: UIView? = nil) -> View {
        newView.accessibilityIdentifier = name
        (superview ?? view).addSubview(newView)
        return newView
    }

    /// Adds a view with a name.
    @available(*, deprecated, renamed: "addView(_:frame:on:)")
    @discardableResult
    public func addView(_ name: String, frame: CGRect, in superview: UIView) -> UIView {
        addView(name, frame: frame, on: superview)
    }

    /// Adds a view of your own, with a name.
    @available(*, deprecated, renamed: "add(_:_:on:)")
    @discardableResult
    public func add<View: UIView>(_ newView: View, _ name: String, in superview: UIView) -> View {
        add(newView, name, on: superview)
    }

    /// Adds a recognizer of your own, with a name.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds a tap recognizer with a name.
    @discardableResult
    public func addTap(
        _ name: String = "tap", count: Int = 1, fingers: Int = 1, on view: UIView? = nil
    ) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        tap.numberOfTouchesRequired = fingers
        return add(tap, name, on: view)
    }

    /// Adds a long press recognizer with a name.
    @discardableResult
    public func addLongPress(_ name: String = "press", on view: UIView? = nil) -> UILongPressGestureRecognizer {
        add(UILongPressGestureRecognizer(), name, on: view)
    }

    /// Adds a pan recognizer with a name.
    @discardableResult
    public func addPan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer {
        add(UIPanGestureRecognizer(), name, on: view)
    }

    /// Adds a pinch recognizer with a name.
    @discardableResult
    public func addPinch(_ name: String = "pinch", on view: UIView? = nil) -> UIPinchGestureRecognizer {
        add(UIPinchGestureRecognizer(), name, on: view)
    }

    /// Adds a rotation recognizer with a name.
    @discardableResult
    public func addRotation(_ name: String = "rotation", on view: UIView? = nil) -> UIRotationGestureRecognizer {
        add(UIRotationGestureRecognizer(), name, on: view)
    }

    /// Adds a swipe recognizer with a name.
    @discardableResult
    public func addSwipe(
        _ name: String = "swipe", _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
        on view: UIView? = nil
    ) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return add(swipe, name, on: view)
    }
}

/// An object that receives what happens on a stage, whether the log is cleared or not.
package protocol StageRecorder: AnyObject {
    /// Receives the next record.
    func take(_ record: TraceRecord)

    /// Writes the run so far, for a failing expectation.
    /// - Parameters:
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    /// - Returns: A sentence that names what was written, or states why nothing was.
    func write(file: String, line: Int) -> String
}
