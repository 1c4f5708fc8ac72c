public import Touchstone

// Isolated here as well as by the manifest: otherwise the optimizer (6.3.1) rejects the isolated deinit in modules that import this one.

/// A small app for a test: a window, a view, recognizers by name, hands, and a log of everything that happens.
///
///     let stage = Stage { $0.tap("single").require(toFail: $0.tap("double", count: 2)) }
///     stage.hands.tap(at: stage.view)
///     stage.wait(1)
///     stage.expect("…the whole log…")
///
/// Time is virtual: a test of a long press takes no time. `expect` comes from `TouchTesting` for swift-testing and from
/// `TouchTestingXCTest` for XCTest.
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
    public private(set) var diagnostics: [Diagnostic] = []

    var notes: [StageLog.Note] = []
    var pattern: StageLog.Pattern?

    /// Sets the stage.
    /// - Parameters:
    ///   - size: of the window and the view, in points.
    ///   - application: one of your own class, that was used for nothing before.
    ///   - makeWindow: makes a window of your own class; its frame is set.
    ///   - build: adds views and recognizers.
    public init(
        size: CGSize = CGSize(width: 400, height: 300), application: UIApplication? = nil,
        window makeWindow: (() -> UIWindow)? = nil, _ build: (Stage) -> Void
    ) {
        let application = application ?? UIApplication()
        let screen = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        application.setScreen(bounds: screen)
        self.application = application
        host = VirtualHost(application: application)
        (window, view) = application.perform {
            let (window, view) = (makeWindow?() ?? UIWindow(frame: screen), UIView(frame: screen))
            window.frame = screen
            window.accessibilityIdentifier = "window"
            view.accessibilityIdentifier = "view"
            window.addSubview(view)
            window.makeKeyAndVisible()
            return (window, view)
        }
        hands = Hands(host: host, window: window)
        application.traceHandler = { [weak self] in self?.records.append($0) }
        application.diagnosticHandler = { [weak self] in self?.diagnostics.append($0) }
        perform { build(self) }
    }

    isolated deinit {
        // The application keeps its windows, which know the application.
        for window in application.windows { window.isHidden = true }
    }

    /// Runs code as the app: windows made in it belong to this stage.
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        try application.perform(body)
    }

    /// Lets time pass.
    public func wait(_ seconds: TimeInterval) {
        host.advance(by: seconds)
    }

    // MARK: Building

    /// Adds a view by name.
    /// - Parameters:
    ///   - name: what logs call it.
    ///   - frame: in the coordinates of `superview`.
    ///   - superview: `view` by default.
    @discardableResult
    public func addView(_ name: String, frame: CGRect, in superview: UIView? = nil) -> UIView {
        add(UIView(frame: frame), name, in: superview)
    }

    /// Adds a view of your own by name.
    @discardableResult
    public func add<View: UIView>(_ newView: View, _ name: String, in superview: UIView? = nil) -> View {
        newView.accessibilityIdentifier = name
        (superview ?? view).addSubview(newView)
        return newView
    }

    /// Adds a recognizer of your own by name.
    @discardableResult
    public func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
    ) -> Recognizer {
        recognizer.name = name
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds a tap recognizer by name.
    @discardableResult
    public func tap(
        _ name: String = "tap", count: Int = 1, fingers: Int = 1, on view: UIView? = nil
    ) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = count
        tap.numberOfTouchesRequired = fingers
        return add(tap, name, on: view)
    }

    /// Adds a long press recognizer by name.
    @discardableResult
    public func longPress(_ name: String = "press", on view: UIView? = nil) -> UILongPressGestureRecognizer {
        add(UILongPressGestureRecognizer(), name, on: view)
    }

    /// Adds a pan recognizer by name.
    @discardableResult
    public func pan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer {
        add(UIPanGestureRecognizer(), name, on: view)
    }

    /// Adds a pinch recognizer by name.
    @discardableResult
    public func pinch(_ name: String = "pinch", on view: UIView? = nil) -> UIPinchGestureRecognizer {
        add(UIPinchGestureRecognizer(), name, on: view)
    }

    /// Adds a rotation recognizer by name.
    @discardableResult
    public func rotation(_ name: String = "rotation", on view: UIView? = nil) -> UIRotationGestureRecognizer {
        add(UIRotationGestureRecognizer(), name, on: view)
    }

    /// Adds a swipe recognizer by name.
    @discardableResult
    public func swipe(
        _ name: String = "swipe", _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
        on view: UIView? = nil
    ) -> UISwipeGestureRecognizer {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        swipe.numberOfTouchesRequired = fingers
        return add(swipe, name, on: view)
    }
}
