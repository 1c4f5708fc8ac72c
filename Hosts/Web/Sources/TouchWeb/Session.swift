@_spi(Host) public import TouchCore
public import TouchInput

/// An application that runs in a page: its window, its time, and the input that it has received.
///
/// The same calls give the same records, in a browser and natively.
public final class Session {
    /// The application.
    public let application = UIApplication()
    /// The window of the application.
    public let window: UIWindow
    /// The elements of the application, for assistive technologies.
    let elements = ElementReader()
    private var rests = RestingContacts()

    /// Starts an app at instant 0.
    /// - Parameters:
    ///   - scene: The app.
    ///   - size: The size of the screen, in points.
    ///   - scale: The number of device pixels per point; `nil` for that of a new application.
    ///   - prepare: Called before the app is built, to set a trace handler.
    public init(_ scene: WebScene, size: CGSize, scale: CGFloat?, prepare: (UIApplication) -> Void) {
        let frame = CGRect(origin: .zero, size: size)
        application.host.setScreen(bounds: frame, scale: scale)
        application.naming = PlaceNames()
        application.diagnosticHandler = { _ in }  // The trace contains them.
        application.supportsIndirectInputEvents = true
        application.host.loop = elements
        prepare(application)
        window = application.host.perform {
            let window = scene.makeWindow(frame)
            scene.build(window)
            window.makeKeyAndVisible()
            PlaceNames.nameAll(in: window)
            return window
        }
    }

    /// The instant at which to advance; `nil` for never.
    public var wakeInstant: Instant? {
        guard let rest = rests.wakeInstant else { return application.host.wakeInstant }
        guard let wake = application.host.wakeInstant, wake < rest else { return rest }
        return wake
    }

    /// Takes the window from the screen; the session is not to be used afterwards.
    public func close() {
        application.traceHandler = nil
        application.host.loop = nil
        application.host.perform {
            window.isHidden = true
            window.rootViewController = nil
        }
    }

    /// Receives input of the page, after samples of fingers that rested before it.
    public func receive(_ frame: InputFrame) {
        passRests(until: frame.instant)
        rests.follow(frame)
        pass(frame)
    }

    /// Advances time, firing the timers that are due and adding samples of fingers that rest.
    public func advance(to instant: Instant) {
        passRests(until: instant)
        application.host.advanceToWakes(until: instant)
        application.host.advance(to: instant)
    }

    /// Changes the size of the screen and of the window.
    public func resize(to size: CGSize, scale: CGFloat?) {
        let frame = CGRect(origin: .zero, size: size)
        application.host.setScreen(bounds: frame, scale: scale)
        application.host.perform { window.frame = frame }
    }

    private func passRests(until instant: Instant) {
        for frame in rests.advance(to: instant) { pass(frame) }
    }

    /// Passes input on that has its samples of fingers that rest, after the timers that are due before it.
    package func pass(_ frame: InputFrame) {
        application.host.advanceToWakes(until: frame.instant)
        application.host.receive(frame)
    }
}
